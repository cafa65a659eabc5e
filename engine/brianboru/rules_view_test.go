package brianboru_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"slices"
	"testing"

	"bretwalda/engine"
)

// The cards in each seat's view, field by field.
func TestTableView(t *testing.T) {
	trick := play(t, `
		round 1, action
		setAside 25
		Dál Cais: hand 11 1 2
		Uí Néill: hand 12 3 4
		Eóganacht: hand 13 5 6
		Uí Briúin: hand 14 7 8
		lead Tuam 11
		play 12
		asked follow Eóganacht
	`)
	draft := play(t, `
		round 1, draft
		deal Dál Cais 1 5 9 13 17 21; Uí Néill 2 6 10 14 18 22; Eóganacht 3 7 11 15 19 23; Uí Briúin 4 8 12 16 20 24
		keep 1 5
		keep 2 6
		keep 9 13
		asked keep Eóganacht
	`)
	for _, look := range []struct {
		tb   *table
		seat engine.Seat
		side string
		want string // hand, packet, waiting packets
	}{
		{trick, 0, "Dál Cais", "[1 2] [] []"},
		{trick, 0, "Uí Néill", "2 hidden [] []"},
		{trick, 0, "Eóganacht", "3 hidden [] []"},
		{trick, 2, "Eóganacht", "[5 6 13] [] []"},
		{trick, 2, "Uí Briúin", "3 hidden [] []"},
		{trick, engine.Nobody, "Eóganacht", "3 hidden [] []"},
		{trick, engine.Nobody, "Dál Cais", "2 hidden [] []"},
		{draft, 0, "Dál Cais", "[1 5] [] []"},
		{draft, 0, "Uí Néill", "4 hidden [] []"},
		{draft, 0, "Eóganacht", "[] 6 hidden [4 hidden 2 hidden]"},
		{draft, 1, "Uí Néill", "[2 6 9 13] [] []"},
		{draft, 1, "Eóganacht", "[] 6 hidden [4 hidden 2 hidden]"},
		{draft, 2, "Eóganacht", "[] [3 7 11 15 19 23] [4 hidden 2 hidden]"},
		{draft, 2, "Dál Cais", "2 hidden [] []"},
		{draft, 2, "Uí Briúin", "[] 6 hidden []"},
		{draft, 3, "Uí Briúin", "[] 6 hidden []"},
		{draft, engine.Nobody, "Uí Néill", "4 hidden [] []"},
		{draft, engine.Nobody, "Eóganacht", "[] 6 hidden [4 hidden 2 hidden]"},
	} {
		seen := seenBy(t, look.tb.State, look.seat)
		p := seen.Players[look.side]
		if got := fmt.Sprint(p.Hand, " ", p.Packet, " ", p.Waiting); got != look.want {
			t.Errorf("seat %d sees of %s %s, not %s", look.seat, look.side, got, look.want)
		}
		if got := fmt.Sprint(seen.SetAside); got != "1 hidden" {
			t.Errorf("seat %d sees the card set aside: %s", look.seat, got)
		}
	}
	if got := fmt.Sprint(seenBy(t, trick.State, 3).Trick); got != "[{Dál Cais 11} {Uí Néill 12}]" {
		t.Errorf("on the table lie %s", got)
	}
	if bytes.Contains(trick.JSON(), []byte("hidden")) {
		t.Error("the position itself hides something")
	}
}

// seen is the cards of a written view.
type seen struct {
	Players map[string]struct {
		Hand, Packet heap
		Waiting      []heap
	}
	Trick    []played
	SetAside heap
}

// heap is cards in words: their values, or how many are hidden.
type heap string

func (h *heap) UnmarshalJSON(written []byte) error {
	var cards []int
	if json.Unmarshal(written, &cards) == nil {
		*h = heap(fmt.Sprint(cards))
		return nil
	}
	var hidden struct{ Hidden int }
	if err := json.Unmarshal(written, &hidden); err != nil {
		*h = heap(written)
		return nil
	}
	*h = heap(fmt.Sprintf("%d hidden", hidden.Hidden))
	return nil
}

