package link

import (
	"flag"

	"bretwalda/engine"
	"bretwalda/engine/match"
)

// Long has tests play and damage all that they can: docs/TESTING.md.
var Long = flag.Bool("long", false, "play and damage all that the tests can")

// Reframe wraps a body of letters as a text of any version, for tests that forge.
func Reframe(v byte, body string) string {
	digits := make([]byte, len(body))
	for i := range digits {
		digits[i] = byte(digitOf[body[i]])
	}
	text := string(v) + frame(onDevice, digits)[1:]
	text = text[:len(text)-checkLength]
	return text + check(text)
}

// Body is the body of a sound link.
func Body(text string) string {
	f, err := unframe(text)
	if err != nil {
		panic(err)
	}
	return f.body
}

// Symbol is one symbol of a link, with its field.
type Symbol struct {
	Field  string
	S, Of  int
	Number int // of the point, print or choice that it belongs to
}

// Symbols lists the symbols of the link of a match by link.
func Symbols(m *match.Match) (version byte, list []Symbol) {
	h, _ := m.Founding()
	field, number := "", 0
	e := newEncoder()
	e.tell = func(symbol, total int) { list = append(list, Symbol{field, symbol, total, number}) }
	field = "header"
	e.putHeader(h, m.Game())
	field = "begun"
	e.putBit(m.Begun())
	anew := h.HiddenHands && len(m.Amendments()) > 0
	if anew {
		field = "amendments"
		e.putAmendments(m, h)
	}
	switch {
	case h.HiddenHands:
		field = "keys"
		for i := range h.Players {
			if n, token, ok := m.CommittedKeysBy(engine.Seat(i), 0); ok {
				e.putSmall(n)
				e.putToken(token)
			}
		}
		if of, _ := m.Partners(); m.DrawsCounters() {
			field = "partners"
			for _, p := range of {
				e.putPartner(p)
			}
			break
		}
		field = "rounds"
		rounds := m.Hands()
		e.putSmall(len(rounds))
		for i := range rounds {
			field, number = "prints", 0
			from := len(list)
			e.putRound(m, i+1, &rounds[i])
			relabel(list[from:], m, i+1, &rounds[i])
		}
	case m.Begun():
		field = "amendments"
		e.putAmendments(m, h)
	}
	for i, p := range h.Players {
		seat := engine.Seat(i)
		if p.Kind != match.Person {
			continue
		}
		if n, token, ok := m.CommittedBy(seat, 0); ok {
			field = "tokens"
			e.putSmall(n)
			e.putToken(token)
		}
		field = "orders"
		e.putOrders(m, seat)
		if h.Vouches() && !anew {
			field = "proofs"
			e.putVouch(m, seat)
		}
	}
	field = "choices"
	e.putChoices(m)
	if anew {
		field = "proofs"
		e.putVouches(m)
	}
	return versionOf(h, len(m.Amendments()) > 0), list
}

// relabel says which symbols of a round are its prints, points, told cards and
// notes.
func relabel(list []Symbol, m *match.Match, number int, r *match.HandRound) {
	if r.Shuffle == nil {
		return
	}
	acts, all := 0, 0
	r.Shuffle.Write(func(int, int) { acts++ }, true)
	r.Shuffle.Write(func(int, int) { all++ }, r.Open)
	told := newEncoder()
	n := 0
	told.tell = func(int, int) { n++ }
	told.putSmall(len(r.Passed))
	for _, cards := range r.Passed {
		told.putCards(cards, m.Deck(number).Cards)
	}
	for i := range list {
		switch {
		case i <= acts:
		case i <= all:
			list[i].Field = "points"
		case i <= all+n:
			list[i].Field = "told"
		default:
			list[i].Field = "notes"
		}
	}
	// Points are at the end of what the shuffle writes, each from a symbol of 128 to
	// the next one, with bytes between.
	for i, p := acts+1, 0; i <= all; i++ {
		if list[i].Of == 1<<7 && i+31 <= all && list[i+31].Of == 1<<7 {
			for p++; list[i].Field == "points"; i++ {
				list[i].Field, list[i].Number = "points", p
				if list[i].Of == 1<<7 && list[i-1].Number == p {
					break
				}
			}
		}
	}
}

// Spell writes a link of symbols.
func Spell(version byte, list []Symbol) string {
	e := newEncoder()
	for _, s := range list {
		e.put(s.S, s.Of)
	}
	return frame(version, e.finish())
}
