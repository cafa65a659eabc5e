// Package site holds the page around the client: the shell that is painted
// first, its loader, the service worker, icons, styles and the manifest.
//
// index.html, service-worker.js and manifest.webmanifest are templates that a
// release fills in, lost.html one that becomes part of the worker. The style sheets are
// served as one with those of families of games, and package languages says what comes of its files. Every other file
// here is served as it is.
package site

import "embed"

//go:embed *
var Files embed.FS

// Styles lists the style sheets in the order in which they are served: what comes
// later has the last word.
var Styles = []string{
	"shell.css", "board.css", "bots.css", Families, "follow.css", "fonts.css", "learn.css",
	"motion.css", "bylink.css", "worth.css", "sheet.css", "storage.css",
	"style.css", "pages.css", "table.css", "drawers.css", "shapes.css", "stage.css", "type.css", "desk.css", "access.css",
}

// Families is among the Styles for the sheets that are with the families of games.
const Families = "(families)"
