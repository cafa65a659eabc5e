package table

import (
	"slices"
	"testing"

	"bretwalda/engine"
)

const (
	keep = iota
	pass
	claim
)

// pair keeps two cards, or one when second is None.
func pair(first, second int8) engine.Choice {
	c := choice(keep, first, engine.None, engine.None, 0)
	c.Extra = second
	return c
}

// Of four cards, 0 to 3, two are kept; or nothing is.
func draft() []engine.Choice {
	var list []engine.Choice
	for a := int8(0); a < 4; a++ {
		for b := a + 1; b < 4; b++ {
			list = append(list, pair(a, b))
		}
	}
	return append(list, button(pass))
}

func hand(size int, list []engine.Choice) Picker {
	p := NewPicker(engine.Turn{}, list)
	p.HandPicks = size
	return p
}

func TestTwoCardsAreKept(t *testing.T) {
	p := hand(2, draft())
	if !slices.Equal(p.Things(), []int8{0, 1, 2, 3}) {
		t.Fatalf("things %v", p.Things())
	}
	for _, taken := range [][]int8{nil, {3}} {
		for _, thing := range taken {
			p.Pick(thing)
		}
		if _, ok := p.Choice(); ok {
			t.Fatalf("a choice with %d cards", len(taken))
		}
	}
	p.Pick(1)
	mustChoose(t, &p, pair(1, 3))
	if len(p.Offers()) != 0 {
		t.Errorf("something is open: %+v", p.Offers())
	}
	if buttons := p.Buttons(); len(buttons) != 1 || buttons[0].Verb != pass {
		t.Errorf("buttons %+v", buttons)
	}
}

func TestACardIsPutBack(t *testing.T) {
	p := hand(2, draft())
	p.Pick(0)
	p.Pick(2)
	p.Pick(0)
	if !slices.Equal(p.Picks(), []int8{2}) {
		t.Fatalf("taken %v", p.Picks())
	}
	p.Pick(9)
	p.Clear()
	if len(p.Picks()) != 0 {
		t.Fatalf("taken %v after all is put back", p.Picks())
	}
}

func TestAThirdCardTakesThePlaceOfTheFirst(t *testing.T) {
	p := hand(2, draft())
	for thing := range int8(3) {
		p.Pick(thing)
	}
	mustChoose(t, &p, pair(1, 2))
}

func TestACopyOfAHandIsItsOwn(t *testing.T) {
	p := hand(2, draft())
	p.Pick(0)
	p.Pick(1)
	q := p
	q.Pick(0)
	q.Pick(3)
	mustChoose(t, &p, pair(0, 1))
	mustChoose(t, &q, pair(1, 3))
}

func TestTheLastCardIsNotPlayedUnasked(t *testing.T) {
	p := hand(1, []engine.Choice{choice(claim, 7, engine.None, engine.None, 0), button(pass)})
	if _, ok := p.Choice(); ok {
		t.Fatal("the card is picked before it is tapped")
	}
	if buttons := p.Buttons(); len(buttons) != 1 || buttons[0].Verb != pass {
		t.Fatalf("buttons %+v", buttons)
	}
	p.Pick(7)
	mustChoose(t, &p, choice(claim, 7, engine.None, engine.None, 0))
}

func TestOneOfTwoCardsMayBeEnough(t *testing.T) {
	p := hand(2, []engine.Choice{pair(4, engine.None), pair(5, engine.None), pair(4, 5)})
	p.Pick(5)
	mustChoose(t, &p, pair(5, engine.None))
	p.Pick(4)
	mustChoose(t, &p, pair(4, 5))
}

// Card 1 goes to Kent and Essex, card 2 to Essex alone.
func toPlaces() Picker {
	return hand(1, []engine.Choice{
		choice(claim, 1, engine.None, kent, 0), choice(claim, 1, engine.None, essex, 0), choice(claim, 2, engine.None, essex, 0),
	})
}

func TestACardIsPlayedToAPlace(t *testing.T) {
	p := toPlaces()
	p.Tap(essex)
	if _, ok := p.Choice(); ok {
		t.Fatal("a choice without a card")
	}
	p.Pick(2)
	mustChoose(t, &p, choice(claim, 2, engine.None, essex, 0))
	if p.Targets() != places(essex) {
		t.Errorf("card 2 goes to %b", p.Targets())
	}
}

func TestACardAndAPlaceThatDoNotGoTogether(t *testing.T) {
	p := toPlaces()
	p.Tap(kent)
	before := p
	p.Pick(2)
	if place, things := p.PutBack(before, engine.None); place != kent || len(things) > 0 {
		t.Errorf("put back %d, %v", place, things)
	}
	if p.To() != engine.None || !slices.Equal(p.Picks(), []int8{2}) {
		t.Fatalf("to %d with %v", p.To(), p.Picks())
	}
	before = p
	p.Tap(kent)
	if place, things := p.PutBack(before, kent); place != engine.None || !slices.Equal(things, []int8{2}) {
		t.Errorf("put back %d, %v", place, things)
	}
	if p.To() != kent || len(p.Picks()) != 0 {
		t.Fatalf("to %d with %v", p.To(), p.Picks())
	}
	p.Pick(1)
	mustChoose(t, &p, choice(claim, 1, engine.None, kent, 0))
}

// Of two cards only the one that does not go with a place is put back, and a place
// stays with a card that goes with it.
func TestTheFirstPickStaysWhereItCan(t *testing.T) {
	pairs := func(a, b, to int8) engine.Choice {
		c := pair(a, b)
		c.To = to
		return c
	}
	p := hand(2, []engine.Choice{pairs(1, 2, essex), pairs(1, 3, kent)})
	p.Pick(1)
	p.Pick(2)
	before := p
	p.Tap(kent)
	if place, things := p.PutBack(before, kent); place != engine.None || !slices.Equal(things, []int8{2}) || !slices.Equal(p.Picks(), []int8{1}) || p.To() != kent {
		t.Errorf("put back %d and %v, left %v to %d", place, things, p.Picks(), p.To())
	}
	before = p
	p.Pick(3)
	if place, things := p.PutBack(before, engine.None); place != engine.None || len(things) > 0 || p.To() != kent {
		t.Errorf("put back %d and %v, to %d", place, things, p.To())
	}
	mustChoose(t, &p, pairs(1, 3, kent))
}

func TestACardIsDraggedOntoTheMap(t *testing.T) {
	p := hand(2, draft())
	p.Pick(3)
	if p.Drop(engine.None) != Picked || !slices.Equal(p.Picks(), []int8{3}) {
		t.Errorf("a card of two is put back or played: %v", p.Picks())
	}
	p.Pick(1)
	if p.Drop(engine.None) != Repeated {
		t.Error("the second card, let go over the map, is not played")
	}
	mustChoose(t, &p, pair(1, 3))

	p = hand(1, []engine.Choice{choice(claim, 0, engine.None, 5, 0), choice(claim, 0, engine.None, 6, 0), choice(claim, 1, engine.None, 6, 0)})
	p.Pick(0)
	if p.Drop(engine.None) != Picked || len(p.Picks()) != 1 {
		t.Error("a card that is let go beside every town is played or put back")
	}
	if p.Drop(5) != Repeated {
		t.Error("a card that is let go on its town is not played")
	}
	mustChoose(t, &p, choice(claim, 0, engine.None, 5, 0))
}
