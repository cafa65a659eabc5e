package store

import (
	"slices"

	"bretwalda/app/table"
	"bretwalda/engine"
	"bretwalda/engine/match"
)

// Digest is what a history tells of a match that is over, so that it need not
// be played again.
type Digest struct {
	Scenario string      `json:"scenario"`
	Choices  int         `json:"choices"` // dice included
	Rounds   []int       `json:"rounds"`  // by row of the courses; the first is 0, the beginning
	Seats    []SeatShare `json:"seats"`
}

// SeatShare is the part of a seat in a Digest. Points are in the game's smallest
// unit.
type SeatShare struct {
	Kind   string   `json:"kind"`  // who played it at the end, by the name of match.Kind
	Sides  []string `json:"sides"` // by the names of the lexicon
	Points int      `json:"points"`
	Won    bool     `json:"won,omitempty"`
	Course []int    `json:"course"`         // points at the end of each round
	Dice   []int    `json:"dice,omitempty"` // of six sides: how often each face came up
	Tens   []int    `json:"tens,omitempty"` // of ten sides
	Counts bool     `json:"counts"`         // points of this seat are counted at all
}

// digestOf tells a match. kinds is who plays each seat now.
func digestOf(m *match.Match, kinds []string) *Digest {
	lexicon := m.Game().Lexicon()
	d := &Digest{Choices: m.Len(), Seats: make([]SeatShare, len(kinds))}
	if h, err := m.Header(); err == nil {
		d.Scenario = m.Game().Scenarios()[h.Setup.Scenario].ID
	}
	var log table.Log
	m.Plies(0, func(deed match.Ply) bool {
		log.Add(deed.Number, deed.Events)
		d.rolled(m, lexicon, deed)
		return true
	})
	course := table.CourseOf(m, &log, table.KindsOf(lexicon), func(s engine.State) engine.State { return s })
	for _, row := range course.Rows {
		d.Rounds = append(d.Rounds, row.Round)
	}
	if state, ok := m.State().(engine.Shared); ok {
		for side := range lexicon.Sides {
			for _, seat := range state.Seats(int8(side)) {
				d.Seats[seat].Sides = append(d.Seats[seat].Sides, lexicon.Sides[side])
			}
		}
	}
	for _, score := range m.State().Standing() {
		if score.Seat < 0 || int(score.Seat) >= len(d.Seats) {
			continue
		}
		share := &d.Seats[score.Seat]
		if score.Side >= 0 {
			if name := lexicon.Sides[score.Side]; !slices.Contains(share.Sides, name) {
				share.Sides = append(share.Sides, name)
			}
			continue
		}
		share.Kind, share.Points, share.Won = kinds[score.Seat], score.Points, score.Won
		share.Course = course.Of(score.Seat, engine.None)
		for _, points := range share.Course {
			share.Counts = share.Counts || points != 0
		}
	}
	return d
}

// rolled counts a die. Two dice of ten together, which make a number below a
// hundred, are not counted.
func (d *Digest) rolled(m *match.Match, lexicon *engine.Lexicon, deed match.Ply) {
	c, roller := deed.Choice, int(deed.Turn.Roller)
	if deed.Turn.Seat != engine.Nature || roller < 0 || roller >= len(d.Seats) || lexicon.Verbs[c.Verb] != "roll" {
		return
	}
	faces, share := int(m.Log()[deed.Number].Len), &d.Seats[roller]
	if c.Count < 1 || int(c.Count) > faces {
		return
	}
	switch faces {
	case 6:
		if share.Dice == nil {
			share.Dice = make([]int, 6)
		}
		share.Dice[c.Count-1]++
	case 10:
		if share.Tens == nil {
			share.Tens = make([]int, 10)
		}
		share.Tens[c.Count-1]++
	}
}
