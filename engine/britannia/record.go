package britannia

import (
	"cmp"
	"encoding/json"
	"slices"

	"bretwalda/engine"
	"bretwalda/engine/notation"
)

// record is a position in words. docs/POSITIONS.md describes it.
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

// raidersAtSea are the armies at sea that are raiders, where raiders are single
// armies.
type raidersAtSea struct {
	Nation string `json:"nation"`
	Sea    string `json:"sea"`
	Count  int8   `json:"count"`
}

// words goes through a position and its record side by side.
type words struct{ notation.Words }

// MarshalJSON writes the whole position in words.
func (s *State) MarshalJSON() ([]byte, error) {
	w, r := words{notation.Words{Writing: true}}, record{Moment: &moment{}}
	w.position(&State{position: s.position}, &r)
	return json.Marshal(r)
}

// Parse reads a position.
func (g game) Parse(text []byte) (engine.State, error) {
	var r record
	return notation.Position("britannia", text, &r, func(in notation.Reader) (engine.State, error) {
		w := words{notation.Words{Reader: in}}
		s := w.table(g, &r)
		if w.Err == nil {
			w.position(s, &r)
		}
		if w.Err != nil {
			return nil, w.Err
		}
		s.proceed()
		return s, nil
	})
}

// position goes through the parts.
func (w *words) position(s *State, r *record) {
	for _, part := range []func(*State, *record){w.header, w.board, w.procedure} {
		if part(s, r); w.Err != nil {
			return
		}
	}
}

// table makes an empty board of a scenario for some players. The default is the
// game as most play it.
func (w *words) table(g game, r *record) *State {
	var ids []string
	for _, c := range g.Scenarios() {
		ids = append(ids, c.ID)
	}
	var scenario uint8
	if notation.Name(&w.Words, &r.Scenario, &scenario, ids, "scenario"); w.Err != nil {
		return nil
	}
	seats, usual := g.Scenarios()[scenario].Seats, engine.DefaultSetup(g).Seats
	if r.Seats == 0 && slices.Contains(seats, usual) {
		r.Seats = usual
	}
	if r.Seats = cmp.Or(r.Seats, seats[0]); !slices.Contains(seats, r.Seats) {
		w.Fail("no division of the nations for %d seats", r.Seats)
		return nil
	}
	var agreed [options]uint8
	if r.Groups == nil {
		agreed[optColours] = coloursChosen
	}
	if w.options(g.ed, &r.Options, &agreed); w.Err != nil {
		return nil
	}
	return g.empty(int(scenario), r.Seats, agreed)
}

// options are the agreements of the players.
func (w *words) options(e *Edition, words *map[string]string, agreed *[options]uint8) {
	var ids []string
	for _, o := range e.Options {
		ids = append(ids, agreements[o].ID)
	}
	notation.Each(&w.Words, words, ids, "option", func(i int8, value *string) bool {
		o := e.Options[i]
		notation.Known(&w.Words, value, &agreed[o], agreements[o].Values, "value of "+ids[i])
		return true
	})
}

// header is the set-up, the seats' groups, and the progress of the game.
func (w *words) header(s *State, r *record) {
	if w.Writing {
		r.Scenario, r.Seats, r.Groups, r.Phase = cmp.Or(s.ed.Scenario, standard), int(s.seats), s.group[:s.seats], s.phase()
		w.options(s.ed, &r.Options, &s.option)
		if s.bid != [engine.MaxSeats]int8{} {
			r.Bids = make([]int8, s.seats)
		}
		if s.turn < nations {
			notation.Name(&w.Words, &r.Nation, &s.act, nationNames[:], "nation")
		}
	} else if w.groups(s, r.Groups); w.Err != nil {
		return
	}
	if r.Round == 0 {
		r.Round = s.round
	}
	notation.Number(&w.Words, &r.Round, &s.round, int(s.ed.Rounds[0]), int(s.ed.Rounds[1]), "round")
	if len(r.Bids) > int(s.seats) {
		w.Fail("%d bids for %d seats", len(r.Bids), s.seats)
		return
	}
	for seat := range r.Bids {
		notation.Number(&w.Words, &r.Bids[seat], &s.bid[seat], 0, MaxBid, "bid")
	}
	notation.Number(&w.Words, &r.Half, &s.half, 0, 2, "half")
	notation.Field(&w.Words, &r.HaroldGone, &s.haroldGone)
}

// groups reads the seats' groups: without a word each seat plays the group of its
// number.
func (w *words) groups(s *State, groups []int8) {
	if groups == nil {
		for i := range s.seats {
			groups = append(groups, i)
		}
	}
	if len(groups) != int(s.seats) {
		w.Fail("%d groups for %d seats", len(groups), s.seats)
		return
	}
	for seat, group := range groups {
		if group == engine.None {
			continue // not drawn yet
		}
		if w.Within(int(group), 0, int(s.seats)-1, "group"); slices.Contains(groups[:seat], group) {
			w.Fail("groups are not dealt once each")
		}
		if w.Err != nil {
			return
		}
		s.assign(engine.Seat(seat), group)
	}
}

// land reads a land area.
func (w *words) land(word string) Place {
	at := Place(w.Find(lexicon.Places, word, "place"))
	if isSea(at) {
		w.Fail("%s is not a land area", word)
		return 0
	}
	return at
}

