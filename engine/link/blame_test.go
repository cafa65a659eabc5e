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

// Devices that keep the rules, and an adversary who stands between two of them or
// plays a seat: one hand-over is altered in any way, and written again as a link
// that is right in all that a link alone can be. Case number n of a seed is always
// the same one: go test ./engine/link -run Blame -alteration n -v.

var (
	alterations = flag.Int("alterations", 150, "how many hand-overs are altered")
	alteration  = flag.Int("alteration", -1, "only this case")
)

// scene is a match that was played honestly, with what each device knew at each
// hand-over.
type scene struct {
	name    string
	game    engine.Game
	seats   int
	proven  bool // there are tokens
	secrets []dice.Token
	moves   []handOver
}

type handOver struct {
	from, to engine.Seat
	text     string
	known    []string // by seat, "" for nothing
	witness  []match.Witness
}

// guest is a device that plays one seat.
type guest struct {
	seat    engine.Seat
	secret  dice.Token
	m       *match.Match // as it knows the match
	witness match.Witness
}

// hears is what a device finds in a link; "" where it goes on with it. What it
// says of a seat by name, it says by a *match.CheatError that is proven.
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
		return "audited " + cheat.Deed.String(), cheat
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

// last is how many hand-overs of a match are looked at.
const last = 70

// playedBy plays a match honestly.
func playedBy(t *testing.T, name string, g engine.Game, seats, scenario int, kind dice.Kind, veiled bool) *scene {
	t.Helper()
	setup := engine.DefaultSetup(g)
	setup.Seats, setup.Scenario = seats, scenario
	players := make([]match.Player, seats)
	for i := range players {
		players[i].Kind = match.Vacant
	}
	m, err := match.Invite(g, setup, players, 0, dice.Source{Kind: kind, Seed: 4711})
	if err == nil && veiled {
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
	for len(s.moves) < last {
		to, err := at.plays(9)
		if err != nil {
			t.Fatal(name, err)
		}
		if to == engine.Nobody {
			break
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

// fields are what an adversary alters, each in every way that fits.
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

// tries alters a hand-over and goes on until it is found. A seat may be in league
// with the adversary: its device vouches for what was altered.
func (s *scene) tries(f *fate) (o outcome, where int) {
	o.named = engine.Nobody
	n := 1 + f.draw(max(1, len(s.moves)*3/5))
	n = min(n, len(s.moves)-1)
	text, what := s.alters(f, n)
	move := s.moves[n]
	league := f.draw(3) == 0 && s.proven
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
	if league {
		what += ", vouched for"
		if m, err := link.Decode(text, everyGame()); err == nil {
			m.SetVouch(move.from, match.Vouch{Whole: true})
			m.Hold(move.from, s.secrets[move.from])
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
	to, from := move.to, move.from
	for ; o.after < last; o.after++ {
		d := guests[to]
		o.by = to
		var cheat *match.CheatError
		if o.found, cheat = d.hears(text); o.found != "" {
			if cheat != nil && cheat.Proven && !(league && cheat.Seat == from) {
				o.named = cheat.Seat
			}
			return o, n
		}
		next, err := d.plays(9)
		if err != nil {
			o.found = "refused later"
			return o, n
		}
		if text, err = link.Encode(d.m); err != nil {
			o.found = "refused later"
			return o, n
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
				return o, n
			}
			text, _ = link.Encode(d.m)
			o.after++
		}
	}
	o.found = "unnoticed"
	return o, n
}

func TestBlame(t *testing.T) {
	scenes := []*scene{
		playedBy(t, "race, chained", toy.Game(), 3, 0, dice.Chained, false),
		playedBy(t, "race, sealed", toy.Game(), 4, 0, dice.Sealed, false),
		playedBy(t, "race, by hand", toy.Game(), 3, 0, dice.ByHand, false),
		playedBy(t, "britannia-2008, chained", games.ByID("britannia-2008"), 4, 0, dice.Chained, false),
		playedBy(t, "britannia-2008, sealed", games.ByID("britannia-2008"), 4, 0, dice.Sealed, false),
		playedBy(t, "marcher-lords, chained", marcher.Lords(), 3, 0, dice.Chained, false),
		playedBy(t, "marcher-lords, veiled", marcher.Lords(), 2, 0, dice.Chained, true),
		playedBy(t, "marcher-lords, veiled, sealed", marcher.Lords(), 2, 0, dice.Sealed, true),
		playedBy(t, "marcher-lords, veiled, partners", marcher.Lords(), 4, 0, dice.Chained, true),
		playedBy(t, "brian-boru, chained", brianboru.HighKing(), 3, 0, dice.Chained, false),
		playedBy(t, "brian-boru, veiled", brianboru.HighKing(), 3, 0, dice.Chained, true),
		playedBy(t, "brian-boru, veiled, sealed", brianboru.HighKing(), 4, 0, dice.Sealed, true),
	}
	type row struct{ all, refused, first, later, audited, unnoticed, longest int }
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
	t.Logf("%-28s %6s %8s %9s %8s %8s %10s %8s", "altered", "cases", "refused", "at once", "later", "audited", "unnoticed", "longest")
	for _, field := range names {
		r := table[field]
		t.Logf("%-28s %6d %8d %9d %8d %8d %10d %8d", field, r.all, r.refused, r.first, r.later, r.audited, r.unnoticed, r.longest)
	}
	if fmt.Sprint(len(names)) == "0" {
		t.Error("nothing was tried")
	}
}

// One who passes on a card and tells another is named to those who have seen that
// it vouches for it, and to nobody by a link alone.
func TestACheatIsNamedOnceHeHasVouched(t *testing.T) {
	const cheat = 2
	s := playedBy(t, "brian-boru, veiled", brianboru.HighKing(), 4, 0, dice.Chained, true)
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
		t.Errorf("who sees the link for the first time finds %v", err)
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
