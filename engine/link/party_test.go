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

// party is devices, one a seat, that play a match with hidden hands by nothing
// but links. Each opens a link, holds the secret of its own seat and no other.
type party struct {
	t       *testing.T
	devices []*device
	at      *device // has the match
	seed    uint64  // of what is chosen
	links   []string
	decided []decision

	plain  bool            // without hiding
	orders bool            // everybody gives the usual orders
	opens  func(d *device) // a cheat's change to a link before taking the seat
	passes func(d *device) // and before passing the match on
}

// decision is the list of a seat's choices on its device.
type decision struct {
	number int
	list   []engine.Choice
}

// gatherProtected is a party with protected hands at the beginning of the match: the host made
// it, the others have claimed their seats one after the other.
func gatherProtected(t *testing.T, seats int, kind dice.Kind, seed uint64, hooks ...func(p *party)) *party {
	t.Helper()
	setup := engine.DefaultSetup(brianboru.HighKing())
	setup.Seats = seats
	return gatherFor(t, brianboru.HighKing(), setup, kind, seed, hooks...)
}

// gatherFor is a party for a game.
func gatherFor(t *testing.T, g engine.Game, setup engine.Setup, kind dice.Kind, seed uint64, hooks ...func(p *party)) *party {
	t.Helper()
	seats := setup.Seats
	players := make([]match.Player, seats)
	for i := range players {
		players[i].Kind = match.Vacant
	}
	m, err := match.Invite(g, setup, players, 1, dice.Source{Kind: kind, Seed: 1000 + seed})
	if err != nil {
		t.Fatal(err)
	}
	p := &party{t: t, seed: seed}
	for _, hook := range hooks {
		hook(p)
	}
	if !p.plain {
		if err := m.HideHands(); err != nil {
			t.Fatal(err)
		}
	}
	text := ""
	for _, seat := range []engine.Seat{1, 0, 2, 3, 4} {
		if int(seat) >= seats {
			continue
		}
		d := &device{seat: seat}
		p.devices = append(p.devices, d)
		if text != "" {
			p.give(d, text)
		} else if p.at, d.m = d, m; p.take(d) != nil {
			t.Fatal("the host cannot claim")
		}
		text = p.send()
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
	if err := p.try(d, text); err != nil {
		p.t.Fatal(err)
	}
}

func (p *party) try(d *device, text string) error {
	m, err := link.Decode(text, everyGame())
	if err != nil {
		return err
	}
	p.at, d.m = d, m
	return p.take(d)
}

// take has a device claim its seat, or hold it, and take the steps that are due.
func (p *party) take(d *device) (err error) {
	m := d.m
	if p.opens != nil {
		p.opens(d)
	}
	if d.secret == (dice.Token{}) {
		d.secret = dice.Token{byte(d.seat) + 1, byte(p.seed)}
		err = m.Claim(d.seat, fmt.Sprint("player ", d.seat), d.secret)
	} else {
		err = m.Hold(d.seat, d.secret)
	}
	if err != nil {
		return err
	}
	_, err = m.Continue()
	return err
}

// send is the link that the device which has the match passes on.
func (p *party) send() string {
	p.t.Helper()
	if p.passes != nil {
		p.passes(p.at)
	}
	text := encode(p.t, p.at.m)
	p.links = append(p.links, text)
	return text
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
	if p.orders && len(m.Orders(p.at.seat)) == 0 {
		if err := m.SetOrders(p.at.seat, engine.UsualOrders(m.Game().Lexicon(), false)); err != nil {
			p.t.Fatal(err)
		}
	}
	if _, obeyed, err := m.Obey(); err != nil {
		p.t.Fatal(err)
	} else if obeyed {
		return
	}
	if awaited := m.Awaits(); awaited != p.at.seat {
		p.give(p.of(awaited), p.send())
		return
	}
	p.decided = append(p.decided, decision{m.Len(), slices.Clone(m.Legal())})
	if _, err := m.Do(dice.Draw(p.seed, m.Len(), len(m.Legal()))); err != nil {
		p.t.Fatalf("choice %d of seat %d: %v", m.Len(), p.at.seat, err)
	}
}

// end shows the last keys and gives the whole match to every device.
func (p *party) end() {
	p.t.Helper()
	for range 2 {
		for _, d := range p.devices {
			p.give(d, p.send())
		}
	}
}

// view is a seat's view, in words.
func view(t *testing.T, m *match.Match, seat engine.Seat) string {
	t.Helper()
	text, err := m.State().View(seat).MarshalJSON()
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// hidden is the hands of the other seats in a device's guess.
func hidden(m *match.Match, seat engine.Seat) [][]int8 {
	var hands [][]int8
	for other := engine.Seat(0); other < 4; other++ {
		if other != seat {
			hands = append(hands, m.State().(*brianboru.State).Hand(other))
		}
	}
	return hands
}
