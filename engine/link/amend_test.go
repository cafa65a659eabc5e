package link_test

import (
	"errors"
	"slices"
	"testing"

	"bretwalda/engine"
	"bretwalda/engine/dice"
	"bretwalda/engine/games"
	"bretwalda/engine/internal/toy"
	"bretwalda/engine/link"
	"bretwalda/engine/match"
)

// matchesOf is how many matches of a game friends amend: the race is short.
func matchesOf(g engine.Game) uint64 {
	if *long || g == toy.Game() {
		return 3
	}
	return 1
}

// TestPlayersAmendTheirMatch checks that friends who play and amend at random agree
// about the match at every hand-over. They have no doubts about each other, and their
// match is sound when it is verified.
func TestPlayersAmendTheirMatch(t *testing.T) {
	did := map[string]int{}
	for _, g := range []engine.Game{toy.Game(), games.ByID("britannia-2008"), games.ByID("marcher-lords"), games.ByID("brian-boru")} {
		for _, kind := range []dice.Kind{dice.Chained, dice.Sealed, dice.ByHand} {
			if kind == dice.ByHand && g.Lexicon().Dealt || kind == dice.Chained && g != toy.Game() && !*long {
				continue
			}
			for chance := range matchesOf(g) {
				p := gatherClub(t, g, kind, 4, int(chance)%2, 1000+chance)
				for n := 0; n < 120 && !p.step(); n++ {
				}
				m, err := link.Decode(p.last, p.revisions)
				if err != nil {
					t.Fatal(err)
				}
				if report, err := match.Verify(m); err != nil || !report.Sound() {
					t.Errorf("%s, %v, %d: %v, broken at %d of %d", g.ID(), kind, chance, err, report.Broken, m.Len())
				}
				for what, n := range p.did {
					did[what] += n
				}
			}
		}
	}
	for _, what := range []string{"propose", "agree", "refuse", "leave", "succeed", "greet", "agreed 0", "agreed 1", "agreed 2"} {
		if did[what] < 5 {
			t.Errorf("%s: only %d times", what, did[what])
		}
	}
	t.Log(did)
}

// begunWith is a match of three by tokens that has begun and gone on a little, with
// all secrets on one device.
func begunWith(t *testing.T, kind dice.Kind, choices int) *match.Match {
	t.Helper()
	p := gatherClub(t, toy.Game(), kind, 3, 0, 7)
	m, err := link.Decode(p.last, p.revisions)
	if err != nil {
		t.Fatal(err)
	}
	for _, d := range p.devices {
		if err := m.Hold(d.seat, d.key); err != nil {
			t.Fatal(err)
		}
	}
	for m.Len() < choices {
		if _, err := m.Do(0); err != nil {
			t.Fatal(err)
		}
	}
	return m
}

// reopened is a match by its link, with the keys of some seats.
func reopened(t *testing.T, m *match.Match, seats ...engine.Seat) *match.Match {
	t.Helper()
	text, err := link.Encode(m)
	if err != nil {
		t.Fatal(err)
	}
	o, err := link.Decode(text, []engine.Game{toy.Game()})
	if err != nil {
		t.Fatal(err)
	}
	for _, seat := range seats {
		if err := o.Hold(seat, dice.Token{byte(seat + 1), 7}); err != nil {
			t.Fatal(err)
		}
	}
	return o
}

// TestNobodyAmendsInTheNameOfAnother checks that an amendment shows a token of its
// seat.
func TestNobodyAmendsInTheNameOfAnother(t *testing.T) {
	for _, kind := range []dice.Kind{dice.Chained, dice.Sealed} {
		m := reopened(t, begunWith(t, kind, 9), 0)
		for _, err := range []error{
			m.Propose(1, match.Change{Kind: match.Rewind}),
			m.Propose(1, match.Change{Kind: match.Vacate, Seat: 2}),
			m.Leave(match.Change{Kind: match.Vacate, Seat: 2}),
			m.Leave(match.Change{Kind: match.Deputize, Seat: 1, Bot: match.Easy}),
		} {
			if !errors.Is(err, match.ErrAway) {
				t.Errorf("%v: %v", kind, err)
			}
		}
		if err := m.Propose(0, match.Change{Kind: match.Vacate, Seat: 1}); err != nil {
			t.Fatal(err)
		}
		if err := m.Agree(2); !errors.Is(err, match.ErrAway) {
			t.Errorf("%v: another agrees for seat 2: %v", kind, err)
		}
		if err := m.Refuse(1); !errors.Is(err, match.ErrAway) {
			t.Errorf("%v: another refuses for seat 1: %v", kind, err)
		}
		if p := m.Proposal(); p == nil || p.By != 0 || !slices.Equal(p.Asked, []engine.Seat{2}) || m.Awaits() != 2 {
			t.Errorf("%v: %+v, awaits %d", kind, p, m.Awaits())
		}
	}
}

