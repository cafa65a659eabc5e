package main

import (
	"cmp"
	"fmt"
	"math"
	"slices"
	"strings"

	"bretwalda/engine"
	"bretwalda/engine/forecast"
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
	Steps    []stepJSON      `json:"steps,omitempty"`
}

// stepJSON is a decision or a throw, with what the seats expected before and after it.
type stepJSON struct {
	Number  int       `json:"number"`
	Dice    bool      `json:"dice"`
	Text    string    `json:"text"`
	Before  []float64 `json:"before"`
	After   []float64 `json:"after"`
	Chances []float64 `json:"chances"` // to win, before; of dice and where the game has none it is empty
	Best    string    `json:"best"`    // of a decision
	Lost    float64   `json:"lost"`    // by which the best is better
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
	// Change is what each seat could expect more after the best.
	Change []float64 `json:"change"`
}

// luckJSON is what reviews of many games between bots say of dice.
type luckJSON struct {
	Game  string     `json:"game"`
	Games int        `json:"games"`
	Luck  []meanJSON `json:"luck"` // by seat
	Own   []meanJSON `json:"own"`  // by seat: its decisions against the par
	// Margins are by how much a seat ends ahead of the mean of the others: how far they
	// spread around the mean of the seat, with luck and without.
	Margins   float64 `json:"margins"`
	Corrected float64 `json:"corrected"`
	// Factor is by how much luck is to be multiplied so that margins without it spread
	// least: by Fitted.
	Factor float64 `json:"factor"`
	Fitted float64 `json:"fitted"`
}

// review says of a match what was luck and what was decided, or of games between
// bots how much luck there is in them.
func (c *console) review(args []string) error {
	f := c.flags("review")
	text := f.String("link", "", "link of a match; games between bots if empty")
	seat := f.Int("seat", -1, "by whose knowledge a match is reviewed that is not over")
	steps := f.Bool("steps", false, "tell every decision and throw")
	fit := f.Bool("fit", false, "print, as Go, the pars that games between bots teach")
	play := c.alike(f)
	if err := parse(f, args); err != nil {
		return err
	}
	if *text != "" {
		m, err := link.Decode(*text, c.revisions)
		if err != nil {
			return err
		}
		t, err := review.Begin(m, engine.Seat(min(max(*seat, int(engine.Nobody)), engine.Seats(m.State())-1)))
		if err != nil {
			return err
		}
		for t.Judge() {
		}
		return c.print(told(m, &t.Review, *steps))
	}
	s, games, err := play(2)
	if err != nil {
		return err
	}
	var reviews []*review.Review
	for _, m := range games {
		t, err := review.Begin(m, engine.Nobody) // decisions need not be judged
		if err != nil {
			return err
		}
		reviews = append(reviews, &t.Review)
	}
	if *fit {
		fmt.Fprint(c.out, parSource(parsOf(reviews)))
	}
	return c.print(luckOf(s.game, reviews))
}

// pointsOf are points of a game.
func pointsOf(p int) float64 { return round(float64(p) / review.Grain) }

// told is a review in words and points.
func told(m *match.Match, r *review.Review, steps bool) reviewJSON {
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
		points := allPoints(s.After)
		for i, p := range allPoints(s.Before) {
			points[i] = round(points[i] - p)
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
			list = append(list, mistakeJSON{s.Number, choiceText(x, v, s.Choice), choiceText(x, v, s.Best), pointsOf(s.Error), allPoints(s.Change)})
		}
		j.Mistakes = append(j.Mistakes, list)
	}
	for _, s := range r.Steps {
		if !steps {
			break
		}
		step := stepJSON{Number: s.Number, Dice: s.Turn.Seat == engine.Nature, Text: choiceText(x, v, s.Choice), Before: allPoints(s.Before), After: allPoints(s.After), Chances: []float64{}}
		for _, c := range s.Chances {
			step.Chances = append(step.Chances, float64(c)/1000)
		}
		if !step.Dice {
			step.Best, step.Lost = choiceText(x, v, s.Best), pointsOf(s.Error)
		}
		j.Steps = append(j.Steps, step)
	}
	return j
}

// allPoints are points of the seats.
func allPoints(list []int) []float64 {
	points := make([]float64, len(list))
	for i, p := range list {
		points[i] = pointsOf(p)
	}
	return points
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
	raw, corrected, lucky := 0.0, 0.0, 0.0
	for seat := range reviews[0].Seats {
		var luck, own, fortunes, margins, without []float64
		for _, r := range reviews {
			own = append(own, float64(r.Seats[seat].Own)/review.Grain)
			luck = append(luck, float64(r.Seats[seat].Luck)/review.Grain)
			margin := aheadBy(r, seat, func(a review.Account) int { return a.Final })
			fortune := aheadBy(r, seat, func(a review.Account) int { return a.Luck })
			margins, fortunes = append(margins, margin), append(fortunes, fortune)
			without = append(without, margin-fortune)
		}
		j.Luck, j.Own = append(j.Luck, meanOf(luck)), append(j.Own, meanOf(own))
		raw, corrected, lucky = raw+variance(margins), corrected+variance(without), lucky+variance(fortunes)
	}
	both := (raw + lucky - corrected) / 2 // they vary together
	n := float64(len(reviews[0].Seats))
	j.Margins, j.Corrected = round(math.Sqrt(raw/n)), round(math.Sqrt(corrected/n))
	if lucky > 0 {
		j.Factor = round(both / lucky)
		j.Fitted = round(math.Sqrt((raw - both*both/lucky) / n))
	}
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

// parsOf are the pars that games teach: the means of what the decisions of a side have
// brought it in a stretch. The fewer games there are of one, the nearer it is to nothing.
func parsOf(reviews []*review.Review) forecast.Pars {
	const doubtful = 4 // games
	var sums, games [][]float64
	for _, r := range reviews {
		for _, g := range r.Gains {
			if g.Side < 0 {
				continue
			}
			for len(sums) <= int(g.Side) {
				sums, games = append(sums, nil), append(games, nil)
			}
			for len(sums[g.Side]) <= g.Stretch {
				sums[g.Side], games[g.Side] = append(sums[g.Side], 0), append(games[g.Side], 0)
			}
			sums[g.Side][g.Stretch] += float64(g.Points) / review.Grain
			games[g.Side][g.Stretch]++
		}
	}
	pars := make(forecast.Pars, len(sums))
	for side := range sums {
		for stretch, sum := range sums[side] {
			pars[side] = append(pars[side], int16(math.Round(32*sum/(games[side][stretch]+doubtful))))
		}
	}
	return pars
}

// parSource is pars in Go.
func parSource(pars forecast.Pars) string {
	var b strings.Builder
	for _, row := range pars {
		b.WriteString("\t\t{")
		for k, p := range row {
			if k > 0 {
				b.WriteString(", ")
			}
			fmt.Fprint(&b, p)
		}
		b.WriteString("},\n")
	}
	return b.String()
}
