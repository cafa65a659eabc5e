package brianboru

import "bretwalda/engine"

// procedure checks that all fits together, and completes it.
func (w *words) procedure(s *State, r *record) {
	if w.Writing {
		return
	}
	w.track(s)
	w.supplies(s)
	if s.phase != phaseAction && (s.active != nowhere || s.leader != nobody) {
		w.Fail("a trick in the phase %s", phaseNames[s.phase])
	}
	switch s.phase {
	case phaseDraft:
		w.drafting(s, r)
	case phaseAction:
		w.playing(s, r)
	default:
		w.emptyHanded(s, r)
	}
	if s.phase == phaseMarriage {
		w.marrying(s)
	}
}

// lastStage is the last stage of each phase.
var lastStage = [phases]stage{
	phasePreparation: prepareSuitor,
	phaseDraft:       draftKeep,
	phaseAction:      trickActions,
	phaseMarriage:    marriageSpace,
	phaseBattle:      battleSpoils,
	phaseChurch:      churchFour,
}

// uses reports which fields of the progress a stage of a phase uses.
func uses(ph phase, at stage) (turn, left, count, card bool) {
	switch ph {
	case phaseDraft:
		return at == draftKeep, false, at == draftDeal, false
	case phaseAction:
		return at != trickBegins, false, false, at == trickActions
	case phaseMarriage:
		return at != marriageCard && at != marriageTrack, false, at >= marriageTrack, false
	case phaseBattle:
		return false, at == battleLosses, false, false
	case phaseChurch:
		return at == churchMonastery || at == churchMarker, at == churchFour, false, false
	}
	return false, false, false, false
}

// stage checks that a position has the fields that its stage uses, and no others.
func (w *words) stage(s *State, m *moment) {
	turn, left, count, acts := uses(s.phase, s.stage)
	switch {
	case turn && s.actor == nobody && !acts:
		w.Fail("whose part is it?")
	case !turn && s.actor != nobody, !left && s.left != 0, !count && m.Count != 0:
		w.Fail("a player or a number that the stage does not use")
	case !acts && (s.winner != nobody || s.card != noCard || s.way != noWay || s.run != 0 || s.sale):
		w.Fail("an action before all have played")
	}
}

// track checks that discs on the marriage track share the first space only, but
// for one that is on its way.
func (w *words) track(s *State) {
	mover := nobody
	if s.phase == phaseAction && s.way >= primary {
		mover = s.actor
	}
	taken := 0
	for who := range s.seats {
		space := s.player[who].space
		if who == mover || space == 0 {
			continue
		}
		if taken>>uint(space)&1 != 0 {
			w.Fail("two discs on space %d of the marriage track", space)
		}
		taken |= 1 << uint(space)
	}
}

// courted reports whether a marriage card is on offer.
func courted(ph phase, at stage) bool {
	return ph == phaseDraft || ph == phaseAction || ph == phaseMarriage && at < marriageTrack
}

// supplies checks that the decks last as long as the game.
func (w *words) supplies(s *State) {
	longest, vikings := s.table().rounds-s.round, s.deck
	if s.phase < phaseDraft {
		longest++
		if s.stage == prepareSuitor {
			vikings--
		}
	}
	switch {
	case s.deck > longest || s.phase < phaseDraft && s.deck == 0:
		w.Fail("%d marriage cards to come in round %d", s.deck, s.round)
	case s.vikings.len() < int(vikings):
		w.Fail("too few Viking cards to come")
	case s.unseen.len() < int(s.deck)-1:
		w.Fail("too few marriage cards to come")
	case courted(s.phase, s.stage) != (s.suitor != noMarriage):
		w.Fail("a suitor in the wrong phase, or none in the right one")
	}
}

// emptyHanded checks that nobody holds action cards outside the draft and the tricks.
func (w *words) emptyHanded(s *State, r *record) {
	for who := range s.seats {
		if h := r.Players[who.String()]; h.Hand.cards|h.Packet.cards != 0 || h.Waiting != nil || s.aside != noCard {
			w.Fail("action cards in the phase %s", phaseNames[s.phase])
		}
	}
}

// drafting reads the packets. Without any the deal begins.
func (w *words) drafting(s *State, r *record) {
	w.Within(int(s.dealt), 0, int(s.toDeal()), "cards dealt")
	var held cards
	packets := 0
	for who := range s.seats {
		h := r.Players[who.String()]
		held |= h.Hand.cards
		if h.Packet.cards != 0 {
			packets++
		}
	}
	if r.Moment == nil && packets > 0 {
		s.stage, s.actor = draftKeep, s.holder
	}
	if s.stage == draftKeep {
		for who := range s.seats {
			s.kept[who] = (s.player[who].hand.len() + keeps - 1) / keeps
		}
	} else if held != 0 || s.aside != noCard {
		w.Fail("cards are kept before all are dealt")
	}
	for who := range s.seats {
		w.packets(s, who, r.Players[who.String()])
	}
	if w.Err != nil || s.stage == draftDeal {
		return
	}
	rest := s.undealt() &^ held
	if s.aside == noCard && rest.len() == 1 {
		s.aside = rest.draw()
	}
}

