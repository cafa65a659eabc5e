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

func TestDevicesPlayWithProtectedHands(t *testing.T) {
	for _, seats := range []int{3, 4, 5} {
		for _, kind := range []dice.Kind{dice.Chained, dice.Sealed} {
			if !*long && (seats == 5 || (seats == 4) != (kind == dice.Chained)) {
				continue
			}
			t.Run(fmt.Sprint(seats, kind), func(t *testing.T) {
				p := gatherProtected(t, seats, kind, uint64(seats))
				p.orders = kind == dice.Sealed
				for !p.at.m.Turn().Over() {
					p.goOn()
				}
				p.end()
				whole := p.at.m
				if seats == 4 && kind == dice.Chained && *freeze == "brian-boru" {
					p.freeze(fmt.Sprintf("brian-boru-r1-protocol%d", match.NewestProtocol), 10)
				}
				for i, r := range whole.Hands() {
					if !r.Open {
						t.Errorf("round %d is not open", i+1)
					}
				}
				for _, d := range p.devices {
					if err := d.m.Verdict(); err != nil {
						t.Error(err)
					}
				}
				// Each device offered its own seat the choices of the true cards.
				for _, d := range p.decided {
					if !slices.Equal(whole.Replay(d.number).Legal(nil), d.list) {
						t.Fatalf("choice %d was from another list", d.number)
					}
				}
				var lengths []int
				for _, l := range p.links {
					lengths = append(lengths, len(l))
				}
				slices.Sort(lengths)
				most := lengths[len(lengths)-1]
				passed := len(p.links) - 3*seats
				t.Logf("median %d characters, longest %d, last %d; %d hand-overs, of which the game needs %d",
					lengths[len(lengths)/2], most, len(p.send()), passed, whole.HandOvers())
				if most > 1900 {
					t.Errorf("a link of %d characters", most)
				}
				// The host begins, even if another is first, and another draws the lot.
				// But for that no seat gets the match that would not have got it
				// without hiding.
				if kind == dice.Chained && passed > whole.HandOvers()+2 {
					t.Errorf("passed on more often than needed")
				}
			})
		}
	}
}

// Everything that a device does not know could be otherwise: with another guess that
// fits its own cards and all choices, it stores and sends the same to the byte. Only
// the cards that it has seen itself are the same in all.
func TestAStoredMatchTellsNoHand(t *testing.T) {
	p := gatherProtected(t, 4, dice.Chained, 8)
	guesses, differ := 0, 0
	for !p.at.m.Turn().Over() {
		m, seat := p.at.m, p.at.seat
		if round, _ := m.State().(*brianboru.State).Hands(); round > 0 && m.Awaits() == seat && guesses < 60 {
			text, own := encode(t, m), view(t, m, seat)
			others := hidden(m, seat)
			for seed := range uint64(3) {
				if err := m.Guess(seed); err != nil {
					t.Fatal(err)
				}
				if encode(t, m) != text {
					t.Fatalf("choice %d: another link in another guess", m.Len())
				}
				if view(t, m, seat) != own {
					t.Fatalf("choice %d: the seat sees another thing in another guess", m.Len())
				}
				if !slices.EqualFunc(hidden(m, seat), others, slices.Equal) {
					differ++
				}
				guesses++
			}
		}
		p.goOn()
	}
	if guesses < 60 || differ < guesses*8/10 {
		t.Errorf("of %d guesses %d differ from the device's own", guesses, differ)
	}
	p.end()
	if err := p.at.m.Verdict(); err != nil {
		t.Errorf("after playing on in other guesses: %v", err)
	}
}

// Links with single letters changed are refused or opened as they are, and an opened
// one can be played on.
func TestDamagedProtectedLinks(t *testing.T) {
	p := gatherProtected(t, 3, dice.Chained, 7)
	for p.at.m.Hands()[0].Complaint == engine.Nobody && !p.at.m.Hands()[0].Open {
		p.goOn()
	}
	p.damage(damaged(12000))
}

// damage opens links of the party in which single letters are others.
func (p *party) damage(times int) {
	t := p.t
	t.Helper()
	opened := 0
	for k := range times {
		text := p.links[dice.Draw(1, k, len(p.links))]
		body := []byte(text[3 : len(text)-6])
		for range 1 + dice.Draw(2, k, 2) {
			body[dice.Draw(3, k, len(body))] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"[dice.Draw(4, k, 64)]
		}
		m, err := link.Decode(link.Reframe(text[0], string(body)), everyGame())
		if err != nil {
			continue
		}
		opened++
		for _, d := range p.devices {
			if m.Hold(d.seat, d.secret) != nil {
				continue
			}
			m.Continue()
			m.Verdict()
			if _, err := m.Do(0); err == nil {
				encode(t, m)
			}
		}
	}
	if opened < times/80 {
		t.Errorf("only %d were opened", opened)
	}
}

// Friends who claim from the same link have each masked a deck of their own. One
// of them stays; the seat whose mask is missing masks it when it has the match.
func TestProtectedClaimsThatCross(t *testing.T) {
	p := gatherProtected(t, 3, dice.Chained, 7)
	first, second := decode(t, p.links[0]), decode(t, p.links[0])
	for _, c := range []struct {
		m    *match.Match
		seat engine.Seat
	}{{first, 0}, {second, 2}} {
		if err := c.m.Claim(c.seat, "friend", p.of(c.seat).secret); err != nil {
			t.Fatal(err)
		}
	}
	host := decode(t, p.links[0])
	for _, m := range []*match.Match{first, second} {
		if clashes, err := host.Join(decode(t, encode(t, m))); err != nil || len(clashes) > 0 {
			t.Fatal(clashes, err)
		}
	}
	p.give(p.of(1), encode(t, host))
	if err := p.at.m.Begin(); err != nil {
		t.Fatal(err)
	}
	from := len(p.links)
	p.decided = nil
	for !p.at.m.Turn().Over() {
		p.goOn()
	}
	passed := len(p.links) - from
	p.end()
	if err := p.at.m.Verdict(); err != nil {
		t.Error(err)
	}
	for _, d := range p.decided {
		if !slices.Equal(p.at.m.Replay(d.number).Legal(nil), d.list) {
			t.Fatalf("choice %d was from another list", d.number)
		}
	}
	t.Logf("%d hand-overs, of which the game needs %d", passed, p.at.m.HandOvers())
}

// Verification and comparison of links hold for hidden hands, with any guess of the
// device.
func TestProtectedMatchesAreVerified(t *testing.T) {
	p := gatherProtected(t, 4, dice.Chained, 9)
	var known *match.Match
	for n := 0; !p.at.m.Turn().Over(); n++ {
		before := len(p.links)
		p.goOn()
		if len(p.links) == before || n%5 != 0 {
			continue
		}
		report, err := match.Verify(p.at.m)
		if err != nil || !report.Sound() {
			t.Fatalf("after %d choices: broken at %d, %v", p.at.m.Len(), report.Broken, err)
		}
		arriving := decode(t, p.links[len(p.links)-1])
		if known != nil {
			found := match.Compare(known, arriving, []engine.Seat{p.at.seat})
			if found.Relation != match.Continues || found.Cheated() {
				t.Fatalf("after %d choices: %v, %v", p.at.m.Len(), found.Relation, found.Doubts)
			}
		}
		if err := p.at.m.Guess(uint64(n)); err != nil {
			t.Fatal(err)
		}
		if found := match.Compare(p.at.m, arriving, nil); found.Relation == match.Fork {
			t.Fatalf("after %d choices: parted at %d", p.at.m.Len(), found.Parting)
		}
		known = arriving
	}
}