func seenBy(t *testing.T, state engine.State, seat engine.Seat) seen {
	t.Helper()
	written, err := state.View(seat).MarshalJSON()
	if err != nil {
		t.Fatal(err)
	}
	var s seen
	if err := json.Unmarshal(written, &s); err != nil {
		t.Fatalf("%v\n%s", err, written)
	}
	return s
}

// A view lists no choice that gives another seat's cards away.
func TestTableViewOffers(t *testing.T) {
	for _, at := range []struct {
		name, told string
		public     bool
	}{
		{"leading", "round 1, action\nasked lead Dál Cais", false},
		{"following", "round 1, action\nDál Cais: hand 11 1 2\nlead Tuam 11\nasked follow Uí Néill", false},
		{"dealing", "round 1, draft\ndeal 7\nasked deal", false},
		{"keeping", "round 1, draft\ndeal Dál Cais 1 5 9 13 17 21; Uí Néill 2 6 10 14 18 22; Eóganacht 3 7 11 15 19 23; Uí Briúin 4 8 12 16 20 24\nasked keep Dál Cais", false},
		{"the two actions of a card that lies on the table", "round 1, action\ntrick Tuam: 24 1 2 3\nasked action Uí Néill", true},
		{"the purchase", "round 1, action\ntrick Tuam: 24 1 2 3\nlower\nasked courtExtra Uí Néill", true},
		{"a monastery", "round 1, church\nUí Néill: church 2; towns Tara, Lusk\nasked monastery Uí Néill", true},
		{"a town to lose", "round 1, battle\nbattle 3\nDál Cais: towns Tara, Lusk\nasked loseTown Dál Cais", true},
		{"a Viking card", "round 1, preparation\nasked viking", true},
		{"a first disc", "round 1, start\nbegin Dál Cais\nasked start Dál Cais", true},
	} {
		t.Run(at.name, func(t *testing.T) {
			tb := play(t, at.told)
			asked, legal := tb.State.Turn().Seat, tb.State.Legal(nil)
			for seat := engine.Nobody; seat < tb.Seats(); seat++ {
				offers := tb.State.View(seat).Legal(nil)
				switch {
				case seat == engine.Nature:
				case seat == asked || at.public:
					if !slices.Equal(offers, legal) {
						t.Errorf("seat %d sees %d choices of %d", seat, len(offers), len(legal))
					}
				case len(offers) > 0:
					t.Errorf("seat %d sees %d choices", seat, len(offers))
				}
			}
		})
	}
}

// shuffled gives every card another value but those a seat knows, wherever it
// lies: in other hands, in packets, aside, or in the pile.
type shuffled [26]int

// exchange makes such a shuffle for a viewer of a position.
func exchange(tb *table, viewer engine.Seat, random *throw) shuffled {
	tb.Helper()
	known := tb.holds(viewer)
	for _, p := range tb.position().Trick {
		known = append(known, p.Card)
	}
	var unknown []int
	var s shuffled
	for c := 1; c < len(s); c++ {
		s[c] = c
		if !slices.Contains(known, c) {
			unknown = append(unknown, c)
		}
	}
	to := slices.Clone(unknown)
	for i := len(to) - 1; i > 0; i-- {
		j := random.below(i + 1)
		to[i], to[j] = to[j], to[i]
	}
	for i, c := range unknown {
		s[c] = to[i]
	}
	return s
}

// holds is the cards that a seat knows as its own: its hand, and the packet it
// decides on. Nobody holds none.
func (tb *table) holds(seat engine.Seat) []int {
	tb.Helper()
	if seat < 0 {
		return nil
	}
	own := tb.position().player(lexicon.Sides[seat])
	if tb.State.Turn().Seat != seat {
		return own.Hand
	}
	return slices.Concat(own.Hand, own.Packet)
}

// position is a position as written, with the cards shuffled.
func (s shuffled) position(tb *table) []byte {
	tb.Helper()
	var written map[string]any
	if err := json.Unmarshal(tb.JSON(), &written); err != nil {
		tb.Failf("%v", err)
	}
	if aside, ok := written["setAside"].(float64); ok {
		written["setAside"] = s[int(aside)]
	}
	players, _ := written["players"].(map[string]any)
	for _, p := range players {
		p := p.(map[string]any)
		for _, pile := range []string{"hand", "packet"} {
			p[pile] = s.cards(p[pile])
		}
		if waiting, ok := p["waiting"].([]any); ok {
			for i := range waiting {
				waiting[i] = s.cards(waiting[i])
			}
		}
	}
	text, err := json.Marshal(written)
	if err != nil {
		tb.Failf("%v", err)
	}
	return text
}

