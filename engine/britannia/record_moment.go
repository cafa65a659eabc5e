package britannia

import (
	"bretwalda/engine"
	"bretwalda/engine/notation"
)

// moment is the place of a position in the procedure, when that is not the beginning
// of a phase.
type moment struct {
	Turn      int8            `json:"turn"`
	Bands     []bandHere      `json:"bands,omitempty"`
	Roads     []string        `json:"roads,omitempty"`
	Held      []string        `json:"held,omitempty"`
	Entered   [][]string      `json:"entered,omitempty"` // an area, then those it was entered from
	LedMoves  int8            `json:"ledMoves,omitempty"`
	LedSailed bool            `json:"ledSailed,omitempty"`
	Leave     permission      `json:"leave,omitempty"`
	Promised  bool            `json:"promised,omitempty"`
	Spoils    int16           `json:"spoils,omitempty"`
	Shortfall int8            `json:"shortfall,omitempty"`
	Fight     fightHere       `json:"fight"`
	Secret    bool            `json:"secret,omitempty"`
	Votes     [nations]Nation `json:"votes"`
	Ask       askHere         `json:"ask"`
	Stack     []frameHere     `json:"stack,omitempty"`
	Winner    uint8           `json:"winner,omitempty"`
}

type bandHere struct {
	Place  string `json:"place"`
	Kind   string `json:"kind"`
	Home   string `json:"home,omitempty"`
	Start  string `json:"start,omitempty"`
	Landed string `json:"landed,omitempty"`
	Entry  string `json:"entry,omitempty"`
	State  march  `json:"state,omitempty"`
	Count  int8   `json:"count"`
}

type fightHere struct {
	Place    int8       `json:"place"`
	Defender int8       `json:"defender"`
	Round    int8       `json:"round"`
	Roll     [2][3]int8 `json:"roll"`
	Sixes    [2]int8    `json:"sixes"`
	Lows     [2]int8    `json:"lows"`
	Killed   [2]int8    `json:"killed"`
	Burh     int8       `json:"burh"`
	Since    bool       `json:"since"`
}

// askHere is a question as positions are stored.
type askHere struct {
	Kind  question    `json:"kind"`
	Seat  engine.Seat `json:"seat"`
	Side  int8        `json:"side"`
	Other int8        `json:"other"`
	Place int8        `json:"place"`
}

// frameHere is a frame as positions are stored: with fewer fields, of which
// some hold something else in some steps.
type frameHere struct {
	Step   step   `json:"step"`
	Stage  int8   `json:"stage"`
	Nation int8   `json:"nation"`
	Place  int8   `json:"place"`
	Count  int8   `json:"count"`
	Mask   uint64 `json:"mask"`
}

// inside lists the steps that a step may push.
var inside = [steps]uint32{
	stepRound:      1<<stepTurn | 1<<stepFinale | 1<<stepCrown | 1<<stepArrivals,
	stepTurn:       1<<stepPopulation | 1<<stepMovement | 1<<stepBattles | 1<<stepWithdrawal | 1<<stepRemoval | 1<<stepSubmission,
	stepPopulation: 1 << stepPlace,
	stepMovement:   1 << stepRemoval,
	stepBattles:    1 << stepBattle,
	stepBattle:     1 << stepSubmission,
	stepSubmission: 1<<stepDisplace | 1<<stepSubmission,
	stepFinale:     1<<stepPlace | 1<<stepArrivals, // invaders come first
	stepWithdrawal: 1 << stepBattles,
	stepRoundEnd:   1 << stepCrown,
	stepCrown:      1 << stepPlace,
}

// asksIn lists the questions that a step asks.
var asksIn = [steps]uint32{
	stepDraw:       1 << askColours,
	stepPopulation: 1<<askWithhold | 1<<askGrowth | 1<<askBurh | 1<<askLeader | 1<<askCompanion | 1<<askReplaceFort | 1<<askReplaceArmy,
	stepPlace:      1 << askPlace,
	stepMovement:   1<<askMarch | 1<<askAbandon,
	stepBattles:    1 << askBattle,
	stepBattle:     1<<askRoll | 1<<askKillCavalry | 1<<askLoseBurh | 1<<askDefenderRetreat | 1<<askAttackerRetreat | 1<<askLost,
	stepWithdrawal: 1 << askWithdraw,
	stepRemoval:    1<<askExcess | 1<<askDepart | 1<<askOverpopulation | 1<<askLegion,
	stepSubmission: 1 << askSubmit,
	stepDisplace:   1 << askDisplace,
	stepFinale:     1 << askNormanCavalry,
	stepCrown:      1<<askBallot | 1<<askVote,
	stepAuction:    1<<askBidder | 1<<askBid | 1<<askRaise,
	stepArrivals:   1 << askWithhold,
}

