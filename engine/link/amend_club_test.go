package link_test

import (
	"errors"
	"fmt"
	"slices"
	"testing"

	"bretwalda/engine"
	"bretwalda/engine/dice"
	"bretwalda/engine/games"
	"bretwalda/engine/internal/toy"
	"bretwalda/engine/link"
	"bretwalda/engine/match"
)

// club is friends who pass a match on by links, each with a device that has nothing
// but the links it has got and its own secrets.
type club struct {
	t         *testing.T
	revisions []engine.Game
	devices   []*member
	chance    uint64
	drawn     int
	last      string // the newest link
	did       map[string]int
}

// member is one player of the club, with a device.
type member struct {
	name  string
	seat  engine.Seat // that they play, or Nobody
	key   dice.Token
	known string // the last link they have had in hand
}

func (p *club) draw(n int) int {
	p.drawn++
	return dice.Draw(p.chance, p.drawn, n)
}

// gatherClub begins a match by link with a friend on each seat but for bots.
func gatherClub(t *testing.T, g engine.Game, kind dice.Kind, seats, bots int, chance uint64) *club {
	t.Helper()
	p := &club{t: t, revisions: append(games.Revisions(), toy.Game()), chance: chance, did: map[string]int{}}
	setup := engine.DefaultSetup(g)
	setup.Seats = seats
	players := make([]match.Player, seats)
	for i := range players[1:] {
		players[i+1].Kind = match.Vacant
		if i+1 >= seats-bots {
			players[i+1] = match.Player{Kind: match.Random}
		}
	}
	m, err := match.Invite(g, setup, players, 0, dice.Source{Kind: kind, Seed: chance})
	for seat := 0; err == nil && seat < seats-bots; seat++ {
		d := &member{name: fmt.Sprintf("p%d", seat), seat: engine.Seat(seat), key: dice.Token{byte(seat + 1), byte(chance)}}
		p.devices = append(p.devices, d)
		err = m.Claim(d.seat, d.name, d.key)
	}
	if err == nil {
		err = m.Begin()
	}
	if err != nil {
		t.Fatal(err)
	}
	p.send(m)
	return p
}

// send makes the newest link of a match.
func (p *club) send(m *match.Match) {
	p.t.Helper()
	text, err := link.Encode(m)
	if err != nil {
		p.t.Fatal(err)
	}
	p.last = text
}

// open is the newest link on a device, which finds nothing to say against it.
func (p *club) open(d *member) *match.Match {
	p.t.Helper()
	m, err := link.Decode(p.last, p.revisions)
	if err != nil {
		p.t.Fatalf("%s: %v", d.name, err)
	}
	if d.known != "" {
		known, err := link.Decode(d.known, p.revisions)
		if err != nil {
			p.t.Fatal(err)
		}
		var mine []engine.Seat
		if d.seat >= 0 {
			mine = append(mine, d.seat)
			known.Hold(d.seat, d.key)
		}
		f := match.Compare(known, m, mine)
		if f.Relation != match.Continues && f.Relation != match.Same || len(f.Doubts) > 0 {
			p.t.Fatalf("%s is told of %s: %+v", d.name, f.Relation, f.Doubts)
		}
		back := match.Compare(m, known, nil)
		if f.Relation == match.Continues && back.Relation != match.Older && back.Relation != match.Continues {
			p.t.Fatalf("%s: the other way round it is %s", d.name, back.Relation)
		}
	}
	if h, _ := m.Header(); d.seat >= 0 && h.Players[d.seat].Name != d.name || h.Players[max(d.seat, 0)].Kind != match.Person {
		d.seat = engine.Nobody // it was handed on
	}
	if d.seat >= 0 && m.Dice().Kind.Tokens() && m.Hold(d.seat, d.key) != nil {
		p.t.Fatalf("%s: the key does not fit", d.name)
	}
	if _, err := m.Continue(); err != nil {
		p.t.Fatal(err)
	}
	return m
}

