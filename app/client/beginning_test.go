package client

import (
	"testing"

	"bretwalda/engine"
	"bretwalda/engine/games"
	"bretwalda/engine/match"
)

// TestWhatOnePlaysIsToldBeforeOthersMove: at a table of one person and bots that begin, as
// in a day's match. Where all play to each trick the bots go on: the person decides soon.
func TestWhatOnePlaysIsToldBeforeOthersMove(t *testing.T) {
	for _, g := range games.All() {
		p := &page{t: t, store: &memoryStore{texts: map[string]string{}}, games: []engine.Game{g}, patient: true}
		p.start()
		p.tell(Goto{AtNew}, SetKind{0, match.Easy}, SetKind{1, match.Easy}, SetKind{2, match.Person}, StartMatch{})
		table := p.m.Table
		if table == nil || table.User < 0 {
			continue // of two players
		}
		waits := table.Stopped()
		if tricks := table.Kinds.Trick >= 0; table.BotTurn() && waits == tricks {
			t.Errorf("%s: bots wait: %v", g.ID(), waits)
		}
		if !waits {
			continue
		}
		if !Begins(table) || p.asked != nil {
			t.Errorf("%s: nothing is told before they move", g.ID())
		}
		if p.tell(SawBeginning{}); Begins(table) || table.Stopped() || p.asked == nil {
			t.Errorf("%s: a touch does not let the bots go on", g.ID())
		}
	}
}

// TestAHouseIsIntroducedOnce: all houses want the same, so the one person of a device is told in
// their first match alone, until tips are to come again.
func TestAHouseIsIntroducedOnce(t *testing.T) {
	p := emptyPage(t)
	p.games = []engine.Game{games.ByID("brian-boru")}
	p.start()
	for n, want := range []bool{true, false, true} {
		if n == 2 {
			p.tell(TipsAgain{})
		}
		p.tell(Goto{AtNew}, SetKind{0, match.Person}, SetKind{1, match.Easy}, SetKind{2, match.Easy}, SetKind{3, match.Easy}, StartMatch{})
		begun := p.m.Table.begun != 0
		if begun == want || p.m.Table.person() != 0 {
			t.Errorf("match %d: it is told: %v", n, !begun)
		}
		p.untilPerson()
		p.tell(SawBeginning{})
	}
}
