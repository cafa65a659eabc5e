package britannia

import (
	"cmp"
	"encoding/json"

	"bretwalda/engine"
)

// record is a position in words. docs/CONSOLE.md describes it.
type record struct {
	Scenario    string                          `json:"scenario,omitempty"`
	Seats       int                             `json:"seats,omitempty"`
	Options     map[string]string               `json:"options,omitempty"`
	Groups      []int8                          `json:"groups,omitempty"`
	Bids        []int8                          `json:"bids,omitempty"`
	Round       int8                            `json:"round,omitempty"`
	Nation      string                          `json:"nation,omitempty"`
	Phase       string                          `json:"phase,omitempty"`
	Half        int8                            `json:"half,omitempty"`
	Units       map[string]map[string]unitsHere `json:"units,omitempty"`
	Forts       map[string]string               `json:"forts,omitempty"`
	Population  map[string]int8                 `json:"population,omitempty"`
	Points      map[string]int16                `json:"points,omitempty"`
	Subjects    map[string]string               `json:"subjects,omitempty"`
	Submitted   []string                        `json:"submitted,omitempty"`
	PeaceBroken []string                        `json:"peaceBroken,omitempty"`
	Occupied    map[string][]string             `json:"occupied,omitempty"`
	HaroldGone  bool                            `json:"haroldGone,omitempty"`
	Came        []string                        `json:"came,omitempty"`
	AtSea       []raidersAtSea                  `json:"raidersAtSea,omitempty"`
	Raiders     []raiderHere                    `json:"raiders,omitempty"`
	Moment      *moment                         `json:"moment,omitempty"`
}

type unitsHere struct {
	Infantry int8   `json:"infantry,omitempty"`
	Cavalry  int8   `json:"cavalry,omitempty"`
	Leader   string `json:"leader,omitempty"`
	Burh     bool   `json:"burh,omitempty"`
}

type raiderHere struct {
	Place string `json:"place"`
	Home  string `json:"home"`
	Count int8   `json:"count"`
}

// raidersAtSea tells which armies at sea are raiders, where raiders are single
// armies.
type raidersAtSea struct {
	Nation string `json:"nation"`
	Sea    string `json:"sea"`
	Count  int8   `json:"count"`
}

// moment is where in its procedure a position stands, when that is not the
// beginning of a phase.
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

// askHere is a question as positions are stored. Once the game is over it is the
// last kind, asked of nobody.
type askHere struct {
	Kind  question    `json:"kind"`
	Seat  engine.Seat `json:"seat"`
	Side  int8        `json:"side"`
	Other int8        `json:"other"`
	Place int8        `json:"place"`
}

func (a asking) pack() askHere {
	h := askHere{a.kind, a.seat, int8(a.side), int8(a.other), int8(a.place)}
	if a.kind == gameOver {
		h.Kind = asks - 1
	}
	return h
}

func (h askHere) unpack() asking {
	a := asking{h.Kind, h.Seat, Nation(h.Side), Nation(h.Other), Place(h.Place)}
	if h.Seat == engine.Nobody {
		a.kind = gameOver
	}
	return a
}

// phases are the names a position may start at, with the stage of the turn.
var phases = []struct {
	name  string
	stage stage
}{

	{"turn", turnBegins},

	{"population", turnPopulation},

	{"movement", turnMovement},

	{"battles", turnBattles},

	{"withdrawal", turnCrown},

	{"overpopulation", turnOverpopulation},

	{"turnEnd", turnLegion},
}

func names(s set) []string {
	var list []string
	for s != 0 {
		list = append(list, placeName(next(&s)))
	}
	return list
}

func nationList(s nationSet) []string {
	var list []string
	for n := Nation(0); n < nations; n++ {
		if has(s, n) {
			list = append(list, nationNames[n])
		}
	}
	return list
}

