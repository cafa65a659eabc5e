package link_test

import (
	"crypto/sha256"
	"errors"
	"flag"
	"fmt"
	"slices"
	"sort"
	"strings"
	"testing"

	"bretwalda/engine"
	"bretwalda/engine/brianboru"
	"bretwalda/engine/dice"
	"bretwalda/engine/games"
	"bretwalda/engine/internal/toy"
	"bretwalda/engine/link"
	"bretwalda/engine/marcher"
	"bretwalda/engine/match"
	"bretwalda/engine/poker"
)

// Devices that keep the rules, and an adversary who is between two of them or
// plays a seat: one hand-over is altered in any way, and written again as a link
// that is right in all that a link alone can be. Case number n of a seed is always
// the same one: go test ./engine/link -run Blame -alteration n -v.

var (
	alterations = flag.Int("alterations", 48, "how many hand-overs are altered")
	alteration  = flag.Int("alteration", -1, "only this case")
)

// fields are the parts that an adversary alters, each in every way that fits.
var fields = []string{"choices", "tokens", "orders", "proofs", "keys", "prints", "points", "told", "notes", "partners", "header", "begun", "amendments", "rounds"}

// alters makes another link of one.
func (s *scene) alters(f *fate, n int) (text, what string) {
	version, list := link.Symbols(decodeQuietly(s.moves[n].text))
	var have []string
	for _, field := range fields {
		if slices.ContainsFunc(list, func(y link.Symbol) bool { return y.Field == field && y.Of > 1 }) {
			have = append(have, field)
		}
	}
	field := have[f.draw(len(have))]
	if slices.Contains(have, "points") && f.draw(3) == 0 {
		field = "points"
	}
	var at []int
	for i, y := range list {
		if y.Field == field && y.Of > 1 {
			at = append(at, i)
		}
	}
	i, j := at[f.draw(len(at))], at[f.draw(len(at))]
	way := f.draw(4)
	switch {
	case field == "points" && list[i].Number > 0 && list[j].Number > 0 && way > 0: // two of them change places
		a := slices.IndexFunc(list, func(y link.Symbol) bool { return y.Field == field && y.Number == list[i].Number })
		b := slices.IndexFunc(list, func(y link.Symbol) bool { return y.Field == field && y.Number == list[j].Number })
		if a != b {
			for k := range 32 {
				list[a+k], list[b+k] = list[b+k], list[a+k]
			}
			return link.Spell(version, list), "points swapped"
		}
	case way == 0 && list[i].Of == list[j].Of && list[i].S != list[j].S:
		list[i].S, list[j].S = list[j].S, list[i].S
		return link.Spell(version, list), field + " swapped"
	case way == 1 && n > 3: // the same field of an older link
		_, older := link.Symbols(decodeQuietly(s.moves[f.draw(n)].text))
		k := slices.IndexFunc(older, func(y link.Symbol) bool { return y.Field == field })
		if k >= 0 {
			for l := at[0]; l < len(list) && list[l].Field == field && k < len(older) && older[k].Field == field && older[k].Of == list[l].Of; l++ {
				list[l].S = older[k].S
				k++
			}
			return link.Spell(version, list), field + " of an older link"
		}
	}
	list[i].S = (list[i].S + 1 + f.draw(list[i].Of-1)) % list[i].Of
	return link.Spell(version, list), field
}

func decodeQuietly(text string) *match.Match {
	m, err := link.Decode(text, everyGame())
	if err != nil {
		panic(err)
	}
	return m
}

// outcome is how an alteration ended.
type outcome struct {
	what, found string
	by          engine.Seat // whose device
	after       int         // hand-overs
	named       engine.Seat // Nobody: nobody
}

// tries alters a hand-over and goes on until it is found. A seat may be in league with
// the adversary: its device vouches for the alteration.
func (s *scene) tries(f *fate) (o outcome, where int) {
	o.named = engine.Nobody
	n := 1 + f.draw(max(1, len(s.moves)*3/5))
	n = min(n, len(s.moves)-1)
	text, what := s.alters(f, n)
	move := s.moves[n]
	league := f.draw(3) == 0 && s.proven
	if league {
		what += ", vouched for"
		if m, err := link.Decode(text, everyGame()); err == nil {
			m.SetVouch(move.from, match.Vouch{Whole: true})
			m.Hold(move.from, move.secrets[move.from])
			if again, err := link.Encode(m); err == nil {
				text = again
			}
		}
	}
	o.what = what
	if text == move.text {
		o.found = "nothing altered"
		return o, n
	}
	altered := s.goesOn(n, text, league, &o)
	if o.found == "unnoticed" && n <= s.vanished {
		var unaltered outcome
		if s.goesOn(n, move.text, false, &unaltered) == altered {
			o.found = "dropped" // with a deck that is void: the match ends as without it
		}
	}
	return o, n
}

