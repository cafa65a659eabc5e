package store

import (
	"bytes"
	"encoding/json"
	"errors"
	"slices"

	"bretwalda/engine"
)

// The file that carries all matches: JSON, so that people can read it.
const (
	fileFormat  = "bretwalda matches"
	fileVersion = 1

	// MaxFile is the longest file that is read, in bytes.
	MaxFile    = 64 << 20
	maxRecords = 20_000
	maxRecord  = 1 << 20 // bytes
)

type file struct {
	Format  string   `json:"format"`
	Version int      `json:"version"`
	Release string   `json:"release"` // of Bretwalda, for whoever reads the file
	Matches []Record `json:"matches"`
	Broken  []Broken `json:"broken,omitempty"` // as they are, so that nothing is left behind
}

// foreign is a file that somebody else may have written.
type foreign struct {
	Format  string                `json:"format"`
	Version int                   `json:"version"`
	Matches list[json.RawMessage] `json:"matches"`
	Broken  list[Broken]          `json:"broken"`
}

// list is as long as maxRecords at most: a file that counts on a small thing many
// times is refused before they are made.
type list[T any] []T

func (l *list[T]) UnmarshalJSON(b []byte) error {
	rows := json.NewDecoder(bytes.NewReader(b))
	switch start, err := rows.Token(); {
	case err != nil || start == nil: // null is no list and no error
		return err
	case start != json.Delim('['):
		return ErrForeign
	}
	for rows.More() {
		if len(*l) == maxRecords {
			return ErrTooLarge
		}
		var row T
		if err := rows.Decode(&row); err != nil {
			return err
		}
		*l = append(*l, row)
	}
	return nil
}

// Errors of ReadFile; each has a text of its own.
var (
	ErrForeign   = errors.New("store: not a file of matches")
	ErrNewerFile = errors.New("store: a file of a newer version")
	ErrTooLarge  = errors.New("store: a file too large")
)

// File is all records as a file, and what is broken as it is, if it can be read.
func File(records []Record, broken []Broken) []byte {
	broken = slices.DeleteFunc(slices.Clone(broken), Broken.Unread)
	b, err := json.MarshalIndent(file{fileFormat, fileVersion, engine.Version, records, broken}, "", " ")
	if err != nil {
		panic("store: " + err.Error()) // a record holds only strings and numbers
	}
	return b
}

// ReadFile lists the records of a file that File wrote, and counts what is in it
// besides and cannot be read. Links are not looked at. Its errors are ErrForeign,
// ErrNewerFile and ErrTooLarge.
func ReadFile(b []byte) (records []Record, bad int, err error) {
	if len(b) > MaxFile {
		return nil, 0, ErrTooLarge
	}
	var f foreign
	switch err := json.Unmarshal(b, &f); {
	case errors.Is(err, ErrTooLarge):
		return nil, 0, ErrTooLarge
	case err != nil || f.Format != fileFormat || f.Version < 1:
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
		if len(text) > maxRecord {
			bad++
		} else if r, err := Read("", text); err != nil || !r.seated() {
			bad++
		} else {
			records = append(records, r)
		}
	}
	return records, bad, nil
}

// seated reports whether a record has no more of anything than a match can have.
func (r Record) seated() bool {
	for _, n := range []int{len(r.Mine), len(r.Seats), len(r.Keys), len(r.Twins), len(r.Wishes), len(r.About.Players), len(r.About.Won)} {
		if n > engine.MaxSeats {
			return false
		}
	}
	return len(r.Sent) <= MaxSent && (r.Digest == nil || len(r.Digest.Seats) <= engine.MaxSeats)
}
