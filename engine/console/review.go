package main

import (
	"cmp"
	"math"
	"slices"

	"bretwalda/engine"
	"bretwalda/engine/link"
	"bretwalda/engine/match"
	"bretwalda/engine/review"
)

// reviewJSON is how the points of a match came about. All points are rounded.
type reviewJSON struct {
	Game     string          `json:"game"`
	Choices  int             `json:"choices"`
	Margin   float64         `json:"margin"`
	Seats    []accountJSON   `json:"seats"`
	Swings   []swingJSON     `json:"swings"`   // the three largest
	Mistakes [][]mistakeJSON `json:"mistakes"` // the five largest of each seat
}

type accountJSON struct {
	Start  float64 `json:"start"`
	Luck   float64 `json:"luck"`
	Own    float64 `json:"own"`
	Others float64 `json:"others"`
	Final  float64 `json:"final"`
	Errors float64 `json:"errors"`
	Unsure float64 `json:"unsure"`
}

// swingJSON is a choice after which the seats expect other points than before.
type swingJSON struct {
	Number int       `json:"number"`
	Dice   bool      `json:"dice"`
	Text   string    `json:"text"`
	Points []float64 `json:"points"` // by seat
}

// mistakeJSON is a decision, and what would have brought its seat further ahead.
type mistakeJSON struct {
	Number int     `json:"number"`
	Made   string  `json:"made"`
	Best   string  `json:"best"`
	Points float64 `json:"points"`
}

// luckJSON is what reviews of many games between bots say of dice.
type luckJSON struct {
	Game  string     `json:"game"`
	Games int        `json:"games"`
	Luck  []meanJSON `json:"luck"` // by seat
	// Margins are by how much a seat ends ahead of the mean of the others: how far they
	// spread around the mean of the seat, with luck and without.
	Margins   float64 `json:"margins"`
	Corrected float64 `json:"corrected"`
}

// review says of a finished match what was luck and what was decided, or of games between
// bots how much luck there is in them.
func (c *console) review(args []string) error {
	f := c.flags("review")
	text := f.String("link", "", "link of a finished match; games between bots if empty")
	play := c.alike(f)
	if err := parse(f, args); err != nil {
		return err
	}
	if *text != "" {
		m, err := link.Decode(*text, c.revisions)
		if err != nil {
			return err
		}
		r, err := review.Of(m)
		if err != nil {
			return err
		}
		return c.print(told(m, r))
	}
	s, games, err := play(2)
	if err != nil {
		return err
	}
	var reviews []*review.Review
	for _, m := range games {
		r, err := review.Of(m)
		if err != nil {
			return err
		}
		reviews = append(reviews, r)
	}
	return c.print(luckOf(s.game, reviews))
}

// pointsOf are points of a game.
func pointsOf(p int) float64 { return round(float64(p) / review.Grain) }

// told is a review in words and points.
func told(m *match.Match, r *review.Review) reviewJSON {
	g := m.Game()
	x, v := g.Lexicon(), vocabularyOf(g.ID())
	j := reviewJSON{Game: g.ID(), Choices: m.Len(), Margin: pointsOf(r.Margin), Swings: []swingJSON{}}
	for _, a := range r.Seats {
		j.Seats = append(j.Seats, accountJSON{
			Start: pointsOf(a.Start), Luck: pointsOf(a.Luck), Own: pointsOf(a.Own), Others: pointsOf(a.Others),
			Final: pointsOf(a.Final), Errors: pointsOf(a.Errors), Unsure: pointsOf(a.Unsure),
		})
	}
	for _, s := range largest(r.Steps, 3, swing) {
		points := make([]float64, len(s.After))
		for i := range points {
			points[i] = pointsOf(s.After[i] - s.Before[i])
		}
		j.Swings = append(j.Swings, swingJSON{s.Number, s.Turn.Seat == engine.Nature, choiceText(x, v, s.Choice), points})
	}
	for seat := range r.Seats {
		list := []mistakeJSON{}
		of := func(s review.Step) int {
			if int(s.Turn.Seat) != seat || !r.Mistake(s) {
				return 0
			}
			return s.Error
		}
		for _, s := range largest(r.Steps, 5, of) {
			list = append(list, mistakeJSON{s.Number, choiceText(x, v, s.Choice), choiceText(x, v, s.Best), pointsOf(s.Error)})
		}
		j.Mistakes = append(j.Mistakes, list)
	}
	return j
}

// swing is by how many points the seats expect more or less after a step: of the seat to
// which it did most.
func swing(s review.Step) (most int) {
	for i := range s.After {
		d := s.After[i] - s.Before[i]
		most = max(most, d, -d)
	}
	return most
}

// largest are up to n steps of the largest size, the largest first; none of no size.
func largest(steps []review.Step, n int, size func(review.Step) int) []review.Step {
	var list []review.Step
	for _, s := range steps {
		if size(s) > 0 {
			list = append(list, s)
		}
	}
	slices.SortStableFunc(list, func(a, b review.Step) int { return cmp.Compare(size(b), size(a)) })
	return list[:min(n, len(list))]
}

// luckOf sums up reviews of games between bots that are alike.
func luckOf(g engine.Game, reviews []*review.Review) luckJSON {
	j := luckJSON{Game: g.ID(), Games: len(reviews)}
	raw, corrected := 0.0, 0.0
	for seat := range reviews[0].Seats {
		var luck, margins, without []float64
		for _, r := range reviews {
			luck = append(luck, float64(r.Seats[seat].Luck)/review.Grain)
			margin := aheadBy(r, seat, func(a review.Account) int { return a.Final })
			margins = append(margins, margin)
			without = append(without, margin-aheadBy(r, seat, func(a review.Account) int { return a.Luck }))
		}
		j.Luck = append(j.Luck, meanOf(luck))
		raw, corrected = raw+variance(margins), corrected+variance(without)
	}
	n := float64(len(reviews[0].Seats))
	j.Margins, j.Corrected = round(math.Sqrt(raw/n)), round(math.Sqrt(corrected/n))
	return j
}

// aheadBy is by how many points a seat is ahead of the mean of the others.
func aheadBy(r *review.Review, seat int, of func(review.Account) int) float64 {
	others := 0
	for i, a := range r.Seats {
		if i != seat {
			others += of(a)
		}
	}
	return (float64(of(r.Seats[seat])) - float64(others)/float64(len(r.Seats)-1)) / review.Grain
}

// variance is the mean square of numbers around their mean.
func variance(list []float64) float64 {
	_, off := spreadOf(list)
	n := float64(len(list))
	return off * off * max(n-1, 1)
}
