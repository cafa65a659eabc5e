package link_test

import (
	"errors"
	"slices"
	"testing"

	"bretwalda/engine"
	"bretwalda/engine/brianboru"
	"bretwalda/engine/dice"
	"bretwalda/engine/match"
	"bretwalda/engine/poker"
)

// A cheat's devices and the honest ones' verdict.
func TestCheatsWithCardsAreNamed(t *testing.T) {
	const cheat = 2
	other := func(m *match.Match, round int) *poker.Key {
		return poker.NewKey(m.Deck(round), cheat, poker.Token{9, 9, 9})
	}
	shuffle := func(d *device, round int) *poker.Shuffle {
		if rounds := d.m.Hands(); d.seat == cheat && len(rounds) >= round {
			return rounds[round-1].Shuffle
		}
		return nil
	}
	tests := []struct {
		name string
		want match.CheatError
		hook func(p *party)
	}{
		{"masks with another key", match.CheatError{Seat: 0, Round: 1, Misdeed: match.FoundOther}, func(p *party) {
			p.opens = func(d *device) {
				if s := shuffle(d, 1); s != nil && !s.Done(cheat, poker.Mask) {
					s.Mask(other(d.m, 1))
				}
			}
		}},
		{"masks the second deck with another key", match.CheatError{Seat: 1, Round: 2, Misdeed: match.FoundOther}, func(p *party) {
			p.opens = func(d *device) {
				if s := shuffle(d, 2); s != nil && !s.Done(cheat, poker.Mask) {
					s.Mask(other(d.m, 2))
				}
			}
		}},
		{"strips another mask", match.CheatError{Seat: 1, Round: 1, Misdeed: match.FoundOther}, func(p *party) {
			p.opens = func(d *device) {
				if s := shuffle(d, 1); s != nil && s.Masked() && !s.Done(cheat, poker.Strip) {
					s.Strip(other(d.m, 1))
				}
			}
		}},
		{"tells another card", match.CheatError{Seat: cheat, Round: 1, Misdeed: match.PassedOther}, func(p *party) {
			done := false
			p.passes = func(d *device) {
				told := d.m.Hands()[0].Passed
				if d.seat == cheat && len(told) > 0 && !done {
					told[len(told)-1][0] = (told[len(told)-1][0] + 1) % 25
					done = true
				}
			}
		}},
		{"tells nothing but cards that he keeps", match.CheatError{Seat: cheat, Round: 1, Misdeed: match.PassedOther}, func(p *party) {
			p.passes = func(d *device) {
				if told := d.m.Hands()[0].Passed; d.seat == cheat && len(told) > 0 {
					for i := range told[len(told)-1] {
						told[len(told)-1][i] = 3
					}
				}
			}
		}},
		{"complains for nothing", match.CheatError{Seat: cheat, Round: 1, Misdeed: match.Complained}, func(p *party) {
			p.opens = func(d *device) { // the cheat has noted another card than the one dealt
				if noted := d.m.Hands()[0].Notes[cheat]; d.seat == cheat && len(noted) > 6 {
					noted[0] = (noted[0] + 1) % 25
				}
			}
		}},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			p := gatherProtected(t, 4, dice.Chained, 5, test.hook)
			p.t = t
			for steps := 0; p.at.m.Verdict() == nil && !p.at.m.Turn().Over() && steps < 600; steps++ {
				p.goOn()
			}
			var named *match.CheatError
			if err := p.at.m.Verdict(); !errors.As(err, &named) || !alike(named, test.want) {
				t.Fatalf("found: %v", err)
			}
			t.Logf("seat %d finds after %d choices: %v", p.at.seat, p.at.m.Len(), named)
			p.opens, p.passes = nil, nil
			text := p.send()
			for _, d := range p.devices {
				if d.seat == cheat {
					continue
				}
				p.give(d, text)
				text = p.send()
			}
			for _, d := range p.devices {
				p.give(d, text)
				if err := d.m.Verdict(); !errors.As(err, &named) || !alike(named, test.want) {
					t.Errorf("seat %d finds: %v", d.seat, err)
				}
			}
		})
	}
}

// fake is the match on the device of a cheat that believes to hold a card which it
// does not: it has altered a note of its own. It gives the card, or nil where the
// note was of a card that was passed on or that is out of reach.
func (p *party) fake(d device, text string, note, by int) (m *match.Match, card int8) {
	p.t.Helper()
	own := d.m.State().(*brianboru.State).Hand(d.seat)
	m = decode(p.t, text)
	noted := m.Hands()[0].Notes[d.seat]
	noted[note] = int8((int(noted[note]) + by) % 25)
	if err := m.Hold(d.seat, d.secret); err != nil {
		p.t.Fatal(err)
	}
	if _, by := m.Complaint(); by != engine.Nobody {
		return nil, 0
	}
	for _, card := range m.State().(*brianboru.State).Hand(d.seat) {
		if !slices.Contains(own, card) {
			return m, card
		}
	}
	return nil, 0
}

