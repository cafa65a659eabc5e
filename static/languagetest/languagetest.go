//go:build !js

// Package languagetest invents a language, to test that the client names none.
package languagetest

import (
	"bytes"
	"encoding/json"
	"io/fs"
	"path"
	"regexp"
	"strings"
	"testing"
	"testing/fstest"

	"bretwalda/static/site"
	"bretwalda/static/site/languages"
)

// The invented language: English, with a mark behind every text.
const (
	Code = "qaa" // which belongs to no language
	Name = "Invented"
	Mark = "†"
)

// steer is a line of the rules or of a lesson that nobody reads.
var steer = regexp.MustCompile(`^(#.*|[a-z]+:.*|\s*)$`)

// Site is the site with the invented language: a folder more, and a line of the list.
func Site(t testing.TB) fstest.MapFS {
	t.Helper()
	first := languages.All()[0].Code
	files := fstest.MapFS{}
	err := fs.WalkDir(site.Files, ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		content, err := site.Files.ReadFile(name)
		if err != nil {
			return err
		}
		files[name] = &fstest.MapFile{Data: content}
		if file, own := strings.CutPrefix(name, languages.Folder+first+"/"); own {
			if path.Ext(file) == ".json" {
				content, err = markTexts(content)
			} else {
				content = markLines(content)
			}
			files[languages.Folder+Code+"/"+file] = &fstest.MapFile{Data: content}
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	list := files[languages.List]
	list.Data = append(bytes.Clone(list.Data), Code+" "+Name+"\n"...)
	return files
}

// markTexts marks the texts of a file of keys and texts, but for what goes before nouns.
func markTexts(content []byte) ([]byte, error) {
	var texts map[string]string
	if err := json.Unmarshal(content, &texts); err != nil {
		return nil, err
	}
	for key, text := range texts {
		if !strings.HasPrefix(key, "join.") {
			texts[key] = text + Mark
		}
	}
	var written bytes.Buffer
	e := json.NewEncoder(&written)
	e.SetEscapeHTML(false) // texts have no escapes
	err := e.Encode(texts)
	return written.Bytes(), err
}

func markLines(content []byte) []byte {
	lines := strings.Split(string(content), "\n")
	for i, line := range lines {
		if !steer.MatchString(line) {
			lines[i] = line + Mark
		}
	}
	return []byte(strings.Join(lines, "\n"))
}
