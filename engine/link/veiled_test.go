package link_test

import (
	"fmt"
	"slices"
	"testing"

	"bretwalda/engine"
	"bretwalda/engine/brianboru"
	"bretwalda/engine/dice"
	"bretwalda/engine/link"
	"bretwalda/engine/match"
)

// party is devices, one a seat, that play a match with veiled hands by links.
type party struct {
	t       *testing.T
	devices []*device
	at      *device // has the match
	seed    uint64  // of what is chosen
	opened  int     // links opened since the beginning
	links   []string
	spoil   func(d *device) // what a cheat does before he passes the match on
}

// gatherVeiled is such a party at the beginning of the match: the host made
// it, the others have claimed their seats one after the other.
func gatherVeiled(t *testing.T, seats int, kind dice.Kind, seed uint64) *party {
	t.Helper()
	setup := engine.DefaultSetup(brianboru.HighKing())
	setup.Seats = seats
	players := make([]match.Player, seats)
	for i := range players {
		players[i].Kind = match.Vacant
	}
	m, err := match.Invite(brianboru.HighKing(), setup, players, 1, dice.Source{Kind: kind, Seed: 1000 + seed})
	if err != nil {
		t.Fatal(err)
	}
	if err := m.Veil(); err != nil {
		t.Fatal(err)
	}
	p := &party{t: t, seed: seed}
	text := encode(t, m)
	for _, seat := range []engine.Seat{1, 0, 2, 3, 4} {
		if int(seat) >= seats {
			continue
		}
		d := &device{seat: seat}
		p.give(d, text)
		text = encode(t, d.m)
		p.devices = append(p.devices, d)
		p.links = append(p.links, text)
	}
	p.give(p.devices[0], text)
	if err := p.at.m.Begin(); err != nil {
		t.Fatal(err)
	}
	return p
}

// give has a device take a link up.
func (p *party) give(d *device, text string) {
	p.t.Helper()
	if d.secret == (dice.Token{}) && p.seed != 0 {
		d.take(p.t, text, brianboru.HighKing()) // claims
	} else {
		d.take(p.t, text, brianboru.HighKing())
	}
	p.at = d
	p.opened++
}

func (p *party) of(seat engine.Seat) *device {
	for _, d := range p.devices {
		if d.seat == seat {
			return d
		}
	}
	p.t.Fatalf("no device of seat %d", seat)
	return nil
}

// goOn makes one choice, or passes the match on.
func (p *party) goOn() {
	p.t.Helper()
	m := p.at.m
	if awaited := m.Awaits(); awaited != p.at.seat {
		if p.spoil != nil {
			p.spoil(p.at)
		}
		text := encode(p.t, m)
		p.links = append(p.links, text)
		p.give(p.of(awaited), text)
		return
	}
	if _, err := m.Do(dice.Draw(p.seed, m.Len(), len(m.Legal()))); err != nil {
		p.t.Fatalf("choice %d of seat %d: %v", m.Len(), p.at.seat, err)
	}
}

func TestFourDevicesPlayWithVeiledHands(t *testing.T) {
	for _, seats := range []int{4, 5} {
		for _, kind := range []dice.Kind{dice.Chained} {
			t.Run(fmt.Sprint(seats, kind), func(t *testing.T) {
				p := gatherVeiled(t, seats, kind, uint64(seats))
				for !p.at.m.Turn().Over() {
					p.goOn()
				}
				text := encode(t, p.at.m)
				for range 2 { // the last keys are shown
					for _, d := range p.devices {
						p.give(d, text)
						text = encode(t, d.m)
					}
				}
				for _, d := range p.devices {
					p.give(d, text)
					if err := d.m.Verdict(); err != nil {
						t.Error(err)
					}
				}
				for i, r := range p.at.m.Hands() {
					if !r.Open {
						t.Errorf("round %d is not open", i+1)
					}
				}
				longest := ""
				var lengths []int
				for _, l := range p.links {
					if lengths = append(lengths, len(l)); len(l) > len(longest) {
						longest = l
					}
				}
				slices.Sort(lengths)
				t.Logf("%d links, median %d, longest %d, last %d, %d hand-overs", len(lengths), lengths[len(lengths)/2], lengths[len(lengths)-1], len(text), p.at.m.HandOvers())
				if len(longest) > 1900 {
					t.Errorf("a link of %d characters", len(longest))
				}
				again, err := link.Decode(text, []engine.Game{brianboru.HighKing()})
				if err != nil || match.Parting(again, p.at.m) != p.at.m.Len() {
					t.Errorf("the end is another one: %v", err)
				}
			})
		}
	}
}