// lands is a field that is some land areas.
func (w *words) lands(words *[]string, some *set) {
	if w.Writing {
		notation.Names(&w.Words, words, some, lexicon.Places, "place")
		return
	}
	for _, word := range *words {
		*some |= bit(w.land(word))
	}
}

// board has the pieces on the board and the state of the nations. Forts come before the
// Romans who hold them, armies before raiders among them.
func (w *words) board(s *State, r *record) {
	notation.Each(&w.Words, &r.Forts, lexicon.Places, "place", func(at Place, state *string) bool { return w.fort(s, at, state) })
	notation.Each(&w.Words, &r.Units, nationNames[:], "nation", func(n Nation, here *map[string]unitsHere) bool {
		notation.Each(&w.Words, here, lexicon.Places, "place", func(at Place, u *unitsHere) bool {
			w.units(s, n, at, u)
			return *u != unitsHere{}
		})
		infantry, cavalry := s.inPlay(n)
		have := s.ed.Counters[n]
		w.Within(int(infantry), 0, int(have.Infantry+have.Cavalry), "infantry of the "+nationNames[n])
		w.Within(int(cavalry), 0, int(have.Cavalry), "cavalry of the "+nationNames[n])
		return len(*here) > 0
	})
	notation.Each(&w.Words, &r.Population, nationNames[:], "nation", func(n Nation, k *int8) bool {
		notation.Number(&w.Words, k, &s.population[n], 0, int(s.ed.ArmyCost)-1, "population")
		return *k != 0
	})
	s.came = s.came >> Boudicca << Boudicca // leaders only
	notation.Names(&w.Words, &r.Came, &s.came, whatNames[:], "leader")
	w.atSea(s, r)
	notation.Each(&w.Words, &r.Points, nationNames[:], "nation", func(n Nation, k *int16) bool {
		notation.Field(&w.Words, k, &s.points[n])
		return *k != 0
	})
	notation.Each(&w.Words, &r.Subjects, nationNames[:], "nation", func(n Nation, lord *string) bool {
		l := &s.overlord[n]
		if notation.Known(&w.Words, lord, l, nationNames[:], "nation"); w.Writing {
			return *l != nobody
		}
		if n == *l || *l != Romans && *l != Angles {
			w.Fail("nobody submits to the %s", *lord)
		}
		if *l == Romans {
			s.submitted |= 1 << uint(n)
		}
		return true
	})
	notation.Names(&w.Words, &r.Submitted, &s.submitted, nationNames[:], "nation")
	notation.Names(&w.Words, &r.PeaceBroken, &s.broken, nationNames[:], "nation")
	notation.Each(&w.Words, &r.Occupied, nationNames[:], "nation", func(n Nation, areas *[]string) bool {
		w.lands(areas, &s.occupied[n])
		return len(*areas) > 0
	})
}

// fort is a Roman fort or its ruins.
func (w *words) fort(s *State, at Place, state *string) bool {
	switch {
	case w.Writing && s.ruins&bit(at) != 0:
		*state = "destroyed"
	case w.Writing && s.forts&bit(at) != 0:
		*state = "intact"
	case w.Writing:
		return false
	case isSea(at):
		w.Fail("%s is not a land area", placeName(at))
	case *state == "destroyed":
		s.ruins |= bit(at)
	case *state == "intact":
		s.forts |= bit(at)
		s.updatePresence(Romans, at)
	default:
		w.Fail("a fort is intact or destroyed, not %q", *state)
	}
	return true
}

// units reads or writes the units of a nation in a place.
func (w *words) units(s *State, n Nation, at Place, u *unitsHere) {
	notation.Number(&w.Words, &u.Infantry, &s.infantry[n][at], 0, 20, "infantry")
	notation.Number(&w.Words, &u.Cavalry, &s.cavalry[n][at], 0, 8, "cavalry")
	if w.Writing {
		if u.Burh = n == Saxons && s.burhs&bit(at) != 0; s.leaderIn(n, at) {
			u.Leader = whatNames[s.leader[n]]
		}
		return
	}
	if u.Burh {
		if n != Saxons || isSea(at) || difficult&bit(at) != 0 {
			w.Fail("no burh in %s", placeName(at))
		}
		s.burhs |= bit(at)
	}
	if s.updatePresence(n, at); u.Leader == "" {
		return
	}
	if s.leader[n] != nothing {
		w.Fail("two leaders of the %s", nationNames[n])
	}
	s.leader[n], s.leaderAt[n] = Unit(w.Find(whatNames[:], u.Leader, "leader")), at
	if s.leader[n] <= Burh || s.stacked(n, at) == 0 && !s.ed.LoneLeaders {
		w.Fail("%s needs armies with him in %s", u.Leader, placeName(at))
	}
}

// atSea are the raiders among the infantry at sea.
func (w *words) atSea(s *State, r *record) {
	for n := range s.raiding {
		for k, raiders := range s.raiding[n] {
			if raiders > 0 {
				r.AtSea = append(r.AtSea, raidersAtSea{nationNames[n], seaNames[k], raiders})
			}
		}
	}
	for _, x := range r.AtSea {
		n, at := w.Find(nationNames[:], x.Nation, "nation"), w.Find(lexicon.Places, x.Sea, "place")
		if w.Err != nil || !Sea(at) || x.Count < 0 || x.Count > s.infantry[n][at] {
			w.Fail("not so many armies in the %s", x.Sea)
			return
		}
		s.raiding[n][at-lands] = x.Count
	}
}
