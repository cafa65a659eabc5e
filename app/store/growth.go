package store

import "slices"

// Step is a match of a person among those in which they have grown.
type Step struct {
	ID      string
	Points  int
	Counted bool // points are counted for the seat
	Place   int  // among the players, from 1
}

// Growth lists how a person has fared under a condition, the oldest match first. The
// condition is a line of Statistics.Games, Sides or Rivals.
func Growth(list []Played, person string, under Tally) []Step {
	var steps []Step
	for _, p := range slices.Backward(list) {
		if under.Game != "" && p.About.Game != under.Game {
			continue
		}
		mine, best := map[int]bool{}, -1
		for _, seat := range p.Mine {
			if !p.played(seat) || p.name(seat) != person || under.Sides != nil && !slices.Equal(p.Result.Seats[seat].Sides, under.Sides) {
				continue
			}
			mine[seat] = true
			if best < 0 || p.Result.Seats[seat].Points > p.Result.Seats[best].Points {
				best = seat
			}
		}
		if best < 0 || under.Game == "" && !slices.ContainsFunc(p.rivals(mine), func(t Tally) bool { return t.Rival == under.Rival && t.Bot == under.Bot }) {
			continue
		}
		share := p.Result.Seats[best]
		steps = append(steps, Step{p.ID, share.Points, share.Counts, p.About.Place(best)})
	}
	return steps
}

// Figures are the points of each seat that the table shows: those that count if the game
// ended now.
func (s Summary) Figures() []int {
	if !s.Over && len(s.Ends) == len(s.Players) {
		return s.Ends
	}
	return s.Points
}

// Place is a seat's rank among the players, by present points; of a match that
// is over winners come first.
func (s Summary) Place(seat int) int {
	place, list := 1, s.Figures()
	for _, points := range list {
		if seat < len(list) && points > list[seat] {
			place++
		}
	}
	switch {
	case !s.Over:
		return place
	case slices.Contains(s.Won, seat):
		return 1
	}
	return max(place, len(s.Won)+1)
}
