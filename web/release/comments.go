package release

import (
	"bytes"
	"path"
	"regexp"
)

// sheetComment is a comment of a style sheet, with the rest of its line where it has that to
// itself.
var sheetComment = regexp.MustCompile(`(?s)(?:\n[ \t]*)?/\*.*?\*/`)

// scriptComment is a comment of a script that has its line to itself.
var scriptComment = regexp.MustCompile(`(?m)^[ \t]*//.*\n`)

// emptyLines are lines with nothing on them.
var emptyLines = regexp.MustCompile(`\n\s*\n`)

// uncommented is a script or a style sheet without its comments, which are a fifth of what
// browsers would fetch of it; other files are as they are.
func uncommented(name string, content []byte) []byte {
	switch path.Ext(name) {
	case ".css":
		content = sheetComment.ReplaceAll(content, nil)
	case ".js":
		content = scriptComment.ReplaceAll(content, nil)
	default:
		return content
	}
	return append(bytes.TrimSpace(emptyLines.ReplaceAll(content, []byte("\n"))), '\n')
}
