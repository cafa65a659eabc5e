package shelf

import (
	"encoding/json"
	"errors"
)

// The file that carries all matches: JSON, so that people can read it.
const (
	fileFormat  = "bretwalda matches"
	fileVersion = 1
	maxFile     = 64 << 20 // bytes
)

type file[R any] struct {
	Format  string   `json:"format"`
	Version int      `json:"version"`
	Matches []R      `json:"matches"`
	Broken  []Broken `json:"broken,omitempty"` // as they are, so that nothing is left behind
}

// Errors of ReadFile; each has a text of its own.
var (
	ErrForeign   = errors.New("shelf: not a file of matches")
	ErrNewerFile = errors.New("shelf: a file of a newer version")
	ErrTooLarge  = errors.New("shelf: a file too large")
)

// File is all records as a file, and what is broken as it is.
func File(records []Record, broken []Broken) []byte {
	b, err := json.MarshalIndent(file[Record]{fileFormat, fileVersion, records, broken}, "", " ")
	if err != nil {
		panic("shelf: " + err.Error()) // a record holds only strings and numbers
	}
	return b
}

// ReadFile lists the records of a file that File wrote, and counts what is in it
// besides and cannot be read. Links are not looked at. Its errors are ErrForeign,
// ErrNewerFile and ErrTooLarge.
func ReadFile(b []byte) (records []Record, bad int, err error) {
	if len(b) > maxFile {
		return nil, 0, ErrTooLarge
	}
	var f file[json.RawMessage]
	if json.Unmarshal(b, &f) != nil || f.Format != fileFormat || f.Version < 1 {
		return nil, 0, ErrForeign
	}
	if f.Version > fileVersion {
		return nil, 0, ErrNewerFile
	}
	texts := make([]string, 0, len(f.Matches)+len(f.Broken))
	for _, m := range f.Matches {
		texts = append(texts, string(m))
	}
	for _, b := range f.Broken { // a newer version may know how
		texts = append(texts, b.Text)
	}
	for _, text := range texts {
		if r, err := Read("", text); err == nil {
			records = append(records, r)
		} else {
			bad++
		}
	}
	return records, bad, nil
}
