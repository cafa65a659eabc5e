// Package store keeps the matches of a device: one record a match, and a file
// that carries them all.
package store

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"

	"bretwalda/app/botworker"
	"bretwalda/engine"
	"bretwalda/engine/link"
	"bretwalda/engine/match"
)

// Record is a match as it is kept: the text of its link, and what only this
// device knows.
type Record struct {
	ID      string   `json:"-"`
	Format  int      `json:"format,omitempty"` // as which it was written; 0 before there was such a number
	Link    string   `json:"link"`
	Writes  int      `json:"revision"`        // how often it was written, from 1
	Updated int64    `json:"updated"`         // milliseconds since 1970
	Mine    []int    `json:"mine"`            // seats that play on this device
	Seats   []string `json:"seats,omitempty"` // who plays each seat now, by the names of match.Kind
	About   Summary  `json:"about"`
	Rolled  int      `json:"rolled,omitempty"` // 1 + the choices whose dice were shown; 0 if unknown
	Digest  *Digest  `json:"digest,omitempty"` // of a match that is over; older records have none
	Daily   *Daily   `json:"daily,omitempty"`  // of the match of a day
	Origin  string   `json:"origin,omitempty"` // of a branch: the match from which it parts

	Review *botworker.Review `json:"review,omitempty"` // of a match that is over, once somebody asked for it

	// Of a match by link besides.
	Keys   []Key  `json:"keys,omitempty"`   // secrets of the seats that are claimed here
	Seen   int    `json:"seen,omitempty"`   // how many choices the person was shown
	Sent   []Sent `json:"sent,omitempty"`   // the last links that were handed over, the newest first
	Wishes []Wish `json:"wishes,omitempty"` // standing orders that wait for their seat's possession
	Served bool   `json:"served,omitempty"` // since it came this device has done its part with protected cards
	Twins  []int  `json:"twins,omitempty"`  // seats whose key another device of the player has too

	Witness match.Witness `json:"witness,omitempty"` // what others are known to have vouched for
}

// Daily is what is kept of the match of a day besides.
type Daily struct {
	Day   int   `json:"day"`             // since the first of 1970
	Late  bool  `json:"late,omitempty"`  // it was begun on another
	Leads []int `json:"leads,omitempty"` // what bots came to in the person's seat: see botworker.Lead
}

// MostLeads is how many matches of bots a day's match is compared with.
const MostLeads = 200

// Summary is what a list of matches shows, so that it need not open them.
type Summary struct {
	Game    string   `json:"game"`
	Header  string   `json:"header"` // equal for links of one match
	Players []string `json:"players"`
	Round   int      `json:"round"`
	Seat    int      `json:"seat"` // whose turn it is; negative for none
	Over    bool     `json:"over"`
	Branch  bool     `json:"branch,omitempty"` // played to see what would come of it: it counts for nothing
	Won     []int    `json:"won,omitempty"`
	Points  []int    `json:"points,omitempty"` // of each seat, where any has some
	Ends    []int    `json:"ends,omitempty"`   // what each would have if the game ended now, where that differs from what it has
	Sketch  Sketch   `json:"sketch,omitempty"` // the board as all may see it; older records have none

	ByLink  bool `json:"byLink,omitempty"`
	Hints   bool `json:"hints,omitempty"`   // by link: its players agreed to hints while it runs
	Gathers bool `json:"gathers,omitempty"` // by link, and not begun
	Free    int  `json:"free,omitempty"`    // how many seats wait for a player
	Awaits  int  `json:"awaits,omitempty"`  // by link: on whose device it goes on; negative for nobody's
}

// format is the number of the present kind of record. It goes up when an older
// version of the game would lose something of a newer record by writing it
// again: the older one then leaves it alone.
const format = 1

// ErrBroken is wrapped by errors about records that cannot be read.
var ErrBroken = errors.New("store: a record cannot be read")

// Fresh is what is kept of a match beside its link when it is new to this
// device. Of one by link no seat plays here until it is claimed.
func Fresh(id string, m *match.Match) Record {
	r := Record{ID: id}
	if m.ByLink() {
		r.Seen = m.Len()
		return r.WithSeats(Kinds(m))
	}
	for seat, p := range Players(m) {
		if p.Kind == match.Person {
			r.Mine = append(r.Mine, seat)
		}
	}
	return r.WithSeats(Kinds(m))
}

// Beside is what is kept of another course of a match, that parts from it after
// some choices: the same seats play here.
func (r Record) Beside(id string, parting int) Record {
	return Record{ID: id, Mine: r.Mine, Seats: r.Seats, Keys: r.Keys, Twins: r.Twins, Seen: min(r.Seen, parting), Witness: r.Witness.Cut(parting)}
}

// Plays reports whether a seat plays on this device.
func (r Record) Plays(seat engine.Seat) bool { return slices.Contains(r.Mine, int(seat)) }

// Kinds is who plays each seat at the beginning of a match. The device's
// record says who plays it later; the link does not.
func Kinds(m *match.Match) []match.Kind {
	var list []match.Kind
	for _, p := range Players(m) {
		list = append(list, p.Kind)
	}
	return list
}

