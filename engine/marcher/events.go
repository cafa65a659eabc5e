package marcher

import "bretwalda/engine"

// Random events (§5.0). charts.go has the steps of each, this file their meaning.

// procedure is the course of an event.
type procedure struct {
	steps  []instruction
	favour favour
}

// favour is the help of an event in the Combat Phase of the same player turn.
type favour struct {
	side        side
	units       kinds // whose dice it is added to
	die         int8
	firstRound  bool // in the first round of each battle only
	openDefence bool // only to defenders where there is no castle
	siege       int8 // to the siege rolls of the side
}

const everyUnit = 1<<unitKinds - 1

// instruction is one step of a procedure.
type instruction struct {
	do      effect
	side    side  // whose cup is drawn from, or that decides
	where   among // its zones
	count   int8  // of counters
	weather Weather
	spared  kinds    // that are not taken
	ask     question // of the side
}

// effect is the effect of a step.
type effect uint8

const (
	weatherTurns       effect = iota // the weather is from now on
	vikingsSail                      // die for the zone; none if all are on the map
	vikingsLand                      // die for how many; they occupy it, or attack in the Combat Phase
	zoneIsPicked                     // at random, among where; none: the event is over
	zoneIsNeeded                     // among where; none: the event is over
	countersAreDrawn                 // count from the side's pool; none: the event is over
	irishSail                        // count of those off the map; none: the event is over
	theyArrive                       // the drawn counters go, active, to a zone of the owner's choice
	theyAttack                       // the drawn counters go to the zone picked and attack there
	castleBurns                      // in the zone picked
	unitIsLost                       // one of the owner's choice, to its pool
	kingdomRests                     // named among the mobilised: no levy next time
	kingdomIsMobilised               // named among the others, and the event is over; none: it goes on
	kingdomQuarrels                  // at random: its units do not move in this turn
	harvestFails                     // one levy a kingdom next time
)

// among is a rule that selects zones.
type among uint8

const (
	thePicked      among = iota
	normanOutside        // held by the Normans outside the earldoms
	castleOutside        // the same, with a castle
	normanEarldoms       // held by the Normans in the earldoms
	normanLargest        // with most Norman units
	welshCoast           // held by the Welsh, on the coast
	welshOutside         // held by the Welsh outside the earldoms
	welshTempted         // the same, next to a zone the Normans hold, with more than teulu
)

// Stages of the event phase: the die, then the steps of the event.
const (
	eventDie stage = iota
	eventSteps
)

// runEvent rolls for an event and goes through its steps (§5.0, §3.2). f.place is its
// zone, f.draws the counters still to be drawn.
func (s *State) runEvent(f *frame) {
	if f.stage == eventDie {
		s.open(askEvent, s.act, nowhere)
		return
	}
	steps := chart.events[s.event-firstEvent].steps
	i := int(f.stage - eventSteps)
	if i >= len(steps) {
		s.pop()
		return
	}
	s.perform(f, &steps[i])
}

func init() {
	define(askEvent, anySide, engine.Decide(
		"event", "5.0", captainRolls, uncounted,
		rolls(0, 99),
		func(s *State, _ asking, c engine.Choice) { s.rollEvent(s.top(), c.Count) },
		because(ruleList), alwaysAsked,
	))
	define(askPick, func(s *State, _ asking) bool {
		return s.top().step == stepEvent || s.act == Welsh && s.scenario().kings
	}, engine.Decide(
		"pick", "5.0, 11.2.7", captainRolls, uncounted,
		(*State).picks,
		func(s *State, _ asking, c engine.Choice) { s.pick(c) },
		because(ruleList),
		alwaysAsked,
	))
	define(askLanding, anySide, engine.Decide(
		"landing", "5.0", captainRolls, uncounted,
		aDie,
		func(s *State, _ asking, c engine.Choice) {
			f := s.top()
			f.place = chart.landing[c.Count-1]
			f.stage++
		},
		because(ruleList), alwaysAsked,
	))
	define(askRaidSize, anySide, engine.Decide(
		"raidSize", "5.0", captainRolls, uncounted,
		aDie,
		func(s *State, _ asking, c engine.Choice) {
			f := s.top()
			s.landVikings(f.place, c.Count)
			f.stage++
		},
		because(ruleList), alwaysAsked,
	))
	define(askIrishLanding, anySide, arrival("irishLanding", Irish))
	define(askReinforce, anySide, arrival("reinforce", nothing))
	define(askRising, anySide, arrival("rising", nothing))
	define(askFeud, anySide, naming("feud", func(s *State, f *frame, kingdom what) {
		s.feuds |= one(kingdom)
		s.sayPicked(s.instruction().side, nowhere, kingdom)
		f.stage++
	}))
	define(askRise, anySide, naming("rise", func(s *State, f *frame, kingdom what) {
		s.mobilise(kingdom)
		s.pop()
	}))
	define(askRecall, anySide, removal("recall"))
	define(askFever, anySide, removal("fever"))
	define(askBribe, anySide, removal("bribe"))
}

