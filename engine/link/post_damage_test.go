package link_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"bretwalda/engine"
	"bretwalda/engine/dice"
	"bretwalda/engine/games"
	"bretwalda/engine/internal/toy"
	"bretwalda/engine/link"
	"bretwalda/engine/match"
)

// A keeper is a device with a match by link that must never lose it: it compares and
// joins.
type keeper struct {
	text  string // of the match it keeps
	m     *match.Match
	mine  []engine.Seat
	texts []string // links of the match that are not damaged
}

func keep(t testing.TB, m *match.Match, seat engine.Seat, texts ...string) *keeper {
	text := encode(t, m)
	return &keeper{text, decode(t, text), []engine.Seat{seat}, append(texts, text)}
}

// keepers have races, by every kind of dice and at every stage.
func keepers(t testing.TB) (list []*keeper) {
	for _, kind := range []dice.Kind{dice.ByHand, dice.Chained, dice.Sealed} {
		c := gather(t, toy.Game(), kind, 4)
		full := encode(t, c.devices[3].m)
		list = append(list, keep(t, c.devices[0].m, 0, full))
		for _, seats := range [][]engine.Seat{{0}, {2}, {0, 3}, {2, 3}} {
			m := invitation(t, kind)
			for _, seat := range seats {
				if err := m.Claim(seat, name(seat), dice.Token{byte(seat), 9}); err != nil {
					t.Fatal(err)
				}
			}
			list = append(list, keep(t, m, seats[0], full, list[0].text))
		}
		for _, passed := range []int{1, 6, 15} {
			c := begun(t, toy.Game(), kind, 4)
			c.until(func(*match.Match) bool { return c.passed >= passed })
			for _, d := range c.devices[:2] {
				list = append(list, keep(t, d.m, d.seat, append(c.texts, full)...))
			}
		}
	}
	return list
}

// invitation is a match of the race whose host alone is in.
func invitation(t testing.TB, kind dice.Kind) *match.Match {
	t.Helper()
	players := slices.Repeat([]match.Player{{Kind: match.Vacant}}, 4)
	m, err := match.Invite(toy.Game(), engine.DefaultSetup(toy.Game()), players, 1, dice.Source{Kind: kind, Seed: circleSeed})
	if err != nil {
		t.Fatal(err)
	}
	if err := m.Claim(1, name(1), dice.Token{2}); err != nil {
		t.Fatal(err)
	}
	return m
}

// bend alters the body of a link and puts a right check behind it.
func bend(f *fate, text string) string {
	body := link.Body(text)
	for range 1 + f.draw(2) {
		if body != "" {
			body = damage(f, body)
		}
	}
	body = strings.Map(func(r rune) rune {
		if r < 128 && strings.ContainsRune(letters, r) {
			return r
		}
		return 'k'
	}, body)
	version := byte('2' + 2*f.draw(2))
	if f.draw(50) == 0 {
		version = '1'
	}
	return link.Reframe(version, body)
}