// MarshalJSON writes the whole position in words.
func (s *State) MarshalJSON() ([]byte, error) {
	r := record{
		Scenario: cmp.Or(s.ed.Scenario, standard), Seats: int(s.seats), Round: s.round, Half: s.half, HaroldGone: s.haroldGone,
		Options:     map[string]string{},
		Groups:      s.group[:s.seats],
		Units:       map[string]map[string]unitsHere{},
		Forts:       map[string]string{},
		Population:  map[string]int8{},
		Points:      map[string]int16{},
		Subjects:    map[string]string{},
		Occupied:    map[string][]string{},
		Submitted:   nationList(s.submitted),
		PeaceBroken: nationList(s.broken),
	}
	for _, o := range s.ed.Options {
		r.Options[agreements[o].ID] = agreements[o].Values[s.option[o]]
	}
	if s.bid != [engine.MaxSeats]int8{} {
		r.Bids = s.bid[:s.seats]
	}
	if s.turn >= 0 && s.turn < nations {
		r.Nation = nationNames[s.act]
	}
	r.Phase = s.phase()
	for n := Nation(0); n < nations; n++ {
		name := nationNames[n]
		here := map[string]unitsHere{}
		for at := Place(0); at < places; at++ {
			u := unitsHere{Infantry: s.infantry[n][at], Cavalry: s.cavalry[n][at], Burh: n == Saxons && s.burhs&bit(at) != 0}
			if s.leaderIn(n, at) {
				u.Leader = whatNames[s.leader[n]]
			}
			if u != (unitsHere{}) {
				here[placeName(at)] = u
			}
		}
		if len(here) > 0 {
			r.Units[name] = here
		}
		if s.population[n] != 0 {
			r.Population[name] = s.population[n]
		}
		if s.points[n] != 0 {
			r.Points[name] = s.points[n]
		}
		if l := s.overlord[n]; l != nobody {
			r.Subjects[name] = nationNames[l]
		}
		if s.occupied[n] != 0 {
			r.Occupied[name] = names(s.occupied[n])
		}
	}
	for _, f := range names(s.forts) {
		r.Forts[f] = "intact"
	}
	for _, f := range names(s.ruins) {
		r.Forts[f] = "destroyed"
	}
	for l := Boudicca; l < whats; l++ {
		if s.came>>uint(l)&1 != 0 {
			r.Came = append(r.Came, whatNames[l])
		}
	}
	for n := range s.raiding {
		for k, raiders := range s.raiding[n] {
			if raiders > 0 {
				r.AtSea = append(r.AtSea, raidersAtSea{nationNames[n], seaNames[k], raiders})
			}
		}
	}
	r.Moment = s.moment()
	return json.Marshal(r)
}

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
			name := phases[0].name
			for _, p := range phases {
				if p.stage < f.stage {
					name = p.name
				}
			}
			return name
		}
	}
	return "turn"
}

func (s *State) moment() *moment {
	m := &moment{
		Turn: s.turn, Roads: names(s.roads), Held: names(s.held), LedMoves: s.ledMoves, LedSailed: s.ledSailed,
		Leave: s.leave, Promised: s.promised, Spoils: s.spoils, Shortfall: s.shortfall, Secret: s.secret, Votes: s.vote, Winner: s.winner,
		Fight: fightHere{int8(s.fight.place), int8(s.fight.defender), s.fight.round, s.fight.roll, s.fight.sixes, s.fight.lows, s.fight.killed, s.fight.burh, s.fight.since},
		Ask:   s.ask.pack(),
	}
	for _, b := range s.bands[:s.banded] {
		m.Bands = append(m.Bands, bandHere{placeName(b.place), whatNames[b.kind], maybePlace(b.home), maybePlace(b.start), maybePlace(b.landed), maybePlace(b.entry), b.state, b.count})
	}
	for at, from := range s.entered {
		if from != 0 {
			m.Entered = append(m.Entered, append([]string{placeName(Place(at))}, names(from)...))
		}
	}
	for _, f := range s.stack[:s.depth] {
		m.Stack = append(m.Stack, f.pack())
	}
	return m
}

func maybePlace(p Place) string {
	if p < 0 {
		return ""
	}
	return placeName(p)
}
