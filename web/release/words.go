package release

import (
	"encoding/json"
	"fmt"
	"html/template"
	"io/fs"
	"path"
	"slices"
	"strings"

	"bretwalda/static/site/languages"
)

// Language is one language of the shell.
type Language struct {
	languages.Language
	Words map[string]string // by key
	Home  template.HTML     // the first screen
}

// readLanguages reads the list of languages and the words of the shell in each. Every
// folder has its line in the list.
func readLanguages(static fs.FS) ([]Language, error) {
	list, err := fs.ReadFile(static, languages.List)
	if err != nil {
		return nil, fmt.Errorf("release: %w", err)
	}
	listed, err := languages.Parse(string(list))
	if err != nil {
		return nil, fmt.Errorf("release: %w", err)
	}
	var all []Language
	for _, l := range listed {
		b, err := fs.ReadFile(static, languages.Shell(l.Code))
		if err != nil {
			return nil, fmt.Errorf("release: %w", err)
		}
		var words map[string]string
		if err := json.Unmarshal(b, &words); err != nil {
			return nil, fmt.Errorf("release: %s: %w", languages.Shell(l.Code), err)
		}
		home, err := firstScreen(l.Code)
		if err != nil {
			return nil, err
		}
		all = append(all, Language{l, words, home})
	}
	folders, err := fs.ReadDir(static, path.Clean(languages.Folder))
	if err != nil {
		return nil, fmt.Errorf("release: %w", err)
	}
	for _, f := range folders {
		if f.IsDir() && !slices.ContainsFunc(listed, func(l languages.Language) bool { return l.Code == f.Name() }) {
			return nil, fmt.Errorf("release: %s does not list %s", languages.List, f.Name())
		}
	}
	return all, nil
}

// besides reports whether a file is no part of the site by itself: it comes in Data, or
// in the page.
func besides(name string) bool {
	return name == languages.List || strings.HasPrefix(name, languages.Folder) && path.Base(name) == "shell.json"
}

// say puts the words of all languages in place of the key that a member of the manifest
// has: those of the first language, and the others beside it.
func say(object map[string]any, member string, all []Language) error {
	key, _ := object[member].(string)
	others := map[string]string{}
	for i, l := range all {
		words, ok := l.Words[key]
		switch {
		case !ok:
			return fmt.Errorf("release: the manifest says %q, which %s has no words for", key, l.Code)
		case i == 0:
			object[member] = words
		default:
			others[l.Code] = words
		}
	}
	object[member+"_localized"] = others
	return nil
}
