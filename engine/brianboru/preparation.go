package brianboru

import "bretwalda/engine"

// Stages of the preparation phase.
const (
	prepareRound stage = iota
	prepareVikings
	prepareSuitor
)

// runPreparation reveals a Viking card, then a marriage card (§preparation phase).
func (s *State) runPreparation() {
	switch s.stage {
	case prepareRound:
		s.emitCount(evRound, nobody, int16(s.round))
		s.stage = prepareVikings
	case prepareVikings:
		s.open(askViking, nobody)
	default:
		s.open(askSuitor, nobody)
	}
}

func init() {
	define(askViking, []uint8{verbReveal}, engine.Decide(
		"viking", "preparation phase", cardDrawn, uncounted,
		(*State).vikingReveals,
		func(s *State, _ asking, c engine.Choice) { s.landVikings(c.Count) },
		because(ruleList), alwaysAsked,
	))
	define(askSuitor, []uint8{verbReveal}, engine.Decide(
		"suitor", "preparation phase", cardDrawn, uncounted,
		(*State).suitorReveals,
		func(s *State, _ asking, c engine.Choice) { s.present(marriageOf(c.What)) },
		because(ruleList), alwaysAsked,
	))
}

// vikingReveals lists the Viking cards that may come. Equal ones are numbered.
func (s *State) vikingReveals(buf []engine.Choice) []engine.Choice {
	c := engine.NewChoice(verbReveal)
	for i, strength := range strengths {
		if !s.vikings.has(vikingCard(i)) {
			continue
		}
		if c.Extra++; c.Count != strength {
			c.Extra = 1
		}
		c.Count = strength
		buf = append(buf, c)
	}
	return buf
}

// landVikings puts the raiders of a Viking card into the battle area. Of equal
// cards the last one goes, so that equal decks are equal positions (§preparation phase).
func (s *State) landVikings(strength int8) {
	for i := vikingCard(strengthCount - 1); i >= 0; i-- {
		if strengths[i] == strength && s.vikings.has(i) {
			s.vikings &^= only(i)
			break
		}
	}
	s.battle += int16(strength)
	s.emitCount(evVikings, nobody, int16(strength))
	s.stage = prepareSuitor
}

// suitorReveals lists the marriage cards that may come; the last is Estrid's
// (§preparation phase).
func (s *State) suitorReveals(buf []engine.Choice) []engine.Choice {
	c := engine.NewChoice(verbReveal)
	for m := range marriage(marriageCount) {
		if s.deck > 1 && s.unseen.has(m) || s.deck == 1 && m == estrid {
			c.What = m.what()
			buf = append(buf, c)
		}
	}
	return buf
}

// present offers the marriage card of the round (§preparation phase).
func (s *State) present(m marriage) {
	s.suitor = m
	s.unseen &^= only(m)
	s.deck--
	s.emitMarriage(evSuitor, nobody)
	s.enter(phaseDraft)
}