// WithSeats is the record with other players on the seats.
func (r Record) WithSeats(kinds []match.Kind) Record {
	r.Seats = nil
	for _, k := range kinds {
		r.Seats = append(r.Seats, k.String())
	}
	return r
}

// Bot reports whether a bot plays a seat now.
func (r Record) Bot(seat int) bool {
	return seat >= 0 && seat < len(r.Seats) && r.Seats[seat] != match.Person.String() && r.Seats[seat] != match.Vacant.String()
}

// SeatKinds is who plays each seat now. An older record does not tell: it is who
// began. Of a match by link a device knows no better about the seats of others.
func (r Record) SeatKinds(m *match.Match) []match.Kind {
	list := Kinds(m)
	for seat, name := range r.Seats {
		if seat >= len(list) || m.ByLink() && !r.Plays(engine.Seat(seat)) {
			continue
		}
		for k := range match.Kinds {
			if k.String() == name && k != match.Vacant {
				list[seat] = k
			}
		}
	}
	return list
}

// Next is the record of the match after something changed.
func (r Record) Next(m *match.Match, now int64) (Record, error) {
	text, err := link.Encode(m)
	if err != nil {
		return r, err
	}
	if r.About = Summarize(m); !r.About.Counts() {
		r.Digest = nil
	} else if r.Digest == nil || r.Link != text {
		r.Digest = r.DigestOf(m)
	}
	if r.Link != text {
		r.Review = nil
	}
	r.Link, r.Updated, r.Format = text, now, format
	r.Writes++
	return r, nil
}

// Counts reports whether a match belongs into history and statistics: it is over, and
// was played in earnest.
func (s Summary) Counts() bool { return s.Over && !s.Branch }

// DigestOf is the digest of the record's match.
func (r Record) DigestOf(m *match.Match) *Digest {
	var list []string
	for _, k := range r.SeatKinds(m) {
		list = append(list, k.String())
	}
	return digestOf(m, list)
}

// Players is who is on the seats of a match.
func Players(m *match.Match) []match.Player {
	h, err := m.Header()
	if err != nil {
		return nil
	}
	return h.Players
}

// Summarize says what a list shows of a match.
func Summarize(m *match.Match) Summary {
	h, _ := m.Header()
	turn := m.Turn()
	s := Summary{Game: m.Game().ID(), Header: key(m), Round: engine.RoundOf(m.State()), Seat: int(turn.Seat), Over: turn.Over()}
	if turn.Seat == engine.Nature {
		s.Seat = int(turn.Roller)
	}
	if m.ByLink() {
		s.ByLink, s.Hints, s.Gathers, s.Awaits = true, h.Hints, !m.Begun(), int(m.Awaits())
	}
	s.Branch = h.Branch > 0
	for _, p := range h.Players {
		s.Players = append(s.Players, p.Name)
		if p.Kind == match.Vacant {
			s.Free++
		}
	}
	points, scored := make([]int, len(s.Players)), false
	for _, score := range m.State().View(engine.Nobody).Standing() {
		if score.Side == engine.None && score.Won {
			s.Won = append(s.Won, int(score.Seat))
		}
		if score.Side == engine.None && int(score.Seat) < len(points) {
			points[score.Seat], scored = score.Points, scored || score.Points != 0
		}
	}
	if scored {
		s.Points = points
	}
	return s
}

// key tells matches apart by what their headers fix.
func key(m *match.Match) string {
	h, err := m.Header()
	if err != nil {
		return ""
	}
	if h.ByLink { // people claim seats after it was made
		return fmt.Sprintf("%s/%d/%v/%v/by link", h.Game, h.Revision, h.Setup, h.Dice)
	}
	if h.Branch > 0 {
		return fmt.Sprintf("%s/%d/%v/%v/%v/%d", h.Game, h.Revision, h.Setup, h.Players, h.Dice, h.Branch)
	}
	return fmt.Sprintf("%s/%d/%v/%v/%v", h.Game, h.Revision, h.Setup, h.Players, h.Dice)
}

// Text is the record as it is stored.
func (r Record) Text() string {
	b, err := json.Marshal(r)
	if err != nil {
		panic("store: " + err.Error()) // a record holds only strings and numbers
	}
	return string(b)
}

// Read reads what Text wrote, without what cannot be of what is beside the
// link. Its errors wrap ErrBroken, or are ErrNewer.
func Read(id, text string) (Record, error) {
	var r Record
	var form struct {
		Format int `json:"format"`
	}
	if json.Unmarshal([]byte(text), &form) == nil && form.Format > format {
		return r, ErrNewer // nothing else in it need be as it is now
	}
	if err := json.Unmarshal([]byte(text), &r); err != nil {
		return r, fmt.Errorf("%w: %w", ErrBroken, err)
	}
	if r.Link == "" || r.Writes < 1 {
		return r, fmt.Errorf("%w: it holds no match", ErrBroken)
	}
	r.ID = id
	return r.sane(), nil
}