// procedure is how far the game has come in its procedure.
func (w *words) procedure(s *State, r *record) {
	m := r.Moment
	if m == nil {
		w.begin(s, r)
		return
	}
	notation.Number(&w.Words, &m.Turn, &s.turn, -1, nations, "turn")
	if s.act = nobody; s.turn >= 0 && s.turn < nations {
		s.act = s.ed.Order[s.turn]
	}
	w.lands(&m.Roads, &s.roads)
	w.lands(&m.Held, &s.held)
	w.entered(s, m)
	notation.Number(&w.Words, &m.LedMoves, &s.ledMoves, 0, longMoves, "moves of the leader")
	notation.Field(&w.Words, &m.LedSailed, &s.ledSailed)
	notation.Field(&w.Words, &m.Leave, &s.leave)
	notation.Field(&w.Words, &m.Promised, &s.needMet)
	notation.Field(&w.Words, &m.Spoils, &s.spoils)
	notation.Field(&w.Words, &m.Shortfall, &s.shortfall)
	notation.Field(&w.Words, &m.Secret, &s.secret)
	notation.Field(&w.Words, &m.Winner, &s.winner)
	for n := range m.Votes {
		notation.Number(&w.Words, &m.Votes[n], &s.vote[n], int(hidden), nations-1, "vote")
	}
	if w.Writing {
		m.Bands, m.Stack = make([]bandHere, s.banded), make([]frameHere, s.depth)
	}
	if len(m.Bands) > maxBands || len(m.Stack) > maxDepth {
		w.Fail("too many bands or steps")
		return
	}
	for i := range m.Bands {
		w.band(s, i, &m.Bands[i])
	}
	w.fight(&s.fight, &m.Fight)
	w.stack(s, m.Stack)
	w.ask(s, &m.Ask)
}

// entered are the areas from which battles were entered.
func (w *words) entered(s *State, m *moment) {
	for at, from := range s.entered {
		if from != 0 {
			var areas []string
			w.lands(&areas, &from)
			m.Entered = append(m.Entered, append([]string{placeName(Place(at))}, areas...))
		}
	}
	for _, e := range m.Entered {
		if len(e) > 0 {
			at, areas := w.land(e[0]), e[1:]
			s.entered[at] = 0
			w.lands(&areas, &s.entered[at])
		}
	}
}

// band is some armies of the acting nation.
func (w *words) band(s *State, i int, h *bandHere) {
	b := band{home: nowhere, start: nowhere, landed: nowhere, entry: nowhere}
	if w.Writing {
		b = s.bands[i]
	}
	notation.Known(&w.Words, &h.Kind, &b.kind, whatNames[:Raiders+1], "army")
	notation.Number(&w.Words, &h.Count, &b.count, 1, 20, "band")
	notation.Known(&w.Words, &h.Place, &b.place, lexicon.Places, "place")
	notation.Name(&w.Words, &h.Home, &b.home, lexicon.Places, "place")
	notation.Name(&w.Words, &h.Start, &b.start, lexicon.Places, "place")
	notation.Name(&w.Words, &h.Landed, &b.landed, lexicon.Places, "place")
	notation.Name(&w.Words, &h.Entry, &b.entry, lexicon.Places, "place")
	if notation.Field(&w.Words, &h.State, &b.state); !w.Writing {
		s.joinBand(b)
	}
}

// fight is the battle under way.
func (w *words) fight(b *battle, h *fightHere) {
	notation.Number(&w.Words, &h.Place, &b.place, 0, lands-1, "place of the battle")
	notation.Number(&w.Words, &h.Defender, &b.defender, 0, nations-1, "defender")
	notation.Field(&w.Words, &h.Round, &b.round)
	notation.Field(&w.Words, &h.Roll, &b.roll)
	notation.Field(&w.Words, &h.Sixes, &b.sixes)
	notation.Field(&w.Words, &h.Lows, &b.lows)
	notation.Field(&w.Words, &h.Killed, &b.killed)
	notation.Field(&w.Words, &h.Burh, &b.burh)
	notation.Field(&w.Words, &h.Since, &b.submissionDue)
}

