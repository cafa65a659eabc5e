package link_test

import (
	"fmt"
	"slices"
	"testing"

	"bretwalda/engine"
	"bretwalda/engine/dice"
	"bretwalda/engine/marcher"
	"bretwalda/engine/match"
)

// concealing is the owner and the number of the levy in course, and whether one is.
func concealing(m *match.Match) (owner engine.Seat, time int, ok bool) {
	g := m.State().(match.HiddenCounters)
	side, time := g.Conceals()
	if side == engine.None {
		return engine.Nobody, 0, false
	}
	owner, _ = g.Team(side)
	return owner, time, true
}

// losses are moments in which a player of The Marcher Lords vanishes: who is gone, and
// when.
var losses = []struct {
	name string
	at   func(m *match.Match, to engine.Seat) bool
}{
	{"with levies face down", func(m *match.Match, to engine.Seat) bool {
		owner, time, ok := concealing(m)
		return ok && owner == to && time > 1 && m.Len() > 60
	}},
	{"as an enemy of face-down levies", func(m *match.Match, to engine.Seat) bool {
		owner, time, ok := concealing(m)
		return ok && owner != to && time > 2
	}},
	{"between two levies", func(m *match.Match, to engine.Seat) bool {
		_, _, ok := concealing(m)
		n, _, _ := m.CommittedKeys(to)
		return !ok && n > 0
	}},
	{"early", func(m *match.Match, to engine.Seat) bool { return m.Len() > 4 }},
}

// TestASeatOutlivesTheKeyOfItsLevies: a player vanishes with the key to levies. The
// others agree, a friend takes the seat, and honest devices play to the end.
func TestASeatOutlivesTheKeyOfItsLevies(t *testing.T) {
	for _, seats := range []int{2, 3, 4} {
		for scenario, of := range marcher.Lords().Scenarios() {
			if !slices.Contains(of.Seats, seats) {
				continue
			}
			for i, moment := range losses {
				kind := []dice.Kind{dice.Chained, dice.Sealed}[(i+seats)%2]
				if !*long && i%3 != (seats+scenario)%3 {
					continue
				}
				t.Run(fmt.Sprint(seats, " ", scenario, " ", kind, " ", moment.name), func(t *testing.T) {
					s := playedUntil(t, moment.name, marcher.Lords(), seats, scenario, kind, true, moment.at)
					if s.text == "" {
						t.Fatal("nobody has vanished")
					}
					m := decode(t, s.moves[len(s.moves)-1].text)
					longest := 0
					for n, move := range s.moves {
						longest = max(longest, len(move.text))
						if (move.text[0] == '6') != (n >= s.vanished) {
							t.Errorf("hand-over %d is a link of version %c", n, move.text[0])
						}
					}
					t.Logf("seat %d, levy %d, %d hand-overs, %d vanished, %d came; longest link %d", s.gone, m.Amendments()[0].Change.Round, len(s.moves), s.vanished, s.newcomer, longest)
					if longest > 1900 {
						t.Errorf("a link of %d characters", longest)
					}
					sound(t, m)
				})
			}
		}
	}
}

// TestBlameWhereLeviesAreRaisedAnew: nobody honest is named, neither the player who has
// vanished nor those who play on.
func TestBlameWhereLeviesAreRaisedAnew(t *testing.T) {
	var scenes []*scene
	for i, moment := range losses {
		seats, kind := 2+i%3, []dice.Kind{dice.Chained, dice.Sealed}[i%2]
		scenes = append(scenes, playedUntil(t, moment.name, marcher.Lords(), seats, 0, kind, true, moment.at))
	}
	scenes = append(scenes, playedUntil(t, "a partner", marcher.Lords(), 4, 0, dice.Chained, true, partnerGone))
	scenes = append(scenes, playedUntil(t, "the owner of a partner's keys", marcher.Lords(), 4, 0, dice.Chained, true, ownerGone))
	blame(t, scenes)
}

// partnerGone: a seat that is not the first of its side has got the keys.
func partnerGone(m *match.Match, to engine.Seat) bool {
	of, seats := m.Partners()
	i := slices.Index(seats, to)
	return i >= 0 && m.Proposal() == nil && of[i].Stage == match.KeyKept && m.Len() > 50
}

// ownerGone: the first seat of a side has given a partner its keys, and has levies face
// down.
func ownerGone(m *match.Match, to engine.Seat) bool {
	owner, _, ok := concealing(m)
	of, seats := m.Partners()
	return ok && m.Proposal() == nil && owner == to && m.Len() > 50 && slices.ContainsFunc(of, func(p match.Partner) bool { return p.Stage == match.KeyKept }) && seats[0] != to
}

