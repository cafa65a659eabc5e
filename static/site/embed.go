// Package site holds the page around the client: the shell that is painted
// first, its loader, the service worker, icons, styles and the manifest.
//
// index.html, service-worker.js and manifest.webmanifest are templates that a
// release fills in; words.json has the texts of the shell by language and key.
// Every other file here is served as it is, the style sheets all of them on the
// first page.
package site

import "embed"

//go:embed *
var Files embed.FS