// goesOn plays on from a hand-over that comes as a text until somebody finds that it was
// altered, and returns the last link.
func (s *scene) goesOn(n int, text string, league bool, o *outcome) string {
	move := s.moves[n]
	var guests []*guest
	for i := range engine.Seat(s.seats) {
		d := &guest{seat: i, secret: move.secrets[i], witness: move.witness[i]}
		if move.known[i] != "" {
			d.m = decodeQuietly(move.known[i])
			d.m.SetWitness(d.witness)
			d.m.Hold(i, d.secret)
		}
		guests = append(guests, d)
	}
	to, from := move.to, move.from
	for ; o.after < last; o.after++ {
		d := guests[to]
		o.by = to
		var cheat *match.CheatError
		if o.found, cheat = d.hears(text); o.found != "" {
			if cheat != nil && cheat.Proven && !(league && cheat.Seat == from) {
				o.named = cheat.Seat
			}
			return text
		}
		next, err := d.plays(9)
		if err != nil {
			o.found = "refused later"
			return text
		}
		if text, err = link.Encode(d.m); err != nil {
			o.found = "refused later"
			return text
		}
		if seat := d.m.Vacant(); seat >= 0 {
			guests[seat] = &guest{seat: seat, secret: dice.Token{byte(seat) + 1, 99}}
			if err := guests[seat].comes(text); err != nil {
				o.found = "refused later"
				return text
			}
			if next, err = guests[seat].plays(9); err != nil {
				o.found = "refused later"
				return text
			}
			text, _ = link.Encode(guests[seat].m)
		}
		if next == engine.Nobody {
			break
		}
		to = next
	}
	for range 2 { // at the end everybody gets the match once more
		for _, d := range guests {
			o.by = d.seat
			var cheat *match.CheatError
			if o.found, cheat = d.hears(text); o.found != "" {
				if cheat != nil && cheat.Proven && !(league && cheat.Seat == from) {
					o.named = cheat.Seat
				}
				return text
			}
			text, _ = link.Encode(d.m)
			o.after++
		}
	}
	o.found = "unnoticed"
	return text
}

func TestBlame(t *testing.T) {
	blame(t, []*scene{
		playedBy(t, "race, chained", toy.Game(), 3, 0, dice.Chained, false),
		playedBy(t, "race, sealed", toy.Game(), 4, 0, dice.Sealed, false),
		playedBy(t, "race, by hand", toy.Game(), 3, 0, dice.ByHand, false),
		playedBy(t, "britannia-2008, chained", games.ByID("britannia-2008"), 4, 0, dice.Chained, false),
		playedBy(t, "britannia-2008, sealed", games.ByID("britannia-2008"), 4, 0, dice.Sealed, false),
		playedBy(t, "marcher-lords, chained", marcher.Lords(), 3, 0, dice.Chained, false),
		playedBy(t, "marcher-lords, protected", marcher.Lords(), 2, 0, dice.Chained, true),
		playedBy(t, "marcher-lords, protected, sealed", marcher.Lords(), 2, 0, dice.Sealed, true),
		playedBy(t, "marcher-lords, protected, partners", marcher.Lords(), 4, 0, dice.Chained, true),
		playedBy(t, "brian-boru, chained", brianboru.HighKing(), 3, 0, dice.Chained, false),
		playedBy(t, "brian-boru, protected", brianboru.HighKing(), 3, 0, dice.Chained, true),
		playedBy(t, "brian-boru, protected, sealed", brianboru.HighKing(), 4, 0, dice.Sealed, true),
	})
}

