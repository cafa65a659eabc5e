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

type file struct {
	Format  string   `json:"format"`
	Version int      `json:"version"`
	Matches []Record `json:"matches"`
}

// Errors of ReadFile; each has a text of its own.
var (
	ErrForeign   = errors.New("shelf: not a file of matches")
	ErrNewerFile = errors.New("shelf: a file of a newer version")
	ErrTooLarge  = errors.New("shelf: a file too large")
)

// File is all records as a file.
func File(records []Record) []byte {
	b, err := json.MarshalIndent(file{fileFormat, fileVersion, records}, "", " ")
	if err != nil {
		panic("shelf: " + err.Error()) // a record holds only strings and numbers
	}
	return b
}

// ReadFile lists the records of a file that File wrote. Their links are not
// looked at. Its errors are ErrForeign, ErrNewerFile and ErrTooLarge.
func ReadFile(b []byte) ([]Record, error) {
	if len(b) > maxFile {
		return nil, ErrTooLarge
	}
	var f file
	if json.Unmarshal(b, &f) != nil || f.Format != fileFormat || f.Version < 1 {
		return nil, ErrForeign
	}
	if f.Version > fileVersion {
		return nil, ErrNewerFile
	}
	return f.Matches, nil
}
