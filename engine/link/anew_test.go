package link_test

import (
	"crypto/sha256"
	"fmt"
	"os"
	"testing"

	"bretwalda/engine"
	"bretwalda/engine/brianboru"
	"bretwalda/engine/dice"
	"bretwalda/engine/match"
)

// moments are the times when a player vanishes: whether the match that would come to
// them is there.
var moments = []struct {
	name string
	at   func(m *match.Match, to engine.Seat) bool
}{
	{"in the first draft", func(m *match.Match, to engine.Seat) bool {
		round, drafting := m.State().(*brianboru.State).Hands()
		return round == 1 && drafting && m.Turn().Seat == to && m.Len() > 30
	}},
	{"before showing the key of round 1", func(m *match.Match, to engine.Seat) bool {
		n, _, _ := m.CommittedKeys(to)
		round, _ := m.State().(*brianboru.State).Hands()
		return round == 2 && n == 0
	}},
	{"in the draft of round 2", func(m *match.Match, to engine.Seat) bool {
		n, _, _ := m.CommittedKeys(to)
		round, drafting := m.State().(*brianboru.State).Hands()
		return round == 2 && drafting && n == 1
	}},
	{"in a trick of round 2", func(m *match.Match, to engine.Seat) bool {
		round, drafting := m.State().(*brianboru.State).Hands()
		return round == 2 && !drafting && m.Game().Lexicon().Asks[m.Turn().Kind] == "follow" && m.Turn().Seat == to
	}},
	{"in the last round", func(m *match.Match, to engine.Seat) bool {
		round, drafting := m.State().(*brianboru.State).Hands()
		return round == 3 && !drafting && m.Turn().Seat == to
	}},
}

// anew are the matches that dealtAnew has played, by seats and moment.
var anew = map[[2]int]*scene{}

// dealtAnew plays a match in which a player vanishes at one of the moments, once for
// all tests.
func dealtAnew(t *testing.T, seats, moment int) *scene {
	t.Helper()
	key := [2]int{seats, moment}
	if anew[key] == nil {
		kind := []dice.Kind{dice.Chained, dice.Sealed}[(moment+seats/5)%2]
		anew[key] = playedUntil(t, moments[moment].name, brianboru.HighKing(), seats, 0, kind, true, moments[moment].at)
	}
	return anew[key]
}

// tried reports whether a moment is tried without -long, too.
func tried(moment int) bool { return *long || moment%3 != 0 }

// TestASeatOutlivesItsKey: a player vanishes with the key to a protected hand. The
// others agree to deal the round anew, a friend takes the seat, and honest devices play
// to the end; every round that counts is audited, and none is the vanished player's.
func TestASeatOutlivesItsKey(t *testing.T) {
	for _, seats := range []int{3, 4, 5} {
		for i, moment := range moments {
			if !*long && (seats != 3+i%2 || !tried(i)) {
				continue
			}
			t.Run(fmt.Sprint(seats, " ", moment.name), func(t *testing.T) {
				s := dealtAnew(t, seats, i)
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
				if longest > 1900 {
					t.Errorf("a link of %d characters", longest)
				}
				t.Logf("round %d; %d hand-overs, %d vanished, %d came; longest link %d, last %d", m.Amendments()[0].Change.Round, len(s.moves), s.vanished, s.newcomer, longest, len(s.moves[len(s.moves)-1].text))
				if !m.Turn().Over() && len(s.moves) < last {
					t.Error("the match is not over")
				}
				sound(t, m)
				if *freeze == "anew" && seats == 4 && i == 3 {
					for _, n := range []int{s.newcomer - 1, s.newcomer, s.newcomer + 2, s.newcomer + 20, len(s.moves) - 1} {
						s.freeze(t, "brian-boru-r1-anew", n)
					}
				}
			})
		}
	}
}

// TestBlameWhereARoundIsDealtAnew: nobody honest is named, neither the player who has
// vanished nor those who play on.
func TestBlameWhereARoundIsDealtAnew(t *testing.T) {
	var scenes []*scene
	for i := range moments {
		if tried(i) {
			scenes = append(scenes, dealtAnew(t, 3+i%2, i))
		}
	}
	blame(t, scenes)
}

// freeze writes the link of a hand-over with each seat's view.
func (s *scene) freeze(t *testing.T, name string, n int) {
	t.Helper()
	move := s.moves[n]
	file, err := os.OpenFile(fmt.Sprintf("%s/%s-%03d.txt", frozenProtected, name, n), os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o644)
	if err != nil {
		t.Fatal(err)
	}
	fmt.Fprintln(file, move.text)
	for seat, secret := range move.secrets {
		m := decode(t, move.text)
		if m.Hold(engine.Seat(seat), secret) == nil {
			fmt.Fprintf(file, "%d %x %x\n", seat, secret, sha256.Sum256([]byte(view(t, m, engine.Seat(seat)))))
		}
	}
	if err := file.Close(); err != nil {
		t.Fatal(err)
	}
}

