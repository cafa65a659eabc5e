package brianboru

import (
	"errors"
	"testing"

	"bretwalda/engine"
)

// TestReasons checks, in random games, that the rule named for a choice that is not
// offered forbids it, by a computation of its own: from the board, the components and
// the text of the rules.
func TestReasons(t *testing.T) {
	t.Parallel()
	told := map[string]int{}
	wander(t, 3, func(t *testing.T, s *State, _ engine.Choice, _ []engine.Event) {
		if s.Turn().Over() || s.ask.seat < 0 {
			return
		}
		offered := map[engine.Choice]bool{}
		for _, c := range s.Legal(nil) {
			offered[c] = true
		}
		o := onlookerOf(s)
		for _, c := range tries(s.ask.kind) {
			if offered[c] {
				continue
			}
			_, err := s.Clone().Play(c)
			var illegal *engine.IllegalError
			if !errors.As(err, &illegal) {
				t.Fatalf("%+v is refused with %v", c, err)
			}
			told[illegal.Rule]++
			if !o.forbids(illegal.Rule, c) {
				t.Errorf("asked %s: %+v is not refused because of %q", lexicon.Asks[s.ask.kind], c, illegal.Rule)
			}
		}
	})
	for _, rule := range []string{ruleTurn, ruleEmpty, ruleStart, ruleSuit, ruleHand, ruleRoad, ruleActive, ruleBuy, ruleBride, ruleOwn, ruleAbbey} {
		if told[rule] == 0 {
			t.Errorf("%s was never the reason: %v", rule, told)
		}
	}
}

// tries are plausible answers to a question, and one that is of another moment.
func tries(ask uint8) []engine.Choice {
	other := engine.NewChoice(verbBegin)
	list := []engine.Choice{other}
	for _, verb := range verbsOf[ask] {
		c := engine.NewChoice(verb)
		switch verb {
		case verbPlace, verbExpand, verbLiberate, verbLose, verbMonastery:
			for c.To = range int8(townCount) {
				list = append(list, c)
			}
		case verbLead:
			for c.To = range int8(townCount) {
				for c.What = range int8(cardCount) {
					list = append(list, c)
				}
			}
		case verbPlay:
			for c.What = range int8(cardCount) {
				list = append(list, c)
			}
		case verbKeep:
			for c.What = range int8(cardCount) {
				for c.Extra = c.What + 1; c.Extra < cardCount; c.Extra++ {
					list = append(list, c)
				}
			}
		case verbBuy:
			for c.Count = 1; c.Count <= 12; c.Count++ {
				list = append(list, c)
			}
		}
	}
	return list
}

// onlooker knows the board by its pieces.
type onlooker struct {
	s      *State
	disc   [townCount]side // whose, or nobody
	viking [townCount]bool
	abbey  [townCount]bool
	marker place
}

func onlookerOf(s *State) onlooker {
	o := onlooker{s: s, marker: nowhere}
	for at := range o.disc {
		o.disc[at] = nobody
	}
	for _, p := range s.Pieces(nil) {
		switch p.What {
		case disc:
			o.disc[p.Place] = side(p.Side)
		case vikingControl:
			o.viking[p.Place] = true
		case monastery:
			o.abbey[p.Place] = true
		case marker:
			o.marker = place(p.Place)
		}
	}
	return o
}

// rules reports whether a player controls a town: the player's disc is there without a
// Viking token on it.
func (o onlooker) rules(who side, at place) bool { return o.disc[at] == who && !o.viking[at] }

// holds reports whether a card is in a player's hand or, in the draft, in the
// packet before the player.
func (o onlooker) holds(who side, card int8) bool {
	list := o.s.Hand(engine.Seat(who))
	if o.s.ask.kind == askKeep {
		list = o.s.Packet(engine.Seat(who))
	}
	for _, c := range list {
		if c == card {
			return true
		}
	}
	return false
}

// joined reports whether a road leads to a town from one that a player controls.
func (o onlooker) joined(who side, to place) bool {
	for _, r := range roads {
		if r[0] == to && o.rules(who, r[1]) || r[1] == to && o.rules(who, r[0]) {
			return true
		}
	}
	return false
}

// forbids reports whether a rule of the book forbids a choice.
func (o onlooker) forbids(rule string, c engine.Choice) bool {
	s, who := o.s, o.s.ask.side
	town := c.To >= 0
	switch rule {
	case ruleTurn:
		return c.Verb == verbBegin // drawing the first player is nobody's choice
	case ruleEmpty: // a disc is put on a town without one
		return town && o.disc[c.To] != nobody
	case ruleStart: // each begins in a region of their own
		for at, whose := range o.disc {
			if whose != nobody && whose != who && towns[at].Region == towns[c.To].Region {
				return o.disc[c.To] == nobody
			}
		}
		return false
	case ruleSuit: // the first card is of the town's colour, or white
		suit := deck[c.What].Suit
		return o.disc[c.To] == nobody && o.holds(who, c.What) && suit != White && suit != towns[c.To].Suit
	case ruleHand:
		return !o.holds(who, c.What) || c.Verb == verbKeep && !o.holds(who, c.Extra)
	case ruleRoad: // discs spread by road from towns under control
		return o.disc[c.To] == nobody && !o.joined(who, place(c.To))
	case ruleActive: // the town of the trick goes to its winner
		return place(c.To) == o.marker
	case ruleBuy: // two coins for each more, as long as there is something to be had
		p := &s.player[who]
		short := int16(2*c.Count) > p.coins
		switch s.ask.kind {
		case askCourtExtra: // a step more that ends where the disc would be anyway
			return short || s.Landing(engine.Seat(who), int(c.Count)) == s.Landing(engine.Seat(who), int(c.Count)-1) ||
				s.Track(engine.Seat(who))+int(c.Count) > TopSpace
		case askRaidExtra:
			return short || int16(c.Count) > s.battle
		}
		return short
	case ruleBride: // the disc goes to the suitor's land, if there is room in it
		home := s.ask.place.region()
		return home >= 0 && o.disc[c.To] == nobody && towns[c.To].Region != home
	case ruleOwn:
		switch s.ask.kind {
		case askLiberate:
			return !o.viking[c.To]
		case askLoseTown:
			return !o.rules(s.ask.other, place(c.To))
		}
		return !o.rules(who, place(c.To))
	case ruleAbbey:
		return o.abbey[c.To]
	}
	return false
}