// at is the device of a seat, or nil.
func (p *club) at(seat engine.Seat) *member {
	for _, d := range p.devices {
		if d.seat == seat && seat >= 0 {
			return d
		}
	}
	return nil
}

// must fails where an amendment that is allowed is refused.
func (p *club) must(what string, err error) {
	p.t.Helper()
	if err != nil {
		p.t.Fatalf("%s: %v", what, err)
	}
	p.did[what]++
}

// succeed lets a new friend take the seat that is vacant.
func (p *club) succeed() {
	p.t.Helper()
	d := &member{name: fmt.Sprintf("p%d", len(p.devices)), seat: engine.Nobody}
	p.devices = append(p.devices, d)
	m := p.open(d)
	h, _ := m.Header()
	d.seat = engine.Seat(slices.IndexFunc(h.Players, func(q match.Player) bool { return q.Kind == match.Vacant }))
	d.key = dice.Token{byte(len(p.devices)), 77, byte(p.chance)}
	p.must("succeed", m.Succeed(d.seat, d.name, d.key))
	p.send(m)
	d.known = p.last
}

// step has the device that the match awaits do something.
func (p *club) step() (over bool) {
	p.t.Helper()
	m, err := link.Decode(p.last, p.revisions)
	if err != nil {
		p.t.Fatal(err)
	}
	if m.Turn().Over() {
		return true
	}
	if m.Vacant() >= 0 {
		p.succeed()
		return false
	}
	seat := m.Awaits()
	d := p.at(seat)
	if d == nil {
		p.t.Fatalf("the match awaits seat %d, where nobody is; %d", seat, m.Turn().Seat)
	}
	m = p.open(d)
	if m.Turn().Over() {
		p.send(m)
		return true
	}
	if m.Awaits() != d.seat { // dice have gone on
		p.send(m)
		d.known = p.last
		return false
	}
	switch proposal := m.Proposal(); {
	case proposal != nil && p.draw(4) == 0:
		p.must("refuse", m.Refuse(d.seat))
	case proposal != nil:
		p.must("agree", m.Agree(d.seat))
		if m.Proposal() == nil {
			p.did[fmt.Sprintf("agreed %d", proposal.Change.Kind)]++
		}
	case m.AwaitsAmendment():
		p.must("greet", m.Greet(d.seat))
	case p.draw(6) == 0:
		p.amend(m, d)
	default:
		for n := 0; n < 1+p.draw(4) && m.Awaits() == d.seat && !m.Turn().Over() && !m.AwaitsAmendment(); n++ {
			if m.Turn().Seat == engine.Nature && m.Dice().Kind.Tokens() {
				break
			}
			if _, err := m.Do(p.draw(len(m.Legal()))); err != nil {
				p.t.Fatal(err)
			}
		}
	}
	p.send(m)
	d.known = p.last
	return false
}

// amend proposes a change, or hands one's own seat on.
func (p *club) amend(m *match.Match, d *member) {
	p.t.Helper()
	h, _ := m.Header()
	change := match.Change{Kind: match.ChangeKind(p.draw(3)), Seat: engine.Seat(p.draw(len(h.Players)))}
	people := 0
	for _, q := range h.Players {
		if q.Kind == match.Person {
			people++
		}
	}
	if change.Kind == match.Deputize {
		if change.Bot = match.Random; people < 3 {
			change.Kind, change.Bot = match.Vacate, match.Person
		}
	}
	switch {
	case change.Kind == match.Rewind:
		if err := m.Propose(d.seat, change); err == nil {
			p.did["propose"]++
		} else if !errors.Is(err, match.ErrAmend) {
			p.t.Fatal(err)
		}
	case change.Seat == d.seat && people > 1:
		p.must("leave", m.Leave(change))
		d.seat = engine.Nobody
	case h.Players[change.Seat].Kind == match.Person && change.Seat != d.seat:
		p.must("propose", m.Propose(d.seat, change))
	}
}