// stack are the steps under way, each inside the one before it.
func (w *words) stack(s *State, stack []frameHere) {
	for i := range stack {
		f := &s.stack[i]
		w.frame(f, &stack[i])
		if w.Err == nil && i > 0 && inside[s.stack[i-1].step]>>uint(f.step)&1 == 0 {
			w.Fail("a step where it cannot be")
		}
		if w.Err != nil {
			return
		}
		s.depth = int8(i) + 1
		if f.step == stepAuction { // nothing is dealt yet
			for n := range s.player {
				s.player[n] = engine.Nobody
			}
		}
	}
}

// frame is a step and how far it has come. The fields that a step does not use hold
// others of it.
func (w *words) frame(f *frame, h *frameHere) {
	notation.Number(&w.Words, &h.Step, &f.step, 0, int(steps)-1, "step")
	n, place, stage, count := (*int8)(&f.n), (*int8)(&f.place), (*int8)(&f.stage), &f.count
	switch f.step {
	case stepFinale:
		stage = &f.listed
	case stepArrivals:
		place = &f.listed
	case stepDraw:
		count = (*int8)(&f.seat)
	case stepCrown:
		count = (*int8)(&f.uncalled)
	case stepAuction:
		n, count = &f.group, (*int8)(&f.seat)
	case stepSubmission:
		count = (*int8)(&f.unasked)
	case stepDisplace:
		count = (*int8)(&f.subject)
	case stepPopulation:
		place = (*int8)(&f.replacing)
	}
	notation.Number(&w.Words, &h.Nation, n, 0, nations-1, "nation of a step")
	notation.Number(&w.Words, &h.Place, place, int(replacingNow), places-1, "place of a step")
	notation.Number(&w.Words, &h.Stage, stage, 0, nations+1, "stage")
	switch {
	case f.step == stepRound && w.Writing:
		h.Stage += f.listed
	case f.step == stepRound && f.stage > roundTurns:
		f.stage, f.listed = roundTurns, h.Stage-int8(roundTurns)
	case f.step == stepPopulation && f.stage != growthWithhold:
		count = &f.points
	}
	notation.Field(&w.Words, &h.Count, count)
	w.mask(f, &h.Mask)
}

// mask is the areas of a step, the burhs or, a byte a line of the timeline, the
// invaders held back. A step has only one of them at a time.
func (w *words) mask(f *frame, mask *uint64) {
	if w.Writing {
		*mask = uint64(f.remaining|f.placed) | uint64(f.burhs)
		for i, k := range f.withheld {
			*mask |= uint64(uint8(k)) << (8 * i)
		}
		return
	}
	grows := f.step == stepPopulation && f.replacing != replacingNow && f.replacing != replacingStopped
	switch {
	case grows && f.stage <= growthArmies:
		f.burhs = int8(*mask)
	case grows || f.step == stepArrivals:
		for i := range f.withheld {
			f.withheld[i] = int8(*mask >> (8 * i))
		}
	case f.step == stepPlace:
		f.placed = set(*mask)
	default:
		f.remaining = set(*mask)
	}
}

// ask is the question that is open. Once the game is over it is the last kind, asked
// of nobody.
func (w *words) ask(s *State, h *askHere) {
	a := &s.ask
	kind := min(a.kind, asks-1)
	notation.Number(&w.Words, &h.Kind, &kind, 0, int(asks-1), "question")
	notation.Number(&w.Words, &h.Seat, &a.seat, int(engine.Nobody), int(s.seats)-1, "seat")
	notation.Number(&w.Words, &h.Side, &a.side, int(nobody), nations-1, "side")
	notation.Number(&w.Words, &h.Other, &a.other, int(nobody), nations-1, "side")
	notation.Number(&w.Words, &h.Place, &a.place, int(nowhere), places-1, "place")
	if a.kind = kind; a.seat == engine.Nobody {
		a.kind = gameOver
	}
	if w.Err == nil && !s.over() && (s.depth == 0 || asksIn[s.top().step]>>kind&1 == 0) {
		w.Fail("a question where it cannot be")
	}
}
