package worker

import (
	"bretwalda/app/botworker"
	"testing"

	"bretwalda/engine"
	"bretwalda/engine/dice"
	"bretwalda/engine/games"
	"bretwalda/engine/link"
	"bretwalda/engine/match"
)

// together is a match by link of two people on one device with two bots, played
// until bots have made so many choices; people choose at random. Rigged, the device
// makes another choice for the first bot that could do otherwise.
func together(t *testing.T, kind dice.Kind, choices int, rigged bool) (m *match.Match, at int) {
	t.Helper()
	g := games.ByID("britannia-2008")
	players := []match.Player{{}, {Kind: match.Easy}, {Kind: match.Medium}, {}}
	m, err := match.Invite(g, engine.DefaultSetup(g), players, 0, dice.Source{Kind: kind, Seed: 7})
	if err != nil {
		t.Fatal(err)
	}
	for _, seat := range []engine.Seat{0, 3} {
		if err := m.Claim(seat, "Ann", dice.Token{byte(seat) + 1}); err != nil {
			t.Fatal(err)
		}
	}
	if err := m.Begin(); err != nil {
		t.Fatal(err)
	}
	at = -1
	for made := 0; made < choices; {
		seat := m.Turn().Seat
		if seat == engine.Nature {
			if _, err := m.Continue(); err != nil {
				t.Fatal(err)
			}
			continue
		}
		if _, ok := fixed(m, m.Len(), seat); !ok {
			if _, err := m.Do(dice.Draw(3, m.Len(), len(m.Legal()))); err != nil {
				t.Fatal(err)
			}
			continue
		}
		text, err := link.Encode(m)
		if err != nil {
			t.Fatal(err)
		}
		h, _ := m.Header()
		a := New(games.Revisions()).Think(botworker.Question{Link: text, Kind: h.Players[seat].Kind}, never)
		if a.Fault != "" {
			t.Fatal(a.Fault)
		}
		for _, rank := range a.Ranks[:1] { // the page is closed after each, and asks again
			if rigged && at < 0 && made > choices/2 && len(m.Legal()) > 1 {
				at, rank = m.Len(), (rank+1)%len(m.Legal())
			}
			if _, err := m.Do(rank); err != nil {
				t.Fatal(err)
			}
			made++
		}
	}
	return m, at
}

// Every device finds the choices of bots again, also those of a page that was
// closed in the middle of a turn, and the one that was put in their place.
func TestBotsByLinkAreFoundAgain(t *testing.T) {
	for _, kind := range []dice.Kind{dice.Chained, dice.Sealed} {
		m, _ := together(t, kind, 24, false)
		if n, whole := Differs(m, 0, never); n != -1 || !whole {
			t.Errorf("%s: choice %d is another, %v", kind, n, whole)
		}
		m, at := together(t, kind, 24, true)
		text, err := link.Encode(m)
		if err != nil {
			t.Fatal(err)
		}
		a := New(games.Revisions()).Think(botworker.Question{Link: text, Check: true}, never)
		if !a.Whole || a.Differs != at {
			t.Errorf("%s: choice %d was put in the place of a bot's, found is %+v", kind, at, a)
		}
	}
}

// amended is a match by link of three people on one device with a bot, in which they
// settle much besides the rules, each in the middle of a turn: they refuse, they undo
// what a bot has chosen, one has a bot go on with the turn they have begun, and one
// hands the seat on. It is played until bots have made so many choices since. Rigged,
// the device makes another choice for a bot that could do otherwise after all that.
func amended(t *testing.T, kind dice.Kind, chance uint64, choices int, rigged bool) (m *match.Match, at int) {
	t.Helper()
	g := games.ByID("britannia-2008")
	m, err := match.Invite(g, engine.DefaultSetup(g), []match.Player{{}, {Kind: match.Easy}, {}, {}}, 0, dice.Source{Kind: kind, Seed: chance})
	must := func(err error) {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
	}
	must(err)
	for _, seat := range []engine.Seat{0, 2, 3} {
		must(m.Claim(seat, string(rune('A'+seat)), dice.Token{byte(seat) + 1}))
	}
	must(m.Begin())
	agree := func() {
		for m.Proposal() != nil {
			must(m.Agree(m.Proposal().Asked[0]))
		}
	}
	greet := func() {
		for m.AwaitsAmendment() {
			must(m.Greet(m.Awaits()))
		}
	}
	rewind := match.Change{Kind: match.Rewind}
	due := []struct {
		seat engine.Seat // in whose turn
		does func()
	}{
		{1, func() {
			must(m.Propose(2, rewind))
			must(m.Refuse(0))
		}},
		{1, func() {
			must(m.Propose(0, rewind))
			agree()
		}},
		{3, func() { must(m.Leave(match.Change{Kind: match.Deputize, Seat: 3, Bot: match.Easy})) }},
		{3, func() {
			must(m.Propose(2, rewind))
			agree()
		}},
		{1, func() {
			must(m.Leave(match.Change{Kind: match.Vacate, Seat: 2}))
			must(m.Succeed(2, "Dora", dice.Token{77}))
			greet()
		}},
	}
	at = -1
	for made, since := 0, 0; made < choices || len(due) > 0; {
		seat := m.Turn().Seat
		if log := m.Log(); len(due) > 0 && seat == due[0].seat && len(log) > since+1 && log[len(log)-1].Seat == seat && log[len(log)-2].Seat == seat {
			due[0].does()
			due, made, since = due[1:], 0, m.Len()
			continue
		}
		kind, ok := fixed(m, m.Len(), seat)
		switch {
		case seat == engine.Nature && m.Dice().Kind.Tokens():
			_, err := m.Continue()
			must(err)
		case m.Turn().Over():
			t.Fatalf("the match is over, and %d things were not settled", len(due))
		case !ok:
			_, err := m.Do(dice.Draw(chance, m.Len(), len(m.Legal())))
			must(err)
		default:
			text, err := link.Encode(m)
			must(err)
			a := New(games.Revisions()).Think(botworker.Question{Link: text, Kind: kind}, never)
			if a.Fault != "" {
				t.Fatal(a.Fault)
			}
			for _, rank := range a.Ranks[:1+dice.Draw(chance, m.Len(), min(2, len(a.Ranks)))] { // the page is closed, or not
				if rigged && at < 0 && len(due) == 0 && made > choices/2 && len(m.Legal()) > 1 {
					at, rank = m.Len(), (rank+1)%len(m.Legal())
				}
				_, err = m.Do(rank)
				must(err)
				if made++; at == m.Len()-1 {
					break // the plan is another now
				}
			}
		}
	}
	return m, at
}

// TestBotsAreFoundAgainAfterAmendments checks that amendments hide no choice of a bot
// from the other devices, and name none that is a bot's own or was a person's.
func TestBotsAreFoundAgainAfterAmendments(t *testing.T) {
	for chance, kind := range []dice.Kind{dice.ByHand, dice.Chained, dice.Sealed} {
		for _, rigged := range []bool{false, true} {
			m, at := amended(t, kind, uint64(chance)+20, 24, rigged)
			text, err := link.Encode(m)
			if err != nil {
				t.Fatal(err)
			}
			a := New(games.Revisions()).Think(botworker.Question{Link: text, Check: true}, never)
			if !a.Whole || a.Differs != at || rigged != (at >= 0) {
				t.Errorf("%s: choice %d was put in the place of a bot's, found is %+v", kind, at, a)
			}
		}
	}
}
