// Package asset reads the files that come beside the program: texts and charts.
// The script that starts it fetches at the same time what the first screen needs, and
// the others after it; where one is read before it has come, the page waits for it.
// Of those that the program fetches itself it knows what is in them.
package asset

import (
	"encoding/json"
	"fmt"

	"github.com/hack-pad/safejs"
)

// Read is the content of a file, for example "languages/en/texts.json".
func Read(name string) ([]byte, error) {
	value, err := safejs.Global().Call("bretwaldaAsset", name)
	if err != nil {
		return nil, fmt.Errorf("asset: %s: %w", name, err)
	}
	content, err := value.String()
	if err != nil {
		return nil, fmt.Errorf("asset: %s: %w", name, err)
	}
	return []byte(content), nil
}

// Mark is the first sixteen digits of the SHA-256 of a file that is fetched
// later, for example "languages/en/rules/britannia.txt"; "" for one that this release does
// not have.
func Mark(name string) string {
	content, err := Read("later.json")
	if err != nil {
		return ""
	}
	var marks map[string]string
	if json.Unmarshal(content, &marks) != nil {
		return ""
	}
	return marks[name]
}
