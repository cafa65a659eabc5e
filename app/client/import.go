package client

import (
	"errors"

	"bretwalda/app/store"
	"bretwalda/engine"
	"bretwalda/engine/link"
	"bretwalda/engine/match"
)

// ImportFile lets the person choose a file of matches.
type ImportFile struct{}

func (ImportFile) Apply(*Model) []Command { return []Command{ChooseFile{}} }

// FileChosen is the file a person chose.
type FileChosen struct {
	Bytes []byte
	Err   error
}

func (FileChosen) report() {}

// Apply keeps every match of a file that is not kept yet. Those that
// cannot be opened are counted; those kept stay as they are, but that keys of
// seats come back. A file may also be a single match that a friend hands over.
func (msg FileChosen) Apply(m *Model) []Command {
	if msg.Err != nil {
		m.warn("import.error.damaged")
		return nil
	}
	records, bad, err := store.ReadFile(msg.Bytes)
	switch {
	case errors.Is(err, store.ErrNewerFile):
		m.warn("import.error.newerVersion")
		return nil
	case errors.Is(err, store.ErrTooLarge):
		m.warn("import.error.tooLarge")
		return nil
	case err != nil:
		if found, err := link.Extract(string(msg.Bytes)); err == nil {
			return []Command{Go{Fragment: found}}
		}
		m.warn("import.error.foreign")
		return nil
	}
	var commands []Command
	come := map[string]bool{}
	known := 0
	m.unsaved = 0
	for _, r := range records {
		a := m.readLink(r.Link, nil)
		if a.Code != "" {
			bad++
			continue
		}
		k := m.resolve(a, false)
		restored := k.restore(r, a.storedMatch == nil)
		save, err := m.World.next(k.record, k.match)
		if err != nil || k.same && !restored || come[save.Link] {
			known++
			continue
		}
		come[save.Link] = true
		commands = append(commands, Save{save})
		if a.Relation != match.Continues {
			m.putRecord(save)
		}
	}
	m.notify("import.done", "count", len(commands))
	if known > 0 {
		m.addLine("import.known", "count", known)
	}
	if bad > 0 {
		m.addLine("import.bad", "count", bad)
		m.Notice.Error = true
	}
	return commands
}

// restore takes keys and seats back from a record of the person's own file, and
// all else that it notes where there was none. It reports whether anything came
// back.
func (k *resolution) restore(r store.Record, fresh bool) bool {
	if fresh {
		k.record.Daily = r.Daily
	}
	if !k.match.ByLink() {
		return false
	}
	back := false
	for _, n := range r.Mine {
		seat := engine.Seat(n)
		if _, held := k.record.Key(seat); held && k.record.Plays(seat) || k.record.Plays(seat) && !k.match.Dice().Kind.Tokens() {
			continue
		}
		if secret, ok := r.Key(seat); ok && (!k.match.Dice().Kind.Tokens() || k.match.Hold(seat, secret) == nil) {
			k.record, back = k.record.Claim(seat, secret).Twin(seat), true
		}
	}
	if fresh {
		k.record.Seats, k.record.Seen, k.record.Sent, k.record.Wishes = r.Seats, r.Seen, r.Sent, r.Wishes
	}
	return back
}