// TestLeviesAreUndoneFromWhereTheyBegan: what was drawn under the lost key is gone, and
// nothing else; where a partner vanishes nothing is.
func TestLeviesAreUndoneFromWhereTheyBegan(t *testing.T) {
	owner := playedUntil(t, "owner", marcher.Lords(), 4, 0, dice.Chained, true, ownerGone)
	before, after := decode(t, owner.before), decode(t, owner.text)
	if after.Len() >= before.Len() {
		t.Errorf("%d choices after, %d before", after.Len(), before.Len())
	}
	_, time, _ := concealing(before)
	if c := after.Amendments()[0].Change; c.Round != time || c.Seat != owner.gone {
		t.Errorf("%+v, in levy %d of seat %d", c, time, owner.gone)
	}
	if side, now := after.State().(match.HiddenCounters).Conceals(); side != engine.None && len(after.State().Pieces(nil)) > 0 {
		if n := after.Len(); now != time || before.Replay(n).Turn() != after.Turn() {
			t.Errorf("the match stands in levy %d", now)
		}
	}
	partner := playedUntil(t, "partner", marcher.Lords(), 4, 0, dice.Chained, true, partnerGone)
	before, after = decode(t, partner.before), decode(t, partner.text)
	if after.Len() != before.Len() || after.Amendments()[0].Change.Round != 0 {
		t.Errorf("%d choices after, %d before; %+v", after.Len(), before.Len(), after.Amendments()[0].Change)
	}
	for name, s := range map[string]*scene{"owner": owner, "partner": partner} {
		if *freeze == "levies" {
			for _, n := range []int{s.newcomer - 1, s.newcomer, s.newcomer + 3, len(s.moves) - 1} {
				s.freeze(t, fmt.Sprint("marcher-lords-r", s.game.Revision(), "-", name), n)
			}
		}
		m := decode(t, s.moves[len(s.moves)-1].text)
		of, seats := m.Partners()
		renewed := false
		for i, p := range of {
			renewed = renewed || p.Turn > 0 && p.Stage == match.KeyKept
			if seats[i] == s.gone && p.Turn == 0 {
				t.Error("a new partner has the old one's copy")
			}
		}
		if !renewed {
			t.Errorf("%s: no partner has got keys anew", s.name)
		}
		sound(t, m)
	}
}

// TestSeveralLoseTheirLevies: one after the other, the new player of a seat too.
func TestSeveralLoseTheirLevies(t *testing.T) {
	down, enemy, between := losses[0].at, losses[1].at, losses[2].at
	for i, list := range [][]func(*match.Match, engine.Seat) bool{{down, down}, {down, enemy}, {enemy, between, down}, {partnerGone, ownerGone}, {ownerGone, ownerGone, partnerGone}} {
		seats := 3 - i%2
		if i > 2 {
			seats = 4
		}
		s := playedUntil(t, fmt.Sprint(i), marcher.Lords(), seats, 0, dice.Chained, true, list...)
		m := decode(t, s.moves[len(s.moves)-1].text)
		came := 0
		for seat := range engine.Seat(seats) {
			came += m.HandedOn(seat)
		}
		if came != len(list) {
			t.Errorf("%d players have come after %d have vanished", came, len(list))
		}
		sound(t, m)
	}
}

// TestLeviesAreNotRaisedAnewAgainstAPlayersWill, nor is the proposal of any use to one
// who plays on.
func TestLeviesAreNotRaisedAnewAgainstAPlayersWill(t *testing.T) {
	s := playedUntil(t, "refused", marcher.Lords(), 3, 0, dice.Chained, true, losses[0].at)
	move := s.moves[s.vanished]
	d := &guest{seat: move.to, secret: s.secrets[move.to], witness: move.witness[move.to], m: decode(t, move.known[move.to])}
	if d.m.Hold(d.seat, d.secret) != nil {
		t.Fatal("a key does not fit")
	}
	if found, _ := d.hears(move.text); found != "" {
		t.Fatal(found)
	}
	before := decode(t, s.before).Len()
	if err := d.m.Refuse(d.seat); err != nil {
		t.Fatal(err)
	}
	m := decode(t, encode(t, d.m))
	if m.Proposal() != nil || m.Len() != before || m.HandedOn(s.gone) > 0 {
		t.Errorf("%d choices of %d, %+v", m.Len(), before, m.Proposal())
	}
	sound(t, m)
}

// TestAnEnemyGreetsWhoHidesLevies: the token that a new player did not know is not a
// partner's.
func TestAnEnemyGreetsWhoHidesLevies(t *testing.T) {
	for _, gone := range []func(*match.Match, engine.Seat) bool{partnerGone, ownerGone} {
		s := playedUntil(t, "greeted", marcher.Lords(), 4, 0, dice.Chained, true, gone)
		m := decode(t, s.moves[len(s.moves)-1].text)
		greeted := false
		for _, a := range m.Amendments() {
			if a.Kind != match.Greet {
				continue
			}
			greeted = true
			g := m.State().(match.HiddenCounters)
			for side := range m.Game().Lexicon().Sides {
				first, n := g.Team(int8(side))
				ours := func(seat engine.Seat) bool { return seat >= first && int(seat-first) < n }
				if n > 0 && ours(a.Seat) && ours(s.gone) {
					t.Errorf("seat %d greets its partner %d", a.Seat, s.gone)
				}
			}
		}
		if !greeted {
			t.Error("nobody has greeted the new player")
		}
	}
}
