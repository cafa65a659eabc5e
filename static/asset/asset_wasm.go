// Package asset reads the files that come beside the program: texts and charts.
// They are fetched at the same time, by the script that starts it, and are there
// before it runs.
package asset

import (
	"fmt"

	"github.com/hack-pad/safejs"
)

// Read is the content of a file, for example "texts/en.json".
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
