package britannia

import "bretwalda/engine"

// The Romans and the Romano-British.

// reinforceRomans brings the Romans' armies. Below the printed table its last row serves
// (§Roman Reinforcements).
func (s *State) reinforceRomans() {
	if s.round < 2 || s.round >= s.ed.BritonsRound {
		return
	}
	infantry, _ := s.inPlay(Romans)
	k := min(s.ed.Reinforcements[infantry][s.round-2], s.available(Romans))
	if k > 0 {
		s.addInfantry(Romans, EnglishChannel, k)
		s.arrived(Romans, Infantry, k, EnglishChannel)
	}
}

// legion has the Romans choose the armies that leave in Round II
// (§Roman Legion Withdrawal).
func (s *State) legion(n Nation) {
	if n != Romans || s.round != s.ed.LegionRound {
		return
	}
	infantry, _ := s.inPlay(Romans)
	if k := infantry - s.ed.LegionArmies; k > 0 {
		s.push(frame{step: stepRemoval, n: n, count: k, stage: removeLegion})
	}
}

// buildFort has a fort rise, as it does the first time the Romans alone are in an area
// (§Roman Forts).
func (s *State) buildFort(at Place) {
	s.forts |= bit(at)
	s.updatePresence(Romans, at)
	e := eventOf(evFort)
	e.side, e.to = Romans, at
	s.say(e)
}

// fortsRise reports whether the Romans still build (§Roman Forts).
func (s *State) fortsRise() bool {
	return s.round < s.ed.BritonsRound && (s.ed.LastForts == 0 || s.round <= s.ed.LastForts)
}

// ruinFort marks a fort as destroyed: none rises there again (§Roman Forts).
func (s *State) ruinFort(at Place) {
	s.forts &^= bit(at)
	s.ruins |= bit(at)
	s.updatePresence(Romans, at)
}

// Roman Withdrawal in Round VI and Placement of Romano-British Armies.

// beginBritons replaces forts, then armies, in and south of York and Cheshire
// until the nation has its armies; the rest of the Romans goes. The frame
// of the population phase stays on its first stage until that is done
// (§The Romano-British).
func (s *State) beginBritons(f *frame) {
	want := s.ed.BritonForts
	infantry, _ := s.inPlay(RomanoBritish)
	left := want - infantry
	switch f.replacing {
	case replacingStopped:
		left = 0
	case replacingNow:
	default:
		f.replacing = replacingNow
		if !s.ed.BritonsInPlace {
			f.remaining = s.forts & s.ed.BritonArea
		}
	}
	if left > 0 && f.remaining != 0 {
		if size(f.remaining) > left || s.ed.BritonsMayStop {
			f.stage = growthAsk
			s.open(askReplaceFort, RomanoBritish, nobody, nowhere)
			return
		}
		for f.remaining != 0 { // all are needed
			s.replace(next(&f.remaining), Fort)
			left--
		}
	}
	if t := s.stayers(); left > 0 && t != 0 {
		var armies int8
		for u := t; u != 0; {
			armies += s.infantry[Romans][next(&u)]
		}
		if armies > left && size(t) > 1 || s.ed.BritonsMayStop {
			f.stage = growthAsk
			s.open(askReplaceArmy, RomanoBritish, nobody, nowhere)
			return
		}
		for t != 0 {
			at := next(&t)
			for left > 0 && s.infantry[Romans][at] > 0 {
				s.replace(at, Infantry)
				left--
			}
		}
	}
	s.romansLeave()
	f.remaining, f.replacing = 0, replacingOver
	f.stage = growthEnds
}

// replacing is how far the Romans have become Romano-British.
type replacing int8

const (
	replacingUnbegun replacing = -iota
	replacingOver
	replacingStopped // by the player
	replacingNow
)

func init() {
	define(askReplaceFort, replacement("replaceFort", Fort, func(s *State) set { return s.top().remaining }))
	define(askReplaceArmy, replacement("replaceArmy", Infantry, (*State).stayers))
}

