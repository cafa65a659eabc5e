package table

import (
	"math/bits"
	"slices"
	"strings"

	"bretwalda/engine"
)

// Kinds are the numbers of the events that the table reads, by their names in
// a lexicon; a game without such an event has none of that number.
type Kinds struct {
	Round, Turn, Battle, Siege, Die, Hit, Remove, Retreat, End, Hold, Trick, Levy, Castle, Kept, Conquer, Phase int

	scores uint64 // the events that are about points of a side
}

// KindsOf finds the events in a lexicon.
func KindsOf(l *engine.Lexicon) Kinds {
	find := func(name string) int {
		for i, n := range l.Events {
			if n == name {
				return i
			}
		}
		return -1
	}
	k := Kinds{
		Round: find("round"), Turn: find("turn"), Battle: find("battle"), Siege: find("siege"), Die: find("die"), Hit: find("hit"), Remove: find("remove"),
		Retreat: find("retreat"), End: find("battleEnd"), Hold: find("scoreHold"), Trick: find("trick"), Levy: find("levy"), Castle: find("castle"), Kept: find("kept"), Conquer: find("conquer"), Phase: find("phase"),
	}
	for i, n := range l.Events {
		if strings.HasPrefix(n, "score") {
			k.scores |= 1 << i
		}
	}
	return k
}

// Scores reports whether an event is about points: of its side, Count of them.
func (k Kinds) Scores(e engine.Event) bool { return e.Kind < 64 && k.scores>>e.Kind&1 != 0 }

// Die is one die as rolled.
type Die struct {
	Side, What  int8
	Face, Bonus int
}

func dieOf(e engine.Event) Die { return Die{e.Side, e.What, int(e.Count), int(e.Extra)} }

// Loss is units that a side has lost.
type Loss struct {
	Side, What int8
	Count      int
}

// Clash is one round of a battle.
type Clash struct {
	Dice     []Die
	Losses   []Loss
	Retreats []engine.Event
}

// Battle is a battle as the events tell it.
type Battle struct {
	Place              int8
	Attacker, Defender int8
	Sieges             []engine.Event // the dice thrown for them
	Clashes            []Clash
	Over               bool
	Holder             int8           // once over: who holds the place, or None
	Scores             []engine.Event // the points for it
}

// Battles reads the battles out of events, in order. Dice before the first
// battle are left out. A battle goes on where the events of the next begin
// only when it has not ended.
func Battles(k Kinds, events []engine.Event) []Battle {
	var list []Battle
	for _, e := range events {
		kind := int(e.Kind)
		if kind == k.Battle {
			list = append(list, Battle{Place: e.To, Attacker: e.Side, Defender: e.Other, Holder: engine.None})
			continue
		}
		if n := len(list); n > 0 {
			list[n-1].add(k, e)
		}
	}
	return list
}

// Fights counts the places for which events tell of a fight, whether it begins, goes on or
// ends, and those that are taken without one.
func Fights(k Kinds, events []engine.Event) int {
	places, least := uint64(0), 0
	for _, e := range events {
		switch int(e.Kind) {
		case k.Hit: // which tells no place
			least = 1
		case k.Battle, k.Siege, k.Die, k.End, k.Conquer:
			if e.To >= 0 {
				places |= 1 << uint(e.To)
			}
		}
	}
	return max(bits.OnesCount64(places), least)
}

// Quiet reports whether events tell of nothing but levies and phases.
func Quiet(k Kinds, events []engine.Event) bool {
	return !slices.ContainsFunc(events, func(e engine.Event) bool { return int(e.Kind) != k.Levy && int(e.Kind) != k.Phase })
}

// add tells a battle what happened in it.
func (b *Battle) add(k Kinds, e engine.Event) {
	if k.Scores(e) && int(e.Kind) != k.Hold && (!b.Over || e.To == b.Place || e.From == b.Place) {
		b.Scores = append(b.Scores, e)
	}
	if b.Over {
		return
	}
	switch int(e.Kind) {
	case k.Siege:
		b.Sieges = append(b.Sieges, e)
	case k.Die:
		c := b.clash(true, e.Side)
		c.Dice = append(c.Dice, dieOf(e))
	case k.Hit, k.Remove:
		c := b.clash(false, e.Side)
		c.Losses = append(c.Losses, Loss{e.Side, e.What, int(e.Count)})
	case k.Retreat:
		c := b.clash(false, e.Side)
		c.Retreats = append(c.Retreats, e)
	case k.End:
		b.Over, b.Holder = true, e.Side
	}
}

// Thrown reports whether dice have fallen in it.
func (b *Battle) Thrown() bool { return len(b.Clashes)+len(b.Sieges) > 0 }

// Fled is who has left the battle last of all, and where to; None where nobody has,
// or not all to one place.
func (b *Battle) Fled() (side, to int8) {
	side, to = engine.None, engine.None
	if len(b.Clashes) == 0 {
		return side, to
	}
	for i, e := range b.Clashes[len(b.Clashes)-1].Retreats {
		if i > 0 && (e.Side != side || e.To != to) {
			return engine.None, engine.None
		}
		side, to = e.Side, e.To
	}
	return side, to
}

// clash is the round that an event belongs to. The attacker rolls first, so an
// attacker's die begins the next round when the defender has rolled.
func (b *Battle) clash(die bool, side int8) *Clash {
	n := len(b.Clashes)
	if n == 0 {
		b.Clashes = append(b.Clashes, Clash{})
	} else if c := b.Clashes[n-1]; die && (c.settled() || side == b.Attacker && c.rolled(b.Defender)) {
		b.Clashes = append(b.Clashes, Clash{})
	}
	return &b.Clashes[len(b.Clashes)-1]
}

func (c *Clash) settled() bool { return len(c.Losses)+len(c.Retreats) > 0 }

func (c *Clash) rolled(side int8) bool {
	for _, d := range c.Dice {
		if d.Side == side {
			return true
		}
	}
	return false
}

// Of is the dice of one side, in the order of rolling.
func (c *Clash) Of(side int8) []Die {
	var list []Die
	for _, d := range c.Dice {
		if d.Side == side {
			list = append(list, d)
		}
	}
	return list
}

// Lost counts the units that a side lost in a round.
func (c *Clash) Lost(side int8) int {
	n := 0
	for _, l := range c.Losses {
		if l.Side == side {
			n += l.Count
		}
	}
	return n
}

// Fallen is what a side has lost in all rounds, each kind once.
func (b *Battle) Fallen(side int8) []Loss {
	var list []Loss
	for i := range b.Clashes {
		for _, l := range b.Clashes[i].Losses {
			if l.Side != side {
				continue
			}
			if n := slices.IndexFunc(list, func(o Loss) bool { return o.What == l.What }); n >= 0 {
				list[n].Count += l.Count
			} else {
				list = append(list, l)
			}
		}
	}
	return list
}

// Report lists the battles that the last events belong to: those they tell of,
// and the one that is under way. news counts the last events.
func Report(k Kinds, events []engine.Event, news int) []Battle {
	start := len(events) - news
	told := false
	for _, e := range events[start:] {
		told = told || int(e.Kind) == k.Battle || int(e.Kind) == k.Die || int(e.Kind) == k.Hit || int(e.Kind) == k.End
	}
	for i := start - 1; i >= 0; i-- {
		kind := int(events[i].Kind)
		if kind == k.Battle {
			start = i
		}
		if kind == k.Battle || kind == k.End || kind == k.Turn {
			break
		}
	}
	list := Battles(k, events[start:])
	if n := len(list); !told && (n == 0 || list[n-1].Over) {
		return nil
	}
	return list
}