// TestAmendmentsKeepToTheirPlace checks which amendments are possible, for each seat
// and moment.
func TestAmendmentsKeepToTheirPlace(t *testing.T) {
	m := begunWith(t, dice.Chained, 9)
	refused := func(what string, err error) {
		t.Helper()
		if err == nil {
			t.Error(what)
		}
	}
	refused("one's own seat is proposed", m.Propose(0, match.Change{Kind: match.Vacate, Seat: 0}))
	refused("a seat that is not there", m.Propose(0, match.Change{Kind: match.Vacate, Seat: 5}))
	refused("a bot that is none", m.Propose(0, match.Change{Kind: match.Deputize, Seat: 1, Bot: match.Vacant}))
	refused("another's seat is left", m.Leave(match.Change{Kind: match.Rewind}))
	refused("an answer to nothing", m.Agree(0))
	refused("a greeting to nobody", m.Greet(0))
	refused("a seat that is taken", m.Succeed(1, "new", dice.Token{8}))
	if err := m.Propose(0, match.Change{Kind: match.Rewind}); err != nil {
		t.Fatal(err)
	}
	refused("a second proposal", m.Propose(1, match.Change{Kind: match.Rewind}))
	refused("a seat is left meanwhile", m.Leave(match.Change{Kind: match.Vacate, Seat: 1}))
	refused("somebody agrees twice", m.Agree(0))
	if _, err := m.Do(0); err == nil {
		t.Error("a choice is made meanwhile")
	}
	if err := m.Refuse(2); err != nil || m.Proposal() != nil {
		t.Fatalf("%v", err)
	}
	if _, err := m.Do(0); err != nil {
		t.Fatal(err)
	}
	for seat := range engine.Seat(2) {
		if err := m.Leave(match.Change{Kind: match.Deputize, Seat: seat, Bot: match.Easy}); err != nil {
			t.Fatal(err)
		}
	}
	refused("the last person leaves", m.Leave(match.Change{Kind: match.Deputize, Seat: 2, Bot: match.Easy}))
	if m.Awaits() != 2 {
		t.Errorf("the bots play on the device of seat %d", m.Awaits())
	}

	setup := engine.DefaultSetup(toy.Game())
	setup.Seats = 2
	old, err := match.InviteBy(match.FirstProtocol, toy.Game(), setup, make([]match.Player, 2), 0, dice.Source{Kind: dice.Chained, Seed: 3})
	for seat := engine.Seat(0); err == nil && seat < 2; seat++ {
		err = old.Claim(seat, "", dice.Token{byte(seat)})
	}
	if err != nil || old.Begin() != nil {
		t.Fatal(err)
	}
	if err := old.Leave(match.Change{Kind: match.Vacate, Seat: 1}); !errors.Is(err, match.ErrAmend) || old.Amendable() {
		t.Errorf("a match of the first protocol is amended: %v", err)
	}
}

// TestUndoByAllHasOtherDice checks that everybody shows a new token, so the same
// choices meet other dice; it needs all who are asked.
func TestUndoByAllHasOtherDice(t *testing.T) {
	for _, kind := range []dice.Kind{dice.Chained, dice.Sealed} {
		m := begunWith(t, kind, 30)
		before := reopened(t, m, 0, 1, 2)
		if err := m.Propose(1, match.Change{Kind: match.Rewind}); err != nil {
			t.Fatal(err)
		}
		for p := m.Proposal(); p != nil; p = m.Proposal() {
			if err := m.Agree(p.Asked[0]); err != nil {
				t.Fatal(err)
			}
		}
		left := match.Parting(before, m) // dice that are due may have been rolled again
		last := before.Log()[before.Len()-1].Holder
		if n := before.Len() - left; slices.ContainsFunc(before.Log()[left:], func(e match.Entry) bool { return e.Holder != last }) || n == 0 {
			t.Errorf("%v: not the last possession is undone", kind)
		}
		for seat := range engine.Seat(3) {
			n, _, _ := before.Committed(seat)
			if k, _, _ := m.Committed(seat); k <= n {
				t.Errorf("%v: seat %d shows token %d, as before", kind, seat, k)
			}
		}
		place, other := left, false
		for m.Len() < before.Len() && match.Parting(before, m) == m.Len() { // the same choices again
			if _, err := m.Do(int(before.Log()[m.Len()].Rank)); err != nil {
				t.Fatal(err)
			}
		}
		for n := place; n < min(m.Len(), before.Len()); n++ {
			other = other || m.Log()[n].Choice != before.Log()[n].Choice
		}
		if !other {
			t.Errorf("%v: the dice are the same", kind)
		}
		if f := match.Compare(before, reopened(t, m), []engine.Seat{0}); f.Relation != match.Continues || f.Cheated() {
			t.Errorf("%v: %s, %+v", kind, f.Relation, f.Doubts)
		}
	}
}