// replacement asks which Roman forts or armies become Romano-British
// (§The Romano-British).
func replacement(name string, kind Unit, where func(*State) set) decision {
	return engine.Decide(
		name, "The Romano-British", playerAsked, uncounted,
		func(s *State, buf []engine.Choice) []engine.Choice {
			return s.mayStop(placeChoices(buf, verbPlace, kind, where(s)))
		},
		func(s *State, _ asking, c engine.Choice) {
			f := s.top()
			if c.Verb == verbEnd {
				f.replacing = replacingStopped
				return
			}
			f.remaining &^= bit(Place(c.To))
			s.replace(Place(c.To), Unit(c.What))
		},
		because(rulePopulation), alwaysAsked,
	)
}

// stayers is the set of areas where a Roman army may become Romano-British
// (§The Romano-British).
func (s *State) stayers() set {
	t := s.romanArmies() & s.ed.BritonArea
	if !s.ed.BritonStacks {
		t = s.roomFor(RomanoBritish, 1, t, nowhere)
	}
	return t
}

// mayStop adds the end to a list of replacements where the edition allows it
// (§The Romano-British).
func (s *State) mayStop(buf []engine.Choice) []engine.Choice {
	if s.ed.BritonsMayStop {
		buf = append(buf, engine.NewChoice(verbEnd))
	}
	return buf
}

// romanArmies is the set of places with Roman armies.
func (s *State) romanArmies() set {
	var t set
	for at := Place(0); at < places; at++ {
		if s.infantry[Romans][at] > 0 {
			t |= bit(at)
		}
	}
	return t
}

// replace turns a Roman army or fort into a Romano-British army (§The Romano-British).
func (s *State) replace(at Place, kind Unit) {
	if kind == Fort {
		s.forts &^= bit(at)
		s.updatePresence(Romans, at)
	} else {
		s.addInfantry(Romans, at, -1)
	}
	s.addInfantry(RomanoBritish, at, 1)
	e := eventOf(evReplace)
	e.side, e.what, e.to = RomanoBritish, kind, at
	s.say(e)
}

// romansLeave takes the rest of the Romans off the board (§The Romano-British).
func (s *State) romansLeave() {
	for at := Place(0); at < places; at++ {
		if k := s.infantry[Romans][at]; k > 0 {
			s.takeOff(Romans, Infantry, k, at)
		}
	}
	left := s.forts
	s.forts, s.ruins = 0, 0
	for left != 0 {
		s.updatePresence(Romans, next(&left))
	}
}

// Arthur and his cavalry.

// companions reports whether the timeline brings cavalry with Arthur (§Arthur).
func (s *State) companions(n Nation) bool {
	due := false
	s.lines(n, func(_ int, a *Arrival) { due = due || a.What == Cavalry && a.At == nowhere })
	return due
}

// companionSites are the areas with Romano-British armies, or else vacant ones in the south
// (§Arthur).
func (s *State) companionSites() set {
	t := s.landArmies(RomanoBritish)
	if t != 0 && !s.ed.ArthurAnywhere {
		return t
	}
	for u := s.ed.ArthurArea; u != 0; {
		if at := next(&u); s.present[at] == 0 {
			t |= bit(at)
		}
	}
	return t
}

// placeCompanions places Arthur and his cavalry (§Arthur).
func (s *State) placeCompanions(n Nation, at Place) {
	s.lines(n, func(_ int, a *Arrival) {
		if a.What == Cavalry {
			s.addCavalry(n, at, a.Count)
			s.arrived(n, Cavalry, a.Count, at)
		}
	})
	s.lines(n, func(_ int, a *Arrival) {
		if a.What == Arthur {
			s.appoint(n, Arthur, at)
		}
	})
	if s.sole(n, at) {
		s.occupy(n, at)
	}
}
