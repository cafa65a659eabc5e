package link_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"bretwalda/engine"
	"bretwalda/engine/dice"
	"bretwalda/engine/link"
	"bretwalda/engine/match"
)

// scene is a match that was played honestly, with each device's knowledge at each
// hand-over.
type scene struct {
	name    string
	game    engine.Game
	seats   int
	proven  bool // there are tokens
	secrets []dice.Token
	moves   []handOver

	gone     engine.Seat // the seat whose player has vanished
	vanished int         // the hand-over that would have gone to them
	newcomer int         // the first one after another player has come to it
	text     string      // the link that they have got
	before   string      // the one that waited for the first who has vanished
}

type handOver struct {
	from, to engine.Seat
	text     string
	known    []string // by seat, "" for nothing
	witness  []match.Witness
	secrets  []dice.Token
}

// guest is a device that plays one seat.
type guest struct {
	seat    engine.Seat
	secret  dice.Token
	m       *match.Match // as it knows the match
	witness match.Witness
}

// hears is a device's finding about a link; "" where it goes on with it. It names a
// seat by a proven *match.CheatError.
func (g *guest) hears(text string) (found string, cheat *match.CheatError) {
	m, err := link.Decode(text, everyGame())
	if err != nil {
		errors.As(err, &cheat)
		return "refused", cheat
	}
	if g.m != nil {
		f := match.Compare(g.m, m, []engine.Seat{g.seat})
		if len(f.Doubts) > 0 {
			kinds := []string{}
			for _, d := range f.Doubts {
				kinds = append(kinds, d.Kind.String())
			}
			slices.Sort(kinds)
			return "doubted " + strings.Join(slices.Compact(kinds), "+"), nil
		}
		if f.Relation != match.Continues && f.Relation != match.Same {
			return "doubted " + f.Relation.String(), nil
		}
		g.witness = g.witness.Learn(f.Vouched)
	}
	m.SetWitness(g.witness)
	g.m = m
	if err := m.Hold(g.seat, g.secret); err != nil && m.Dice().Kind.Tokens() {
		return "refused key", nil
	}
	if len(m.Altered()) > 0 {
		return "doubted altered", nil
	}
	if _, err := m.Continue(); err != nil {
		return "refused later", nil
	}
	if err := m.Verdict(); errors.As(err, &cheat) {
		return "audited " + cheat.Misdeed.String(), cheat
	}
	return "", nil
}

// plays has a device go on until the match waits for another, which it answers.
func (g *guest) plays(seed uint64) (engine.Seat, error) {
	m := g.m
	for range 400 {
		if m.Turn().Over() {
			return engine.Nobody, nil
		}
		if m.AwaitsAmendment() {
			if to := m.Awaits(); to != g.seat {
				return to, nil
			}
			answer := m.Greet
			if m.Proposal() != nil {
				answer = m.Agree
			}
			if err := answer(g.seat); err != nil {
				return 0, err
			}
			continue
		}
		if m.Turn().Seat != g.seat {
			if _, obeyed, err := m.Obey(); err != nil {
				return 0, err
			} else if obeyed {
				continue
			}
		}
		if to := m.Awaits(); to != g.seat {
			return to, nil
		}
		if _, err := m.Do(dice.Draw(seed, m.Len(), len(m.Legal()))); err != nil {
			return 0, err
		}
	}
	return 0, errors.New("no end")
}

// comes has a new player take the seat that is vacant.
func (g *guest) comes(text string) error {
	m, err := link.Decode(text, everyGame())
	if err != nil {
		return err
	}
	g.m = m
	if err := m.Succeed(g.seat, "Eve", g.secret); err != nil {
		return err
	}
	_, err = m.Continue()
	return err
}

// last is how many hand-overs of a match are looked at.
const last = 70

// playedBy plays a match honestly.
func playedBy(t *testing.T, name string, g engine.Game, seats, scenario int, kind dice.Kind, protected bool) *scene {
	t.Helper()
	return playedUntil(t, name, g, seats, scenario, kind, protected)
}

