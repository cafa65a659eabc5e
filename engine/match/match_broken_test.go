package match

import (
	"slices"
	"testing"

	"bretwalda/engine"
	"bretwalda/engine/dice"
	"bretwalda/engine/internal/toy"
)

// tampered is a whole race by link whose log a changed program may edit.
func tampered(t *testing.T, kind dice.Kind) *Match {
	t.Helper()
	setup := engine.DefaultSetup(toy.Game())
	setup.Seats = 2
	m, err := Invite(toy.Game(), setup, []Player{{}, {Kind: Vacant}}, 0, dice.Source{Kind: kind, Seed: 3})
	if err != nil {
		t.Fatal(err)
	}
	for seat := range engine.Seat(2) {
		if err := m.Claim(seat, "x", dice.Token{byte(seat) + 1}); err != nil {
			t.Fatal(err)
		}
	}
	if err := m.Begin(); err != nil {
		t.Fatal(err)
	}
	for !m.Turn().Over() {
		if _, err := m.Do(dice.Draw(3, m.Len(), len(m.Legal()))); err != nil {
			t.Fatal(err)
		}
	}
	return m
}

// A match in memory whose log is not what its header, tokens and choices give
// is broken, and the report says where.
func TestAReportFindsBrokenChoices(t *testing.T) {
	for _, kind := range []dice.Kind{dice.Chained, dice.Sealed} {
		if r, err := Verify(tampered(t, kind)); err != nil || !r.Sound() {
			t.Fatalf("%v: %v, broken at %d", kind, err, r.Broken)
		}
		roll := func(m *Match) int {
			n := slices.IndexFunc(m.log, func(e Entry) bool { return e.Seat == engine.Nature && !e.Forced() })
			return n + 1 + slices.IndexFunc(m.log[n+1:], func(e Entry) bool { return e.Seat == engine.Nature && !e.Forced() })
		}
		for name, edit := range map[string]func(m *Match) int{
			"another face": func(m *Match) int {
				n := roll(m)
				m.log[n].Rank = (m.log[n].Rank + 1) % 6
				return n
			},
			"another face in words only": func(m *Match) int {
				n := roll(m)
				m.log[n].Choice.Count = m.log[n].Choice.Count%6 + 1
				return n
			},
			"another holder": func(m *Match) int {
				n := roll(m)
				m.log[n].Holder = 1 - m.log[n].Holder
				return n
			},
			"a choice out of the list": func(m *Match) int {
				n := roll(m) - 1
				m.log[n].Rank = 999
				return n
			},
		} {
			m := tampered(t, kind)
			n := edit(m)
			if r, err := Verify(m); err != nil || r.Broken != n || r.Sound() {
				t.Errorf("%v, %s: broken at %d, not %d: %v", kind, name, r.Broken, n, err)
			}
		}
		m := tampered(t, kind)
		m.chains[1] = dice.Forge(3, 1, dice.Token{99})
		if r, err := Verify(m); err != nil || r.Broken < 0 {
			t.Errorf("%v: the dice come from other tokens and are not broken: %v", kind, err)
		}
	}
}
