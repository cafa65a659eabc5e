package client

import "bretwalda/engine/match"

// checked is what was found of a match of so many choices.
type checked struct {
	report match.Report
	err    error
	at     int
	begun  bool
}

// Verify checks the match at hand; see match.Verify. It is checked once for
// each state of it.
func (t *Table) Verify() (match.Report, error) {
	if c := t.checked; c != nil && c.at == t.match.Len() && c.begun == t.match.Begun() {
		return c.report, c.err
	}
	report, err := match.Verify(t.match)
	t.checked = &checked{report, err, t.match.Len(), t.match.Begun()}
	return report, err
}
