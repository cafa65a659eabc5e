package britannia

import (
	"cmp"
	"slices"

	"bretwalda/engine"
	"bretwalda/engine/notation"
)

// phaseNames are the phases a position may start at, phaseStages those of the turn.
var (
	phaseNames  = []string{"turn", "population", "movement", "battles", "withdrawal", "overpopulation", "turnEnd"}
	phaseStages = []stage{turnBegins, turnPopulation, turnMovement, turnBattles, turnCrown, turnOverpopulation, turnLegion}
)

// phase names the phase a position is in.
func (s *State) phase() string {
	if s.over() {
		return "over"
	}
	for _, f := range s.stack[:s.depth] {
		switch f.step {
		case stepRoundEnd:
			return "roundEnd"
		case stepTurn:
			i := len(phaseStages) - 1
			for i > 0 && phaseStages[i] >= f.stage {
				i--
			}
			return phaseNames[i]
		}
	}
	return "turn"
}

// begin begins a phase.
func (w *words) begin(s *State, r *record) {
	s.act = s.ed.Order[0]
	notation.Name(&w.Words, &r.Nation, &s.act, nationNames[:], "nation")
	s.turn = int8(slices.Index(s.ed.Order[:], s.act))
	if slices.Contains(s.group[:s.seats], engine.None) {
		w.Fail("a phase begins after the colours are drawn")
		return
	}
	switch r.Phase {
	case "over":
		s.finish()
		return
	case "roundEnd":
		s.turn, s.act = nations, nobody
		s.push(frame{step: stepRoundEnd})
		return
	}
	begins := phaseStages[w.Find(phaseNames, cmp.Or(r.Phase, "movement"), "phase")]
	if w.Err != nil {
		return
	}
	s.half = 1
	raiding := s.raiding
	s.beginMovement(s.act)
	if begins <= turnMovement {
		s.raiding = raiding // the phase begins again
	}
	for _, x := range r.Raiders {
		w.raiders(s, x)
	}
	s.half = r.Half
	s.push(frame{step: stepRound, stage: roundTurns, listed: s.turn + 1})
	s.push(frame{step: stepTurn, n: s.act, stage: begins})
}

// raiders are armies of the acting nation that may return home.
func (w *words) raiders(s *State, x raiderHere) {
	at, home := Place(w.Find(lexicon.Places, x.Place, "place")), Place(w.Find(lexicon.Places, x.Home, "place"))
	if w.Err != nil || s.in(at, Infantry, unmoved) < x.Count {
		w.Fail("not so many armies in %s", x.Place)
		return
	}
	s.takeFrom(x.Count, func(b *band) bool { return b.place == at && b.kind == Infantry }, func(b band) {
		b.kind, b.home = Raiders, home
		s.joinBand(b)
	})
}
