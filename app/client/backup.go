package client

import "bretwalda/app/store"

// When a person is reminded to save all matches to a file.
const (
	manyMatches = 5                 // begun or played on since the last time
	longAgo     = 7 * 24 * 3600_000 // milliseconds since the last time, with a match played since
)

// PutOffBackup hides the reminder to save all matches to a file for a while.
type PutOffBackup struct{}

func (PutOffBackup) Apply(m *Model) []Command { return m.backedUp() }

// askToKeep asks the browser, once, to keep what is stored: when a match has come
// to be stored, so that there is a reason, and not for a choice, since some
// browsers ask the person.
func (m *Matches) askToKeep() []Command {
	if m.asked || m.Lasting {
		return nil
	}
	m.asked = true
	return []Command{Persist{}}
}

// Persisted is whether the browser will not clear what is stored. From a refusal on
// the days are counted.
type Persisted struct{ Lasting bool }

func (Persisted) report() {}

func (msg Persisted) Apply(m *Model) []Command {
	if m.Lasting = msg.Lasting; !msg.Lasting && m.wanted.Backup == 0 {
		return m.backedUp()
	}
	return nil
}

// backupFile is the name of the file of all matches.
const backupFile = "bretwalda.json"

// ExportAll saves all matches as a file.
type ExportAll struct{}

func (ExportAll) Apply(m *Model) []Command {
	return []Command{WriteFile{backupFile, store.File(m.Records, m.Broken)}}
}

// Written is the result of WriteFile: a link, a table, or all matches.
type Written struct {
	Name string
	Err  error
}

func (Written) report() {}

func (msg Written) Apply(m *Model) []Command {
	m.endHandover(msg.Err == nil)
	switch {
	case msg.Err != nil:
		m.warn("export.failed")
	case msg.Name == backupFile:
		return m.backedUp()
	}
	return nil
}

// backedUp counts again: all matches were saved to a file, or the person has
// been reminded.
func (m *Device) backedUp() []Command {
	m.wanted.Backup = m.World.Now()
	return []Command{m.saveSettings()}
}

// Unsafe is how many matches were played since they were last saved to a file, if
// the browser may delete them and it is time to say so; else 0.
func (m *Matches) Unsafe() int {
	if m.Lasting || m.Storage != nil || m.Settings.Backup == 0 {
		return 0
	}
	played := 0
	for _, r := range m.Records {
		if r.Updated > m.Settings.Backup && !r.About.Branch {
			played++
		}
	}
	if played >= manyMatches || played > 0 && m.World.Now()-m.Settings.Backup > longAgo {
		return played
	}
	return 0
}
