package store

import (
	"cmp"
	"errors"
	"slices"
	"strings"
)

// Store keeps texts by name until the person or the browser deletes them.
// A change is there for good once its method has returned nil.
type Store interface {
	// All lists the texts of every match by id, "" for one that cannot be read.
	All() (map[string]string, error)
	// Load is the text of a match; ErrGone when there is none, ErrUnread when it
	// cannot be read.
	Load(id string) (string, error)
	// Save writes a record, but only over the one that it follows: ErrChanged
	// when another one is there, ErrGone when there is none, and nothing is
	// written.
	Save(r Record) error
	// Delete forgets a match. It is no error when there is none.
	Delete(id string) error
	// Settings is the text of the settings, or "".
	Settings() (string, error)
	// SaveSettings writes the text of the settings.
	SaveSettings(text string) error
}

// Errors of a store that cannot do what is asked.
var (
	ErrChanged = errors.New("store: the match was changed elsewhere")
	ErrGone    = errors.New("store: no such match")
	ErrFull    = errors.New("store: no room left")
	ErrRefused = errors.New("store: storage is refused")
	ErrNewer   = errors.New("store: stored by a newer version")
	ErrUnread  = errors.New("store: what is stored cannot be read")
)

// Follows is nil when a record may be written over the stored text, which is ""
// when there is none; else ErrGone or ErrChanged. A text that cannot be read is
// never written over.
func (r Record) Follows(stored string) error {
	switch {
	case stored == "" && r.Writes == 1:
		return nil
	case stored == "":
		return ErrGone
	}
	if old, err := Read(r.ID, stored); err != nil || old.Writes != r.Writes-1 {
		return ErrChanged
	}
	return nil
}

// Broken is a stored text that is no record, or none that this version knows.
type Broken struct {
	ID    string `json:"id"`
	Text  string `json:"text"` // "" when the browser itself cannot read it
	Newer bool   `json:"-"`    // a newer version has written it
}

// Unread reports whether there is no text to copy.
func (b Broken) Unread() bool { return b.Text == "" }

// ReadEach lists the texts of matches that are read one by one, for when they
// cannot be read at once: what cannot be read is "", and costs no other match. Any
// other error concerns the store, not a match.
func ReadEach(ids []string, load func(id string) (string, error)) (map[string]string, error) {
	texts := map[string]string{}
	for _, id := range ids {
		text, err := load(id)
		switch {
		case errors.Is(err, ErrGone): // deleted meanwhile
		case err != nil && !errors.Is(err, ErrUnread):
			return nil, err
		default:
			texts[id] = text
		}
	}
	return texts, nil
}

// Sort puts the newest first.
func Sort(records []Record) {
	slices.SortFunc(records, func(a, b Record) int {
		return cmp.Or(cmp.Compare(b.Updated, a.Updated), strings.Compare(a.ID, b.ID))
	})
}

// Arrange reads all texts: records with the newest first, and what is broken.
func Arrange(texts map[string]string) (records []Record, broken []Broken) {
	for id, text := range texts {
		if r, err := Read(id, text); err == nil {
			records = append(records, r)
		} else {
			broken = append(broken, Broken{id, text, errors.Is(err, ErrNewer)})
		}
	}
	Sort(records)
	slices.SortFunc(broken, func(a, b Broken) int { return strings.Compare(a.ID, b.ID) })
	return records, broken
}