// forge is a link that a changed program could send: a match with other tokens,
// orders, names, choices or holders, that follows all rules otherwise.
func forge(f *fate, m *match.Match) (string, error) {
	h, err := m.Header()
	if err != nil {
		return "", err
	}
	players := slices.Clone(h.Players)
	cheat, host := f.draw(6), h.Host
	if cheat == 0 {
		players[f.draw(len(players))].Name = fmt.Sprint(f.draw(3))
	}
	if f.draw(40) == 0 {
		h.Dice.Seed++
	}
	if f.draw(40) == 0 {
		host = engine.Seat(f.draw(len(players)))
	}
	o, err := match.Invite(m.Game(), h.Setup, players, host, h.Dice)
	if err != nil {
		return "", err
	}
	for i, p := range players {
		if p.Kind != match.Person {
			continue
		}
		seat := engine.Seat(i)
		n, token, _ := m.Committed(seat)
		switch f.draw(30) {
		case 0:
			token[f.draw(16)] ^= 1 << f.draw(8)
		case 1:
			n += f.draw(3)
		}
		if err := o.Commit(seat, n, token); err != nil {
			return "", err
		}
		orders := m.Orders(seat)
		if f.draw(20) == 0 {
			orders = []engine.Order{{Policy: uint8(f.draw(2)), Side: engine.None, Value: uint8(f.draw(3))}}
		}
		if err := o.SetOrders(seat, orders); err != nil {
			return "", err
		}
	}
	for i, p := range players {
		if p.Kind == match.Vacant && f.draw(2) == 0 {
			if err := o.Claim(engine.Seat(i), fmt.Sprint(f.draw(3)), dice.Token{byte(f.draw(4))}); err != nil {
				return "", err
			}
		}
	}
	if m.Begun() || f.draw(4) == 0 {
		if err := o.Begin(); err != nil {
			return "", err
		}
		if err := wander(f, o, m); err != nil {
			return "", err
		}
	}
	carry(o, m)
	return link.Encode(o)
}

// wander makes the choices of a match in another, with some that differ.
func wander(f *fate, o, m *match.Match) error {
	for more := f.draw(m.Len() + 10); more > 0 && !o.Turn().Over(); more-- {
		rank, ordered := f.draw(len(o.Legal())), f.draw(20) == 0
		if o.Len() < m.Len() && f.draw(40) > 0 {
			e := m.Log()[o.Len()]
			rank, ordered = int(e.Rank), e.Orders
		}
		do := o.Do
		if ordered {
			do = o.DoFor
		}
		if _, err := do(rank); err != nil {
			break // a possession whose token was not shown, or no such choice: it ends here
		}
	}
	return nil
}

// meets compares what a text holds, if anything, with the match of a keeper and joins
// the two. It returns the finding.
func (k *keeper) meets(t testing.TB, text string) string {
	m, err := link.Decode(text, everyGame())
	if err != nil {
		if link.Code(err) == "" {
			t.Fatalf("%q: %v", text, err)
		}
		return "refused"
	}
	if encode(t, m) != text {
		t.Fatalf("%q opens a match of another text", text)
	}
	found := match.Compare(k.m, m, k.mine)
	back := match.Compare(m, k.m, nil)
	if (found.Relation == match.Other) != (back.Relation == match.Other) || found.Parting != back.Parting {
		t.Fatalf("%q is %v to %q, and that %v to it", text, found.Relation, k.text, back.Relation)
	}
	if encode(t, k.m) != k.text || encode(t, m) != text {
		t.Fatalf("comparing %q with %q has changed one of them", k.text, text)
	}
	if _, err := match.Verify(m); err != nil {
		t.Fatalf("%q: %v", text, err)
	}
	joined := decode(t, k.text)
	clashes, err := joined.Join(m)
	if err != nil && encode(t, joined) != k.text {
		t.Fatalf("refusing to join %q with %q has changed it: %v", k.text, text, err)
	}
	if (err == nil) != (found.Relation != match.Other && !k.m.Begun() && !m.Begun() && !swappedHost(found)) {
		t.Fatalf("%q is %v to %q, and joining it gives %v", text, found.Relation, k.text, err)
	}
	if err == nil && !slices.Equal(clashes, found.Clashes) {
		t.Fatalf("joining %q with %q clashes in %v, not %v", k.text, text, clashes, found.Clashes)
	}
	k.holds(t, joined)
	if m.Begun() {
		if r, _ := match.Verify(m); r.Broken >= 0 {
			t.Fatalf("%q opens and is broken at %d", text, r.Broken)
		}
	}
	if found.Cheated() {
		return "cheat"
	}
	return found.Relation.String()
}

func swappedHost(f match.Finding) bool {
	return slices.ContainsFunc(f.Doubts, func(d match.Doubt) bool { return d.Kind == match.Swapped && d.Seat == 1 })
}

