package release

import (
	"bytes"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"html/template"
	"io/fs"
)

// lost is the page with which the worker answers where neither a cache nor the
// network has the shell. It is one file without any other, and part of the worker.
const lost = "lost.html"

// lostPage writes that page in all languages, and the policy under which only its
// own script and styles count. Both are texts of JavaScript.
func lostPage(static fs.FS, languages []Language) (page, rules string, err error) {
	t, err := template.ParseFS(static, lost)
	if err != nil {
		return "", "", fmt.Errorf("release: %w", err)
	}
	var b bytes.Buffer
	if err := t.Execute(&b, languages); err != nil {
		return "", "", fmt.Errorf("release: %w", err)
	}
	rules = fmt.Sprintf("default-src 'none'; script-src %s; style-src %s", source(b.Bytes(), "script"), source(b.Bytes(), "style"))
	return quoted(b.String()), quoted(rules), nil
}

// source names the text of an element by its hash, as a policy does.
func source(page []byte, element string) string {
	_, text, _ := bytes.Cut(page, []byte("<"+element+">"))
	text, _, _ = bytes.Cut(text, []byte("</"+element+">"))
	sum := sha256.Sum256(text)
	return "'sha256-" + base64.StdEncoding.EncodeToString(sum[:]) + "'"
}

// quoted is a text as JavaScript writes it.
func quoted(text string) string {
	b, err := json.Marshal(text)
	if err != nil {
		panic(err) // a string is always written
	}
	return string(b)
}