// blame alters hand-overs of scenes and checks that none goes unnoticed and no honest
// player is named.
func blame(t *testing.T, scenes []*scene) {
	t.Helper()
	type row struct{ all, refused, dropped, first, later, audited, unnoticed, longest int }
	table := map[string]*row{}
	for i := range *alterations {
		if *alteration >= 0 && i != *alteration {
			continue
		}
		f := &fate{seed: 4711 + uint64(i)}
		s := scenes[i%len(scenes)]
		o, where := s.tries(f)
		if *alteration >= 0 {
			t.Logf("%s, hand-over %d: %+v", s.name, where, o)
		}
		if o.named != engine.Nobody {
			t.Errorf("case %d, %s, hand-over %d, %s: seat %d is named, and is honest: %s", i, s.name, where, o.what, o.named, o.found)
		}
		field, _, _ := strings.Cut(o.what, ",")
		r := table[field]
		if r == nil {
			r = &row{}
			table[field] = r
		}
		if o.found == "nothing altered" {
			continue
		}
		r.all++
		switch {
		case o.found == "dropped":
			r.dropped++
			continue
		case o.found == "unnoticed":
			if r.unnoticed++; s.proven {
				t.Errorf("case %d, %s, hand-over %d, %s: nobody has noticed", i, s.name, where, o.what)
			}
			continue
		case strings.HasPrefix(o.found, "refused"):
			r.refused++
		case strings.HasPrefix(o.found, "audited"):
			r.audited++
		case o.after == 0:
			r.first++
		default:
			r.later++
		}
		r.longest = max(r.longest, o.after)
	}
	var names []string
	for field := range table {
		names = append(names, field)
	}
	sort.Strings(names)
	t.Logf("%-28s %6s %8s %8s %9s %8s %8s %10s %8s", "altered", "cases", "refused", "dropped", "at once", "later", "audited", "unnoticed", "longest")
	for _, field := range names {
		r := table[field]
		t.Logf("%-28s %6d %8d %8d %9d %8d %8d %10d %8d", field, r.all, r.refused, r.dropped, r.first, r.later, r.audited, r.unnoticed, r.longest)
	}
	if fmt.Sprint(len(names)) == "0" {
		t.Error("nothing was tried")
	}
}

// A seat that passes on a different card than it tells is named to devices that know
// it vouched for it, and to nobody by a link alone.
func TestACheatIsNamedAfterVouching(t *testing.T) {
	const cheat = 2
	s := playedBy(t, "brian-boru, protected", brianboru.HighKing(), 4, 0, dice.Chained, true)
	n := slices.IndexFunc(s.moves, func(h handOver) bool {
		return h.from == cheat && len(decodeQuietly(h.text).Hands()) > 0 && toldBy(h.text, cheat)
	})
	if n < 0 {
		t.Fatal("the seat has told nothing")
	}
	move := s.moves[n]
	var guests []*guest
	for i := range engine.Seat(s.seats) {
		d := &guest{seat: i, secret: s.secrets[i], witness: move.witness[i]}
		if move.known[i] != "" {
			d.m = decodeQuietly(move.known[i])
			d.m.SetWitness(d.witness)
			d.m.Hold(i, d.secret)
		}
		guests = append(guests, d)
	}
	s.lies(t, cheat, guests[cheat].m)
	text, to := encode(t, guests[cheat].m), move.to
	named, bare := 0, 0
	for range 60 {
		d := guests[to]
		found, e := d.hears(text)
		if e != nil {
			if e.Seat != cheat {
				t.Fatalf("seat %d finds %v", to, e)
			}
			if e.Proven {
				named++
			} else {
				bare++
			}
		} else if found != "" && to != cheat {
			t.Fatalf("seat %d: %s", to, found)
		}
		next := (to + 1) % 4
		if e == nil {
			var err error
			if next, err = d.plays(9); err != nil {
				t.Fatal(err)
			}
		}
		if text = encode(t, d.m); named+bare > 3 {
			break
		}
		to = next
	}
	if named < 2 {
		t.Errorf("named by %d devices, by %d without proof", named, bare)
	}
	var e *match.CheatError
	if err := decodeQuietly(text).Verdict(); !errors.As(err, &e) || e.Proven {
		t.Errorf("a stranger to the link finds %v", err)
	}
}

// lies has the device of a seat pass on another card than it should, sealed as if it
// were that.
func (s *scene) lies(t *testing.T, seat engine.Seat, m *match.Match) {
	t.Helper()
	key := func(seat engine.Seat) *poker.Key {
		sum := sha256.Sum256(append([]byte("bretwalda hands"), s.secrets[seat][:]...))
		chain := dice.Forge(4711, int(seat)+1<<7, dice.Token(sum[:16]))
		token, _ := chain.At(1)
		return poker.NewKey(m.Deck(1), int(seat), token)
	}
	r := m.Hands()[0]
	told := r.Passed[len(r.Passed)-1]
	for to := range engine.Seat(s.seats) {
		for before := range 9 {
			cards, meant := poker.Overhear(key(seat), key(to), before, told)
			if !meant {
				continue
			}
			cards[0] = (cards[0] + 1) % 25
			other, err := r.Shuffle.Tell(key(seat), int(to), before, cards)
			if err != nil {
				t.Fatal(err)
			}
			copy(told, other)
			return
		}
	}
	t.Fatal("nobody was told")
}

// toldBy reports whether the last packet that a link tells of was a seat's.
func toldBy(text string, seat engine.Seat) bool {
	m := decodeQuietly(text)
	told := m.Hands()[0].Passed
	return len(told) > 0 && m.Holder() == seat && len(told[len(told)-1]) > 0
}