// playedUntil is playedBy where a player vanishes with their key as soon as vanishes
// says so of the match that comes to them; the others hand their seat on. Several do so
// one after the other.
func playedUntil(t *testing.T, name string, g engine.Game, seats, scenario int, kind dice.Kind, protected bool, vanishes ...func(m *match.Match, to engine.Seat) bool) *scene {
	t.Helper()
	setup := engine.DefaultSetup(g)
	setup.Seats, setup.Scenario = seats, scenario
	players := make([]match.Player, seats)
	for i := range players {
		players[i].Kind = match.Vacant
	}
	m, err := match.Invite(g, setup, players, 0, dice.Source{Kind: kind, Seed: 4711})
	if err == nil && protected {
		err = m.HideHands()
	}
	if err != nil {
		t.Fatal(err)
	}
	s := &scene{name: name, game: g, seats: seats, proven: kind.Tokens()}
	var guests []*guest
	send := func(from, to engine.Seat) string {
		text := encode(t, guests[from].m)
		move := handOver{from: from, to: to, text: text}
		for _, o := range guests {
			known := ""
			if o.m != nil {
				known = encode(t, o.m)
			}
			move.known, move.witness = append(move.known, known), append(move.witness, o.witness)
		}
		move.secrets = slices.Clone(s.secrets)
		s.moves = append(s.moves, move)
		return text
	}
	text := ""
	for i := range engine.Seat(seats) {
		s.secrets = append(s.secrets, dice.Token{byte(i) + 1, 77})
		d := &guest{seat: i, secret: s.secrets[i], m: m}
		if text != "" {
			d.m = decode(t, text)
		}
		if err := d.m.Claim(i, name2(i), d.secret); err != nil {
			t.Fatal(err)
		}
		if err := d.m.SetOrders(i, engine.UsualOrders(g.Lexicon(), kind == dice.Sealed)); err != nil {
			t.Fatal(err)
		}
		guests = append(guests, d)
		text = encode(t, d.m)
	}
	at := guests[0]
	at.m = decode(t, text)
	if err := at.m.Hold(0, at.secret); err != nil && kind.Tokens() {
		t.Fatal(err)
	}
	if _, err := at.m.Continue(); err != nil {
		t.Fatal(err)
	}
	if err := at.m.Begin(); err != nil {
		t.Fatal(err)
	}
	for len(s.moves) < last || len(vanishes) > 0 || s.text != "" {
		to, err := at.plays(9)
		if err != nil {
			t.Fatal(name, err)
		}
		if seat := at.m.Vacant(); seat >= 0 {
			s.secrets[seat] = dice.Token{byte(seat) + 1, 99, byte(len(s.moves))}
			friend := &guest{seat: seat, secret: s.secrets[seat]}
			s.text, s.newcomer = encode(t, at.m), len(s.moves)
			if err := friend.comes(s.text); err != nil {
				t.Fatal(name, err)
			}
			at, guests[seat] = friend, friend
			continue
		}
		if to == engine.Nobody {
			break
		}
		if len(vanishes) > 0 && vanishes[0](at.m, to) {
			vanishes, s.gone = vanishes[1:], to
			if s.vanished == 0 {
				s.vanished = len(s.moves)
			}
			if s.before == "" {
				s.before = encode(t, at.m)
			}
			if err := at.m.Propose(at.seat, at.m.Redeals(to)); err != nil {
				t.Fatal(name, err)
			}
			continue
		}
		text := send(at.seat, to)
		if found, cheat := guests[to].hears(text); found != "" {
			t.Fatalf("%s: an honest link is %s: %v", name, found, cheat)
		}
		at = guests[to]
	}
	return s
}

func name2(seat engine.Seat) string { return []string{"Anna", "Bert", "Cleo", "Dora", "Emil"}[seat] }