// holds fails unless a joined match has all that the kept one has.
func (k *keeper) holds(t testing.TB, joined *match.Match) {
	was, _ := k.m.Header()
	now, _ := joined.Header()
	if !was.Equal(now) || joined.Len() != k.m.Len() || match.Parting(joined, k.m) != k.m.Len() {
		t.Fatalf("%q is lost: %+v", k.text, now)
	}
	for i, p := range was.Players {
		seat := engine.Seat(i)
		n, token, ok := k.m.Committed(seat)
		if n2, token2, _ := joined.Committed(seat); p.Kind != match.Vacant && (now.Players[i] != p || ok && (n != n2 || token != token2)) {
			t.Fatalf("%q has lost the claim of seat %d: %+v", k.text, seat, now.Players[i])
		}
		if orders := k.m.Orders(seat); len(orders) > 0 && !slices.Equal(orders, joined.Orders(seat)) {
			t.Fatalf("%q has lost the orders of seat %d", k.text, seat)
		}
	}
	if again := decode(t, encode(t, joined)); match.Compare(joined, again, nil).Relation != match.Same {
		t.Fatalf("%q joined has no link", k.text)
	}
}

// Half of the links are damaged, half are forged by the rules. Nothing breaks,
// and no match is lost.
func TestNoLinkLosesAMatch(t *testing.T) {
	counts := meetings(t, keepers(t), *mutations/4)
	for _, kind := range []string{"refused", "impossible", "cheat", "other", "same", "continues", "older", "joins", "fork"} {
		if counts[kind] == 0 {
			t.Errorf("no link was %s: %v", kind, counts)
		}
	}
}

// The same with matches of the rulebooks, whose positions are costlier.
func TestNoLinkLosesAMatchOfARulebook(t *testing.T) {
	var list []*keeper
	for i, g := range games.Revisions() {
		c := begun(t, g, tokenKinds[i%2], engine.DefaultSetup(g).Seats)
		c.until(func(*match.Match) bool { return c.passed >= 9 })
		d := c.devices[0]
		list = append(list, keep(t, d.m, d.seat, c.texts...))
	}
	if counts := meetings(t, list, *mutations/100); counts["cheat"] == 0 || counts["older"] == 0 || counts["refused"] == 0 {
		t.Errorf("the links were %v", counts)
	}
}

var tokenKinds = []dice.Kind{dice.Chained, dice.Sealed}

// meetings lets damaged and forged links meet the matches of keepers, and counts
// what they were.
func meetings(t *testing.T, list []*keeper, n int) map[string]int {
	f := &fate{seed: 1066}
	counts := map[string]int{}
	for i := range n {
		k := list[f.draw(len(list))]
		text := k.texts[f.draw(len(k.texts))]
		if i%2 == 0 {
			text = bend(f, text)
		} else {
			forged, err := forge(f, decode(t, text))
			if err != nil {
				counts["impossible"]++
				continue
			}
			text = forged
		}
		counts[k.meets(t, text)]++
	}
	t.Logf("%v", counts)
	return counts
}

// As above, for a fuzzer: a body of any letters, and the match that it meets.
func FuzzMeet(f *testing.F) {
	list := keepers(f)
	whole := encode(f, begun(f, games.ByID("brian-boru"), dice.Chained, 4).at.m)
	for i, k := range list {
		if i%4 == 0 {
			for _, text := range k.texts[max(0, len(k.texts)-2):] {
				f.Add(uint8(i), link.Body(text))
			}
		}
	}
	f.Add(uint8(0), link.Body(whole))
	f.Fuzz(func(t *testing.T, which uint8, body string) {
		for i := range len(body) {
			if !strings.Contains(letters, body[i:i+1]) {
				return
			}
		}
		if len(body) > 2000 {
			return
		}
		list[int(which)%len(list)].meets(t, link.Reframe('4', body))
	})
}
