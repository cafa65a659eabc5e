// Package texts holds what people read, one file of keys and texts a language.
// Package app/text explains how a text is written.
package texts

import "embed"

// Files holds a file CODE.json for each language.
//
//go:embed *.json
var Files embed.FS
