package brianboru_test

import (
	"fmt"
	"slices"
	"testing"

	"bretwalda/engine"
)

// leader is the player who leads, the marker holder or the first clockwise who can,
// and the choices for that: none where nobody can.
func (u *umpire) leader() (leader int, words []string) {
	for _, leader = range u.clockwise() {
		for p, fact := range townFacts {
			for _, card := range u.hands[leader] {
				if suit := cardFacts[card-1].suit; u.disc[p] < 0 && (suit == fact.colour || suit == "white") {
					words = append(words, fmt.Sprintf("lead %s %d", fact.name, card))
				}
			}
		}
		if words != nil {
			break
		}
	}
	return leader, words
}

// lead has a player lead; false where that is not a question.
func (u *umpire) lead() (leader, town, card int, asked bool) {
	u.Helper()
	leader, words := u.leader()
	if len(words) < 2 {
		return 0, 0, 0, false
	}
	if u.Asks() != "lead" || u.State.Turn().Seat != engine.Seat(leader) {
		u.Failf("%s should lead", lexicon.Sides[leader])
	}
	u.only(words)
	line := words[u.random.below(len(words))]
	u.tell(line)
	w := readChoice(u.table, line)
	return leader, int(w.to), int(w.what) + 1, true
}

// trick goes through a trick from its lead to its last action; false where there
// is none to decide on.
func (u *umpire) trick() bool {
	u.Helper()
	leader, town, card, asked := u.lead()
	if !asked {
		return false
	}
	colour := townFacts[town].colour
	winner, best := leader, card
	by := map[int]int{card: leader}
	order := []int{card}
	for i := 1; i < u.seats; i++ {
		seat := (leader + i) % u.seats
		if u.Asks() != "follow" || u.State.Turn().Seat != engine.Seat(seat) {
			u.Failf("%s should follow", lexicon.Sides[seat])
		}
		var words []string
		for _, c := range u.hands[seat] {
			words = append(words, fmt.Sprintf("play %d", c))
		}
		u.only(words)
		card := u.hands[seat][u.random.below(len(words))]
		u.tell(fmt.Sprintf("play %d", card))
		by[card] = seat
		order = append(order, card)
		if suit := cardFacts[card-1].suit; (suit == colour || suit == "white") && card > best {
			winner, best = seat, card
		}
	}
	slices.Sort(order)
	for _, card := range order {
		seat := by[card]
		fact := cardFacts[card-1]
		u.hands[seat] = slices.DeleteFunc(slices.Clone(u.hands[seat]), func(c int) bool { return c == card })
		if seat == winner {
			u.carryOut(seat, fact.primary)
			u.disc[town] = seat
			u.holder = seat
			continue
		}
		upper := fact.suit == "white" && card != 13
		if !upper {
			if u.Asks() != "action" || u.State.Turn().Seat != engine.Seat(seat) {
				u.Failf("%s should choose an action", lexicon.Sides[seat])
			}
			u.tell("only upper | lower")
			if upper = u.random.below(2) == 0; upper {
				u.tell("upper")
			} else {
				u.tell("lower")
			}
		}
		if !upper {
			u.carryOut(seat, fact.lower)
			continue
		}
		u.carryOut(seat, fact.upper)
		u.expand(seat, town)
	}
	return true
}

// carryOut carries out symbols: on every card steps, discs and raiders stand left of
// coins, and coins left of the rest.
func (u *umpire) carryOut(seat int, s symbols) {
	u.Helper()
	l := &u.side[seat]
	if s.court > 0 && l.court < 9 {
		u.court(seat, s.court)
	}
	if s.church > 0 {
		l.church += s.church
		l.church += u.buy("churchExtra", seat, upTo(l.coins/2))
	}
	if taken := min(s.raid, u.battle); taken > 0 {
		l.raiders += taken
		u.battle -= taken
		more := u.buy("raidExtra", seat, upTo(min(l.coins/2, u.battle)))
		l.raiders += more
		u.battle -= more
	}
	l.coins += s.coins
	for ; l.coins < 0; l.coins++ {
		l.points = max(0, l.points-2)
	}
	if s.liberate > 0 {
		if p := u.decide("liberate", "liberate", seat, "", u.towns(func(p int) bool { return u.viking[p] })); p >= 0 {
			u.viking[p] = false
		}
	}
}

// upTo is none, one and so on up to a number.
func upTo(n int) []int {
	counts := []int{0}
	for i := 1; i <= n; i++ {
		counts = append(counts, i)
	}
	return counts
}

// buy has a player buy one of some numbers, two coins each; none without a
// question where nothing else is left.
func (u *umpire) buy(ask string, seat int, counts []int) int {
	u.Helper()
	if len(counts) < 2 {
		return 0
	}
	if u.Asks() != ask || u.State.Turn().Seat != engine.Seat(seat) {
		u.Failf("%s should be asked %s", lexicon.Sides[seat], ask)
	}
	var words []string
	for _, n := range counts {
		words = append(words, fmt.Sprintf("buy %d", n))
	}
	u.only(words)
	i := u.random.below(len(words))
	u.tell(words[i])
	u.side[seat].coins -= 2 * counts[i]
	return counts[i]
}

// court moves a player up the marriage track.
func (u *umpire) court(seat, steps int) {
	u.Helper()
	l := &u.side[seat]
	end := func(space int) int {
		for space = min(space, 9); space > 0; space-- {
			if !slices.ContainsFunc(u.side, func(o ledger) bool { return o.court == space && o.court != l.court }) {
				break
			}
		}
		return space
	}
	base := min(9, l.court+steps)
	counts, best := []int{0}, end(base)
	for n := 1; n <= l.coins/2 && base+n <= 9; n++ {
		if end(base+n) > best {
			counts, best = append(counts, n), end(base+n)
		}
	}
	l.court = end(base + u.buy("courtExtra", seat, counts))
}

// expand offers a player a town by road.
func (u *umpire) expand(seat, active int) {
	u.Helper()
	var words []string
	empty := u.towns(func(p int) bool {
		if u.disc[p] >= 0 || p == active {
			return false
		}
		return slices.ContainsFunc(roadFacts, func(road [2]string) bool {
			for i, end := range road {
				from := slices.Index(lexicon.Places, road[1-i])
				if end == townFacts[p].name && u.disc[from] == seat && !u.viking[from] {
					return true
				}
			}
			return false
		})
	})
	if u.side[seat].coins < 5 || len(empty) == 0 {
		return
	}
	for _, p := range empty {
		words = append(words, "expand "+townFacts[p].name)
	}
	words = append(words, "end")
	if u.Asks() != "expand" || u.State.Turn().Seat != engine.Seat(seat) {
		u.Failf("%s should be asked to expand", lexicon.Sides[seat])
	}
	u.only(words)
	i := u.random.below(len(words))
	u.tell(words[i])
	if i < len(empty) {
		u.side[seat].coins -= 5
		u.disc[empty[i]] = seat
	}
}

// Tricks from positions by chance, judged twice.
func TestTableUmpireOfTricks(t *testing.T) {
	t.Parallel()
	random := throw(999)
	played := 0
	for range 400 {
		u := scene(t, &random, "action")
		if !u.trick() {
			continue
		}
		if _, words := u.leader(); len(words) < 2 {
			continue // the next trick is on, or the phase is over
		}
		u.tell("asked lead")
		played++
		for i, hand := range u.hands {
			u.tell(lexicon.Sides[i] + " hand " + cards(hand))
		}
		u.pieces()
	}
	if played < 270 {
		t.Errorf("%d tricks played", played)
	}
}
