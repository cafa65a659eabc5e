package release

import (
	"encoding/json"
	"fmt"
	"io/fs"
)

// Language is one language of the shell.
type Language struct {
	Code  string            // as in the lang attribute
	Words map[string]string // by key
}

// codes lists the languages of the shell in the order they are offered.
var codes = []string{"en", "es", "it"}

// readWords reads the texts of the shell.
func readWords(static fs.FS) ([]Language, error) {
	b, err := fs.ReadFile(static, "words.json")
	if err != nil {
		return nil, fmt.Errorf("release: %w", err)
	}
	var words map[string]map[string]string
	if err := json.Unmarshal(b, &words); err != nil {
		return nil, fmt.Errorf("release: words.json: %w", err)
	}
	var all []Language
	for _, code := range codes {
		if words[code] == nil {
			return nil, fmt.Errorf("release: words.json has no %q", code)
		}
		all = append(all, Language{Code: code, Words: words[code]})
	}
	return all, nil
}