func (s shuffled) cards(pile any) []int {
	cards := []int{}
	written, _ := pile.([]any)
	for _, c := range written {
		cards = append(cards, s[int(c.(float64))])
	}
	slices.Sort(cards)
	return cards
}

// choice is a choice with its card shuffled.
func (s shuffled) choice(c engine.Choice) engine.Choice {
	switch lexicon.Verbs[c.Verb] {
	case "deal", "lead", "play":
		c.What = int8(s[c.What+1] - 1)
	case "keep":
		a, b := int8(s[c.What+1]-1), int8(s[c.Extra+1]-1)
		c.What, c.Extra = min(a, b), max(a, b)
	}
	return c
}

// Two positions that differ only in cards a seat does not know look the same to it,
// before and after the next choice. The choice has the same events as well, unless it
// shows a card.
func TestTableViewsLeakNothing(t *testing.T) {
	t.Parallel()
	compared, followed := 0, 0
	for seats := 3; seats <= 5; seats++ {
		random := throw(seats)
		for game := range 2 {
			tb := begin(t, seats, uint8(game))
			for step := 0; !tb.State.Turn().Over(); step++ {
				legal := tb.State.Legal(nil)
				c := legal[random.below(len(legal))]
				if viewer := engine.Seat(random.below(seats+1) - 1); step%2 == 0 {
					if viewer == engine.Nature {
						viewer = engine.Nobody
					}
					s := exchange(tb, viewer, &random)
					other := sit(t, s.position(tb))
					tb.same(other, viewer)
					compared++
					if tb.followed(other, viewer, c, s) {
						followed++
					}
				}
				tb.Line = tb.Words(c)
				if _, err := tb.State.Play(c); err != nil {
					tb.Failf("%v", err)
				}
			}
		}
	}
	if compared < 500 || followed < 300 {
		t.Errorf("compared %d positions, and %d after a choice", compared, followed)
	}
}

// same expects that a viewer cannot tell two positions apart.
func (tb *table) same(other *table, viewer engine.Seat) {
	tb.Helper()
	one, two := tb.State.View(viewer), other.State.View(viewer)
	a, _ := one.MarshalJSON()
	b, _ := two.MarshalJSON()
	if !bytes.Equal(a, b) {
		tb.Failf("seat %d sees\n%s\nand\n%s", viewer, a, b)
	}
	if one.Turn() != two.Turn() || !slices.Equal(one.Legal(nil), two.Legal(nil)) ||
		!slices.Equal(one.Pieces(nil), two.Pieces(nil)) || !slices.Equal(one.Standing(), two.Standing()) {
		tb.Failf("seat %d sees another turn, other choices, another board or other points", viewer)
	}
}

// followed makes the same choice in copies of both positions and expects that the
// viewer hears and sees the same. It returns false where the choice shows a card.
func (tb *table) followed(other *table, viewer engine.Seat, c engine.Choice, s shuffled) bool {
	tb.Helper()
	one, two := tb.State.Clone(), other.State.Clone()
	told, err := one.Play(c)
	if err != nil {
		tb.Failf("%v", err)
	}
	shows := func(e engine.Event) bool {
		kind := lexicon.Events[e.Kind]
		return (kind == "lead" || kind == "play") && e.Side != int8(viewer)
	}
	if slices.ContainsFunc(told, shows) {
		return false
	}
	told = slices.Clone(told)
	heard, err := two.Play(s.choice(c))
	if err != nil {
		tb.Failf("%s: %v", other.Words(s.choice(c)), err)
	}
	if slices.ContainsFunc(heard, shows) {
		return false // the leader had one choice only with the other cards
	}
	if !slices.Equal(told, heard) {
		tb.Failf("seat %d hears %v and %v", viewer, told, heard)
	}
	after, otherwise := *tb, *other
	after.State, otherwise.State = one, two
	for _, c := range after.holds(viewer) {
		if s[c] != c {
			return true // a packet has come to the viewer
		}
	}
	after.same(&otherwise, viewer)
	return true
}