// A player of a card that they do not hold is named when the keys of the round
// are shown: at once where the next player holds it, in the end where nobody
// can know it before.
func TestACardThatIsNotHeld(t *testing.T) {
	p := gatherProtected(t, 4, dice.Chained, 5)
	for { // until a second card of the first follower is due
		s := p.at.m.State().(*brianboru.State)
		now, _ := s.Tricks()
		if s.Phase() == "action" && now == 2 && len(s.Trick()) == 1 && p.at.m.Awaits() == p.at.seat && s.Resolving() == engine.None {
			break
		}
		p.goOn()
	}
	cheat, number := *p.at, p.at.m.Len()
	text := encode(t, cheat.m)
	next := p.of((cheat.seat + 1) % 4)
	p.give(next, text)
	theirs := p.at.m.State().(*brianboru.State).Hand(next.seat)
	atOnce, later := 0, 0
	for n := range 12 * 24 {
		m, card := p.fake(cheat, text, n/24, n%24+1)
		if m == nil {
			continue
		}
		rank := slices.IndexFunc(m.Legal(), func(c engine.Choice) bool { return c.What == card })
		if rank < 0 {
			t.Fatal("a card in hand cannot be played")
		}
		known := slices.Contains(theirs, card)
		if known && atOnce > 0 || !known && later > 0 {
			continue
		}
		if _, err := m.Do(rank); err != nil {
			t.Fatal(err)
		}
		if p.try(next, encode(t, m)) != nil {
			continue // it was played before, which everybody knows
		}
		if _, by := p.at.m.Complaint(); (by == next.seat) != known {
			t.Fatalf("of card %d seat %d complains", card, by)
		}
		for steps := 0; p.at.m.Verdict() == nil && steps < 400; steps++ {
			p.goOn()
		}
		want := match.CheatError{Seat: cheat.seat, Round: 1, Misdeed: match.PlayedOther}
		var named *match.CheatError
		if err := p.at.m.Verdict(); !errors.As(err, &named) || !alike(named, want) {
			t.Errorf("card %d: %v", card, err)
		}
		if known {
			if atOnce++; p.at.m.Len() > number+1 {
				t.Errorf("card %d of the next player is found after %d choices", card, p.at.m.Len()-number)
			}
		} else {
			later++
		}
	}
	if atOnce == 0 || later == 0 {
		t.Errorf("%d cards of the next player, %d of others", atOnce, later)
	}
}

// Nobody can have others show their keys in the name of a third.
func TestAComplaintNeedsItsSeatsKey(t *testing.T) {
	p := gatherProtected(t, 3, dice.Chained, 10)
	m := decode(t, p.links[len(p.links)-1])
	rounds := m.Hands()
	rounds[0].Complaint = 2
	if err := m.SetHands(rounds); !errors.Is(err, match.ErrHidden) {
		t.Errorf("taken without a key: %v", err)
	}
	rounds[0].Complaint = engine.Nobody
	if err := m.SetHands(rounds); err != nil {
		t.Error(err)
	}
}

// A device that has seen another seat's cards before notices every alteration of them
// on the way.
func TestAlteredCardsAreNoticed(t *testing.T) {
	p := gatherProtected(t, 4, dice.Chained, 12)
	devices := map[engine.Seat]*match.Match{}
	altered := map[string]int{}
	for !p.at.m.Turn().Over() {
		before := len(p.links)
		p.goOn()
		if len(p.links) == before {
			continue
		}
		text := p.links[len(p.links)-1]
		for seat, known := range devices {
			for name, alter := range map[string]func(r *match.HandRound, seat engine.Seat) bool{
				"note": func(r *match.HandRound, seat engine.Seat) bool {
					if len(r.Notes[seat]) > 0 {
						r.Notes[seat][0] = (r.Notes[seat][0] + 1) % 25
					}
					return len(r.Notes[seat]) > 0
				},
				"told": func(r *match.HandRound, seat engine.Seat) bool {
					if len(r.Passed) > 0 {
						r.Passed[0][0] = (r.Passed[0][0] + 1) % 25
					}
					return len(r.Passed) > 0
				},
			} {
				m := decode(t, text)
				if found := match.Compare(known, m, []engine.Seat{seat}); found.Cheated() {
					t.Fatalf("nothing was altered: %v", found.Doubts)
				}
				was := known.Hands()[0]
				if !was.Open && alter(&m.Hands()[0], seat) && (len(was.Passed) > 0 || name == "note") && (len(was.Notes[seat]) > 0 || name == "told") {
					found := match.Compare(known, m, []engine.Seat{seat})
					if !slices.ContainsFunc(found.Doubts, func(d match.Doubt) bool { return d.Kind == match.Tampered && d.Sure }) {
						t.Fatalf("%s: %v", name, found.Doubts)
					}
					altered[name]++
				}
			}
		}
		devices[p.at.seat] = decode(t, text)
		if p.at.m.Hands()[0].Open && len(p.links) > 60 {
			break
		}
	}
	if altered["note"] < 20 || altered["told"] < 20 {
		t.Errorf("altered %v", altered)
	}
}

// alike compares findings, proven or not.
func alike(found *match.CheatError, want match.CheatError) bool {
	return found.Seat == want.Seat && found.Round == want.Round && found.Misdeed == want.Misdeed
}
