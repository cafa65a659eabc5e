package browser

import (
	"net/url"

	"github.com/chromedp/cdproto/storage"
)

// Quota lets the site store no more than so many bytes in all, or, when it is
// negative, as many as before. It needs Quotas.
func Quota(p *Page, bytes float64) {
	p.t.Helper()
	p.needs(Quotas)
	at, err := url.Parse(p.URL())
	if err != nil {
		p.fail("set a quota: %v", err)
	}
	limit := storage.OverrideQuotaForOriginParams{Origin: at.Scheme + "://" + at.Host}
	if bytes >= 0 {
		limit.QuotaSize = &bytes
	}
	if err := call(p.ctx, storage.OverrideQuotaForOrigin, limit); err != nil {
		p.fail("set a quota: %v", err)
	}
}