// packets reads the packets before a player: as many as there must be, each of
// the size it must have.
func (w *words) packets(s *State, who side, h playerHere) {
	dealt, listed := s.table().dealt, h.Waiting
	if h.Packet.cards != 0 || listed != nil {
		listed = append([]cardsHere{h.Packet}, listed...)
	}
	many, first := s.waiting(who), dealt-keeps*s.kept[who]
	if s.stage == draftDeal {
		after := s.seats - 1 - (who-s.holder+s.seats)%s.seats
		first = (s.dealt + int8(after)) / int8(s.seats)
		many = min(first, 1)
	}
	if kept := s.player[who].hand.len(); kept%keeps != 0 && kept != dealt {
		w.Fail("%s has kept %d cards", who, kept)
	}
	if int(many) != len(listed) {
		w.Fail("%d packets before %s instead of %d", len(listed), who, many)
	}
	if w.Err != nil {
		return
	}
	for nth, packet := range listed {
		if size := first - keeps*int8(nth); packet.cards.len() != size {
			w.Fail("a packet of %d cards instead of %d", packet.cards.len(), size)
		}
		s.packet[s.behind(who, int8(nth))] = packet.cards
	}
}

// playing reads a trick. Without a moment the next player follows.
func (w *words) playing(s *State, r *record) {
	if r.Moment == nil && s.leader != nobody {
		s.stage = trickFollow
	}
	size := int8(-1)
	for who := range s.seats {
		h := r.Players[who.String()]
		held := s.player[who].hand.len()
		if s.trick[who] != noCard {
			held++
		}
		if size < 0 {
			size = held
		}
		if held != size || held > s.table().dealt || h.Packet.cards != 0 || h.Waiting != nil {
			w.Fail("%s has %d cards, others %d", who, held, size)
		}
	}
	if w.Err != nil {
		return
	}
	underWay := s.stage >= trickFollow
	switch {
	case underWay != (s.leader != nobody):
		w.Fail("a trick begins with its first card")
	case s.stage < trickActions && underWay != (s.active != nowhere):
		w.Fail("an active town and a trick go together")
	case s.active != nowhere && !s.empty().has(s.active):
		w.Fail("the active town has a disc")
	case s.stage == trickFollow && !matching(s.active).has(s.trick[s.leader]):
		w.Fail("the first card does not go with the active town")
	case s.stage == trickActions && s.toFollow() != nobody:
		w.Fail("an action before all have played")
	case s.stage == trickActions:
		w.acting(s)
	}
}

// acting checks the resolution of a trick.
func (w *words) acting(s *State) {
	if s.winner == nobody {
		w.Fail("nobody wins the trick")
		return
	}
	won := s.trick[s.winner]
	taken := s.card > won
	if s.card == won {
		taken = s.way == noWay || s.run > townRun(won)
	}
	switch {
	case taken != (s.active == nowhere):
		w.Fail("the winner of the trick has the active town, or not yet")
	case s.active != nowhere && s.best() != s.winner:
		w.Fail("%s does not win the trick", s.winner)
	case s.way != noWay && (s.card == noCard || s.actor == nobody || s.trick[s.actor] != s.card):
		w.Fail("an action of a card that is not played")
	case s.way != noWay && (s.way == primary) != (s.actor == s.winner):
		w.Fail("the winner, and nobody else, has the primary action")
	case (s.way == openWay || s.way == lower) && deck[s.card].Lower == nil:
		w.Fail("an action that the card does not have")
	case s.way < primary && (s.run != 0 || s.sale):
		w.Fail("symbols without an action")
	case s.way >= primary && int(s.run) > len(s.runs()):
		w.Fail("an action of %d symbols", s.run)
	case s.sale && (int(s.run) == len(s.runs()) || !s.runs()[s.run].sells()):
		w.Fail("a purchase that nobody offers")
	}
}

// townRun is the place of the town among a card's primary symbols.
func townRun(won card) int8 {
	for i, r := range deck[won].Primary {
		if r.Symbol == TakeTown {
			return int8(i)
		}
	}
	return engine.None
}

// marrying checks the middle of the marriage step.
func (w *words) marrying(s *State) {
	switch {
	case s.stage == marriagePrincess && s.suitor != estrid:
		w.Fail("the suitor is not estrid")
	case s.stage == marriageTown && !marriageCards[s.suitor].Town:
		w.Fail("the suitor brings no town")
	case s.space > topSpace:
		w.Fail("the track has no space %d", s.space)
	}
}