// sound checks that a match verifies and that its proofs are in order.
func sound(t *testing.T, m *match.Match) {
	t.Helper()
	r, err := match.Verify(m)
	if err != nil || !r.Sound() {
		t.Errorf("it does not verify: %v, broken at %d of %d", err, r.Broken, m.Len())
	}
	if err := m.Verdict(); err != nil {
		t.Error(err)
	}
}

// TestSeveralVanish: in one round and in two, the new player of a seat too.
func TestSeveralVanish(t *testing.T) {
	draft, trick, late := moments[2].at, moments[3].at, moments[4].at
	for i, list := range [][]func(*match.Match, engine.Seat) bool{{draft, draft}, {draft, trick, late}, {draft, trick}, {trick, late}} {
		if !*long && i > 1 {
			break
		}
		s := playedUntil(t, fmt.Sprint(i), brianboru.HighKing(), 3+i%2, 0, dice.Chained, true, list...)
		m := decode(t, s.moves[len(s.moves)-1].text)
		void := 0
		for _, r := range m.Hands() {
			if r.Void {
				void++
			}
		}
		if void != 2*len(list) {
			t.Errorf("%d decks are void after %d players have vanished", void, len(list))
		}
		sound(t, m)
	}
}

// TestARoundIsNotDealtAnewAgainstAPlayersWill: one who is asked may refuse, and so may
// the player whose seat it is about; the match goes on where it was, with all hands.
func TestARoundIsNotDealtAnewAgainstAPlayersWill(t *testing.T) {
	s := dealtAnew(t, 4, 3)
	n := s.vanished
	for _, refuses := range []engine.Seat{s.gone, s.moves[n].to} {
		move := s.moves[n]
		var guests []*guest
		for i := range engine.Seat(s.seats) {
			d := &guest{seat: i, secret: s.secrets[i], witness: move.witness[i]}
			if i == s.gone {
				d.secret = dice.Token{byte(i) + 1, 77}
			}
			if d.m = decode(t, move.known[i]); d.m.Hold(i, d.secret) != nil {
				t.Fatal("a key does not fit")
			}
			guests = append(guests, d)
		}
		before := len(decode(t, move.text).Log())
		d := guests[refuses]
		if found, _ := d.hears(move.text); found != "" {
			t.Fatal(found)
		}
		if err := d.m.Refuse(refuses); err != nil {
			t.Fatal(err)
		}
		to := refuses
		for range 200 {
			next, err := guests[to].plays(9)
			if err != nil {
				t.Fatal(err)
			}
			if next == engine.Nobody {
				break
			}
			text := encode(t, guests[to].m)
			if found, cheat := guests[next].hears(text); found != "" {
				t.Fatalf("seat %d, after seat %d has refused: %s, %v", next, refuses, found, cheat)
			}
			to = next
		}
		m := decode(t, encode(t, guests[to].m))
		if !m.Turn().Over() || m.Len() < before || m.HandedOn(s.gone) > 0 {
			t.Errorf("after %d choices of %d the match is not over", m.Len(), before)
		}
		sound(t, m)
	}
}

// TestTheOldKeyReadsNoNewHand: the player who has vanished comes back with their key.
// It is not that of their seat any more, fits no deck that is dealt anew, and a link
// in which they have played on is a fork that the others notice.
func TestTheOldKeyReadsNoNewHand(t *testing.T) {
	s := dealtAnew(t, 4, 3)
	old := dice.Token{byte(s.gone) + 1, 77}
	for _, move := range s.moves[s.newcomer:] {
		m := decode(t, move.text)
		if err := m.Hold(s.gone, old); err == nil {
			t.Fatal("the old key holds the seat")
		}
	}
	move := s.moves[s.vanished]
	back := &guest{seat: s.gone, secret: old, m: decode(t, move.known[s.gone])}
	if back.m.Hold(back.seat, old) != nil {
		t.Fatal("the key does not fit the match as it was")
	}
	before := encode(t, decode(t, s.before))
	if found, _ := back.hears(before); found != "" {
		t.Fatal(found)
	}
	if _, err := back.plays(9); err != nil {
		t.Fatal(err)
	}
	theirs := decode(t, encode(t, back.m))
	f := match.Compare(decode(t, s.moves[s.newcomer].text), theirs, []engine.Seat{move.from})
	if f.Relation != match.Fork || !f.Amended {
		t.Errorf("the others find %v, %+v", f.Relation, f.Doubts)
	}
}
