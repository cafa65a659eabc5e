package client

import (
	"errors"

	"bretwalda/engine/match"
)

// checked is what was found of a match, as its link was.
type checked struct {
	report match.Report
	err    error
	audit  Audit
	link   string
}

// Audit is what can be said of the protected hands of a match.
type Audit struct {
	Rounds int               // that have decks; or how often a side has hidden something
	Open   int               // of these, those whose keys were all shown, and in which nobody has cheated
	Cheat  *match.CheatError // who was found to have cheated, or nil
	Err    error             // why nothing can be said
}

// Verify checks the match at hand; see match.Verify. It is checked once for
// each state of it.
func (t *Table) Verify() (match.Report, error) {
	t.checked = t.checked.check(t.match, t.Text())
	return t.checked.report, t.checked.err
}

// Audit audits the hands of the match at hand, once for each state of it.
func (t *Table) Audit() Audit {
	t.checked = t.checked.check(t.match, t.Text())
	return t.checked.audit
}

// check gives what was found of the match as it is; it looks again where it is another.
func (c *checked) check(m *match.Match, link string) *checked {
	if c != nil && c.link == link {
		return c
	}
	report, err := match.Verify(m)
	return &checked{report, err, auditOf(m), link}
}

// auditOf audits the hands of a match.
func auditOf(m *match.Match) Audit {
	var a Audit
	a.Rounds, a.Open = m.Concealments()
	for _, r := range m.Hands() {
		if a.Rounds++; r.Open {
			a.Open++
		}
	}
	if err := m.Verdict(); !errors.As(err, &a.Cheat) {
		a.Err = err
	}
	return a
}
