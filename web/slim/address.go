package slim

import (
	"net/url"
	"strings"
)

// This file is also one of the copy of go-app: a page asks for its address there.

// addressOf reads the address of a page, which may have any bytes behind its "#":
// a percent sign that begins no byte stands for itself. Text that is no address
// even so leads to the first page.
func addressOf(raw string) *url.URL {
	u, err := url.Parse(mended(raw))
	if err != nil {
		return &url.URL{}
	}
	return u
}

// mended writes out the percent signs that begin no byte.
func mended(raw string) string {
	const hex = "0123456789abcdefABCDEF"
	var b strings.Builder
	for i := 0; i < len(raw); i++ { // go-app is of a Go that counts no other way
		b.WriteByte(raw[i])
		if raw[i] == '%' && (i+2 >= len(raw) || strings.IndexByte(hex, raw[i+1]) < 0 || strings.IndexByte(hex, raw[i+2]) < 0) {
			b.WriteString("25")
		}
	}
	return b.String()
}
