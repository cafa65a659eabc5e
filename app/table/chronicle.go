package table

import (
	"sort"

	"bretwalda/engine"
)

// Paragraph is a turn as the log tells it, or what came before the first turn
// of a round.
type Paragraph struct {
	At    int          // how many choices had been made when it began
	Round bool         // it opens a round: the event is in Head
	Turn  bool         // it is the turn of a side: the event is in Head
	Head  engine.Event // where Round or Turn holds
	Items []Item       // what happened
	// RoundStart is the event that began the round, in the last paragraph of a round that
	// is over; else nil.
	RoundStart *engine.Event
}

// Item is what the log tells in a line: something that happened, or a battle
// from its beginning to its end.
type Item struct {
	From, To int // it was brought about by the choices from From on, before To
	Line     Line
	Battle   *Battle // where it is one
	Lines    []Line  // of the battle: what happened in it
	Gains    []Gain  // of the battle: the points won and lost in it
}

// Gain is points of a side.
type Gain struct {
	Side   int8
	Points int
}

// Place is the place an item is about, or None.
func (i Item) Place() int8 {
	switch e := i.Line.Event; {
	case i.Battle != nil:
		return i.Battle.Place
	case e.To >= 0:
		return e.To
	default:
		return e.From
	}
}

// Lost is how many units a side has lost in a battle.
func (b *Battle) Lost(side int8) int {
	n := 0
	for i := range b.Clashes {
		n += b.Clashes[i].Lost(side)
	}
	return n
}

// Begins lists after how many choices a round or a turn begins, ascending.
func (l *Log) Begins(k Kinds) []int {
	var list []int
	for i, e := range l.events {
		at := l.numbers[i] + 1
		if (int(e.Kind) == k.Round || int(e.Kind) == k.Turn) && (len(list) == 0 || list[len(list)-1] != at) {
			list = append(list, at)
		}
	}
	return list
}

// Turns tells after how many choices the turn of which side begins, in order.
func (l *Log) Turns(k Kinds, see func(begins int, side int8)) {
	for i, e := range l.events {
		if int(e.Kind) == k.Turn {
			see(l.numbers[i]+1, e.Side)
		}
	}
}

// Side is whose turn it was last, or None.
func (l *Log) Side(k Kinds) int8 {
	for i := len(l.events) - 1; i >= 0; i-- {
		if int(l.events[i].Kind) == k.Turn {
			return l.events[i].Side
		}
	}
	return engine.None
}

// Heading is the events that began the last round and the last turn before
// there were so many choices; where there was none, nil.
func (l *Log) Heading(k Kinds, choices int) (round, turn *engine.Event) {
	return l.HeadingOf(k, sort.SearchInts(l.numbers, choices))
}

// HeadingOf is the events that began the last round and the last turn of the first so many.
func (l *Log) HeadingOf(k Kinds, events int) (round, turn *engine.Event) {
	for i := events - 1; i >= 0; i-- {
		switch e := l.events[i]; int(e.Kind) {
		case k.Turn:
			if turn == nil {
				turn = &l.events[i]
			}
		case k.Round:
			return &l.events[i], turn
		}
	}
	return nil, turn
}

// Chronicle puts the last rounds of the log, up to a choice, into paragraphs, the
// first first. more reports whether there are earlier ones.
func (l *Log) Chronicle(k Kinds, before, rounds int) (list []Paragraph, more bool) {
	start, end := 0, sort.SearchInts(l.numbers, before)
	for i := end - 1; i > 0 && rounds > 0; i-- {
		if int(l.events[i].Kind) == k.Round {
			start = i
			rounds--
		}
	}
	if rounds > 0 {
		start = 0
	}
	for i := start; i < end; i++ {
		e, number := l.events[i], l.numbers[i]
		round, turn := int(e.Kind) == k.Round, int(e.Kind) == k.Turn
		if round || turn || len(list) == 0 {
			p := Paragraph{At: number, Round: round, Turn: turn}
			if round || turn {
				p.At, p.Head = number+1, e
			}
			if n := len(list); round && n > 0 {
				list[n-1].RoundStart = l.began(k, i)
			}
			list = append(list, p)
			if round || turn {
				continue
			}
		}
		list[len(list)-1].add(k, e, number)
	}
	return list, start > 0
}

// began is the event that began the round before event i, or nil.
func (l *Log) began(k Kinds, i int) *engine.Event {
	for i--; i >= 0; i-- {
		if int(l.events[i].Kind) == k.Round {
			return &l.events[i]
		}
	}
	return nil
}

// add tells an event: in the battle under way, in the line before it where it
// is of the same kind, or in a line of its own.
func (p *Paragraph) add(k Kinds, e engine.Event, number int) {
	n := len(p.Items)
	if int(e.Kind) != k.Battle && n > 0 {
		last := &p.Items[n-1]
		if last.Battle != nil && !last.Battle.Over {
			last.To = number + 1
			last.fight(k, e)
			return
		}
		if last.Battle == nil && last.Line.accepts(k, e) {
			last.To = number + 1
			last.Line.add(k, e)
			return
		}
	}
	item := Item{From: max(number, 0), To: number + 1, Line: Line{Event: e}}
	if int(e.Kind) == k.Battle {
		item.Battle = &Battle{Place: e.To, Attacker: e.Side, Defender: e.Other, Holder: engine.None}
	} else {
		item.Line.add(k, e)
	}
	p.Items = append(p.Items, item)
}

// fight adds an event to a battle.
func (i *Item) fight(k Kinds, e engine.Event) {
	i.Battle.add(k, e)
	if k.Scores(e) {
		for g := range i.Gains {
			if i.Gains[g].Side == e.Side {
				i.Gains[g].Points += int(e.Count)
				return
			}
		}
		i.Gains = append(i.Gains, Gain{e.Side, int(e.Count)})
	}
	if n := len(i.Lines); n > 0 && i.Lines[n-1].accepts(k, e) {
		i.Lines[n-1].add(k, e)
		return
	}
	line := Line{Event: e}
	line.add(k, e)
	i.Lines = append(i.Lines, line)
}

// Rounds tells after how many choices each round begins, and the event, in order.
func (l *Log) Rounds(k Kinds, see func(begins int, e engine.Event)) {
	for i, e := range l.events {
		if int(e.Kind) == k.Round {
			see(l.numbers[i]+1, e)
		}
	}
}