// arrival asks for the zone of the drawn counters (§5.0).
func arrival(name string, k what) decision {
	return engine.Decide(
		name, "5.0", captainAsked, uncounted,
		func(s *State, buf []engine.Choice) []engine.Choice {
			return placeChoices(buf, verbPlace, k, s.zonesAmong(s.instruction().where, s.top()))
		},
		func(s *State, ask asking, c engine.Choice) {
			s.arrive(&s.fresh, ask.side, zone(c.To))
			s.top().stage++
		},
		because(ruleEvent), alwaysAsked,
	)
}

// naming asks for a kingdom (§5.0).
func naming(name string, do func(*State, *frame, what)) decision {
	return engine.Decide(
		name, "5.0", captainAsked, uncounted,
		func(s *State, buf []engine.Choice) []engine.Choice {
			return nameChoices(buf, firstKingdom, s.nameable(s.instruction().do))
		},
		func(s *State, _ asking, c engine.Choice) { do(s, s.top(), what(c.What)) },
		because(ruleEvent), alwaysAsked,
	)
}

// removal asks for a unit that an event takes (§5.0).
func removal(name string) decision {
	return engine.Decide(
		name, "5.0", captainAsked, single,
		(*State).removals,
		func(s *State, ask asking, c engine.Choice) {
			s.dismiss(ask.side, what(c.What), zone(c.From))
			s.top().stage++
		},
		because(ruleEvent), alwaysAsked,
	)
}

// picks lists the results of a random pick: a king's land in a levy, a kingdom,
// or a zone of an event (§5.0, §11.2.7).
func (s *State) picks(buf []engine.Choice) []engine.Choice {
	f := s.top()
	if f.step == stepLevy {
		return nameChoices(buf, Gruffydd, 1<<kings-1)
	}
	in := s.instruction()
	if in.do == kingdomQuarrels {
		return nameChoices(buf, firstKingdom, everyKingdom)
	}
	return placeChoices(buf, verbPick, nothing, s.zonesAmong(in.where, f))
}

// pick takes the result of a random pick (§5.0, §11.2.7).
func (s *State) pick(c engine.Choice) {
	f := s.top()
	s.sayPicked(nobody, zone(c.To), what(c.What))
	switch {
	case f.step == stepLevy:
		f.odd = only(what(c.What).leader())
		return
	case c.Verb == verbName:
		s.quarrel = what(c.What)
	default:
		f.place = zone(c.To)
	}
	f.stage++
}

// sayPicked reports the result of a random pick, or of a side's choice.
func (s *State) sayPicked(by side, at zone, k what) {
	s.say(evPicked).side(by).to(at).what(k)
}

// rollEvent reads the two dice on the side's own table (§5.0). A 0 counts as 0
// (§2.4).
func (s *State) rollEvent(f *frame, face int8) {
	s.say(evEventRoll).side(s.act).count(face)
	for _, row := range chart.tables[s.act] {
		if face >= row.from && face <= row.to {
			s.event = row.event
		}
	}
	s.say(evEvent).side(s.act).what(s.event)
	f.stage = eventSteps
	f.place = nowhere
}

// instruction is the step of the event that is under way.
func (s *State) instruction() *instruction {
	return &chart.events[s.event-firstEvent].steps[s.top().stage-eventSteps]
}