// TestANewPlayerCannotChooseTheirDice checks that with any secret, the rolls of their
// first possession wait for a token of another that they have not seen.
func TestANewPlayerCannotChooseTheirDice(t *testing.T) {
	for _, kind := range []dice.Kind{dice.Chained, dice.Sealed} {
		m := begunWith(t, kind, 12)
		seat := m.Turn().Seat
		if err := m.Leave(match.Change{Kind: match.Vacate, Seat: seat}); err != nil {
			t.Fatal(err)
		}
		if m.Awaits() != engine.Nobody || m.Vacant() != seat {
			t.Fatalf("%v: awaits %d, vacant %d", kind, m.Awaits(), m.Vacant())
		}
		if _, err := m.Do(0); err == nil {
			t.Fatalf("%v: a vacant seat plays", kind)
		}
		alone := reopened(t, m) // on the device of the new player
		if err := alone.Succeed(seat, "new", dice.Token{99}); err != nil {
			t.Fatal(err)
		}
		if alone.Len() != m.Len() {
			t.Fatalf("%v: dice are rolled that the new player could choose", kind)
		}
		if _, err := alone.Do(0); !errors.Is(err, match.ErrAway) || alone.Awaits() == seat {
			t.Fatalf("%v: the new player goes on at once: %v, awaits %d", kind, err, alone.Awaits())
		}
		greeter := alone.Awaits()
		if err := alone.Greet(greeter); !errors.Is(err, match.ErrAway) {
			t.Fatalf("%v: the new player greets: %v", kind, err)
		}
		text, err := link.Encode(alone)
		if err != nil {
			t.Fatal(err)
		}
		next, err := link.Decode(text, []engine.Game{toy.Game()})
		if err != nil || next.Hold(greeter, dice.Token{byte(greeter + 1), 7}) != nil {
			t.Fatal(err)
		}
		if err := next.Greet(greeter); err != nil || next.Awaits() != seat {
			t.Fatalf("%v: %v, awaits %d", kind, err, next.Awaits())
		}
		if h, _ := next.Header(); h.Players[seat] != (match.Player{Name: "new"}) {
			t.Errorf("%v: %+v", kind, h.Players[seat])
		}
		old := reopened(t, next)
		if err := old.Hold(seat, dice.Token{byte(seat + 1), 7}); err == nil {
			t.Errorf("%v: the former player still plays", kind)
		}
	}
}

// TestBotsByAmendmentAreOfTheFirstRevision checks that a link does not hold the
// revision of bots that have come by amendment, so a device takes them for those of the
// first.
func TestBotsByAmendmentAreOfTheFirstRevision(t *testing.T) {
	m := begunWith(t, dice.Chained, 6)
	seat := engine.Seat(1)
	if err := m.Leave(match.Change{Kind: match.Deputize, Seat: seat, Bot: match.Easy}); err != nil {
		t.Fatal(err)
	}
	text, err := link.Encode(m)
	if err != nil {
		t.Fatal(err)
	}
	again, err := link.Decode(text, append(games.Revisions(), toy.Game()))
	if err != nil {
		t.Fatal(err)
	}
	if h, _ := again.Header(); h.Players[seat].Kind != match.Easy {
		t.Fatalf("seat %d is played by %v", seat, h.Players[seat].Kind)
	}
	if again.BotRevision() != 1 || match.BotRevision != 1 {
		t.Error("a second revision of bots needs links that hold it also for bots by amendment")
	}
}
