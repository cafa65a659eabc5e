// Package policy says what a page of the site may load and run: what comes from
// its own host, and nothing else.
package policy

import "strings"

// directives is the policy of every page and worker, in the order it is written.
// Scripts are files, never text in the page; WebAssembly is compiled. Attributes
// may carry styles, as go-app writes them: where a piece stands, how long a bar
// is. Style sheets hold small pictures (data:).
var directives = []string{
	"default-src 'none'",
	"script-src 'self' 'wasm-unsafe-eval'",
	"style-src 'self'",
	"style-src-attr 'unsafe-inline'",
	"img-src 'self' data:",
	"font-src 'self'",
	"connect-src 'self'",
	"worker-src 'self'",
	"manifest-src 'self'",
	"object-src 'none'",
	"base-uri 'none'",
	"form-action 'none'",
}

// Page is the policy as a page carries it itself, so that it holds on any host.
func Page() string { return strings.Join(directives, "; ") }

// Headers are what a host that can send headers adds: the policy for workers too,
// which have no page to carry it, and what no page can ask for itself: not to be
// framed by another, and files taken for what they are called.
func Headers() [][2]string {
	return [][2]string{
		{"Content-Security-Policy", Page() + "; frame-ancestors 'none'"},
		{"X-Content-Type-Options", "nosniff"},
		{"Referrer-Policy", "no-referrer"},
	}
}
