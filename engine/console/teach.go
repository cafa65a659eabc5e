package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"math"
	"os"
	"strings"

	"bretwalda/engine"
	"bretwalda/engine/bot"
	"bretwalda/engine/dice"
)

// teach lets an expert's judgement learn by play against itself. In each game the seats
// play with weights that are moved at random, two seats the opposite way; what the moves of
// a weight brought tells where it belongs. So play is measured, and no fit to the ends of
// games.
func (c *console) teach(args []string) error {
	f := c.flags("teach")
	ids := f.String("games", c.usual(), "ids of the games whose weights are the same, between commas; id:scenario for one that is not the first")
	seats := f.Int("seats", 0, "players; 0 for the usual number")
	n := f.Int("n", 1000, "games of a lesson")
	lessons := f.Int("lessons", 1, "lessons in all, those kept included")
	seed := f.Uint64("seed", 1, "seed of dice, bots and moves")
	search := f.Bool("search", false, "bots search as usual; else they choose at first sight, a good deal faster")
	spread := f.Float64("spread", 0.25, "how far weights are moved: the logarithm of the factor")
	step := f.Float64("step", 0.3, "how much of this a weight usually moves for each point that it brings")
	keep := f.String("keep", "", "file of the lessons: those in it are not given again")
	if err := parse(f, args); err != nil {
		return err
	}
	t := &school{n: *n, glance: !*search, seed: *seed, spread: *spread, step: *step}
	for _, id := range strings.Split(*ids, ",") {
		id, scenario, _ := strings.Cut(id, ":")
		g, err := c.game(id)
		if err != nil {
			return err
		}
		setup, err := setupOf(g, scenario, *seats, nil)
		if err != nil {
			return err
		}
		t.series = append(t.series, &series{game: g, revisions: c.revisions, setup: setup, rotate: true})
	}
	if t.count = t.weights(); t.count == 0 || *n < 2 {
		return errUntaught
	}
	if *keep != "" {
		kept, err := keptLessons(*keep)
		if err != nil {
			return err
		}
		t.learnt = kept
	}
	for len(t.learnt) < *lessons {
		l, err := t.lesson(len(t.learnt))
		if err != nil {
			return err
		}
		t.learnt = append(t.learnt, l)
		if err := c.print(l); err != nil {
			return err
		}
		if *keep == "" {
			continue
		}
		if err := keepLesson(*keep, l); err != nil {
			return err
		}
	}
	return nil
}

// keptLessons reads a file of lessons, a line each; none where there is no file yet.
func keptLessons(name string) (list []lessonJSON, err error) {
	text, err := os.ReadFile(name)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return nil, err
	}
	for line := range strings.Lines(string(text)) {
		var l lessonJSON
		if err := json.Unmarshal([]byte(line), &l); err != nil {
			return nil, err
		}
		list = append(list, l)
	}
	return list, nil
}

// keepLesson adds a lesson to a file.
func keepLesson(name string, l lessonJSON) error {
	text, err := json.Marshal(l)
	if err != nil {
		return err
	}
	file, err := os.OpenFile(name, os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o666)
	if err != nil {
		return err
	}
	_, err = fmt.Fprintln(file, string(text))
	return errors.Join(err, file.Close())
}

var errUntaught = errors.New("console: nothing to teach")

// school gives lessons to a judgement.
type school struct {
	series       []*series
	n            int
	glance       bool // bots choose at first sight
	count        int  // of the weights
	seed         uint64
	spread, step float64
	learnt       []lessonJSON
}

// lessonJSON is a lesson that was given.
type lessonJSON struct {
	Games   int       `json:"games"`
	Error   float64   `json:"error"`   // the standard error of what each move brings
	Brings  []float64 `json:"brings"`  // points that a move of each weight brings
	Bends   []float64 `json:"bends"`   // twice the points that a move either way brings
	Logs    []float64 `json:"logs"`    // the weights after it, as logarithms of factors
	Weights []int16   `json:"weights"` // the same as the judge has them
}

// weights is how many weights the games have.
func (t *school) weights() int {
	for _, s := range t.series {
		m, err := engine.State(nil), error(nil)
		if m, err = s.game.New(s.setup); err != nil {
			return 0
		}
		if l, ok := m.(bot.Learner); ok {
			return len(l.Weights())
		}
	}
	return 0
}

// moved is what a seat made of a game with moved weights.
type moved struct {
	moves []int8
	place int // the series and the seat
	edge  float64
}

// lesson plays games and moves the weights.
func (t *school) lesson(number int) (lessonJSON, error) {
	logs := make([]float64, t.count)
	if number > 0 {
		copy(logs, t.learnt[number-1].Logs)
	} else {
		m, err := t.series[0].game.New(t.series[0].setup)
		if err != nil {
			return lessonJSON{}, err
		}
		for i, w := range m.(bot.Learner).Weights() {
			logs[i] = math.Log(1 + float64(w)/256)
		}
	}
	results, places, err := t.play(number, logs)
	if err != nil {
		return lessonJSON{}, err
	}
	l := lessonJSON{Games: t.n, Brings: make([]float64, t.count), Bends: make([]float64, t.count), Logs: logs}
	square := 0.0
	levels := make([][3][2]float64, t.count) // of a weight moved down, not and up: how often, and what that brought
	for _, r := range results {
		d := r.edge - places[r.place][1]/places[r.place][0]
		square += d * d
		for k, m := range r.moves {
			levels[k][m+1][0]++
			levels[k][m+1][1] += d
		}
	}
	l.Error = round(math.Sqrt(square*1.5) / float64(len(results)))
	for k, by := range levels {
		var mean [3]float64
		for i, x := range by {
			mean[i] = x[1] / max(x[0], 1)
		}
		b, bend := (mean[2]-mean[0])/2, mean[2]+mean[0]-2*mean[1]
		l.Logs[k] = round(l.Logs[k] + t.spread*t.move(b, bend, l.Error))
		l.Brings[k], l.Bends[k] = round(b), round(bend)
	}
	l.Weights = factors(l.Logs, make([]int8, t.count), 0)
	return l, nil
}

// play plays the games of a lesson, with weights moved to and fro; places is of each place how
// many games it was in, and what they brought.
func (t *school) play(number int, logs []float64) (results []moved, places [][2]float64, err error) {
	for i := range t.n {
		s := t.series[i%len(t.series)]
		seats := s.setup.Seats
		s.seed = word(t.seed, number)
		s.bots = nil
		s.clocks = make([]clock, seats)
		var moves [][]int8
		for b := range seats {
			m := make([]int8, t.count)
			for k := range m {
				if b%2 == 1 {
					m[k] = -moves[b-1][k]
				} else {
					m[k] = int8(dice.Draw(word(s.seed, 1<<40+i), b*t.count+k, 3) - 1)
				}
			}
			moves = append(moves, m)
			s.bots = append(s.bots, thinker{level: bot.Expert, glance: t.glance, weights: factors(logs, m, t.spread)})
		}
		m, _, err := s.one(i)
		if err != nil {
			return nil, nil, err
		}
		edges := edgesOf(m.State(), float64(max(1, s.game.Lexicon().PointUnit)))
		for seat, edge := range edges {
			p := i%len(t.series)*engine.MaxSeats + seat
			for len(places) <= p {
				places = append(places, [2]float64{})
			}
			places[p][0]++
			places[p][1] += edge
			results = append(results, moved{moves[s.botAt(i, engine.Seat(seat))], p, edge})
		}
	}
	return results, places, nil
}

// move is how far a weight moves, in spreads, to where it may be expected to be the best: by
// the slope and the bend that were measured, as far as they are likely more than chance.
func (t *school) move(slope, bend, off float64) float64 {
	usual := -1 / t.step
	spread := 12 * off * off // the variance of a bend, to that of a slope
	bend = (bend/spread + 1/usual) / (1/spread + 1/(usual*usual))
	slope *= max(0, 1-off*off/max(slope*slope, 1e-9))
	return min(max(-slope/min(bend, usual/2), -1), 1)
}

// factors is weights as the judge has them, moved so far.
func factors(logs []float64, moves []int8, spread float64) (w []int16) {
	for k, l := range logs {
		w = append(w, int16(math.Round(min(256*math.Exp(l+spread*float64(moves[k])), 4000)))-256)
	}
	return w
}

// edgesOf is by how much the seats are ahead of the best and of the mean of the others, in
// points; far ahead is as good as ahead.
func edgesOf(s engine.State, unit float64) (edges []float64) {
	var points []float64
	var won []bool
	winners := 0.0
	for _, score := range s.Standing() {
		if score.Side == engine.None {
			points, won = append(points, float64(score.Points)/unit), append(won, score.Won)
			if score.Won {
				winners++
			}
		}
	}
	for seat, p := range points {
		best, sum := math.Inf(-1), 0.0
		for o, q := range points {
			if o != seat {
				best = max(best, q)
				sum += q
			}
		}
		edge := 0.0
		if winners > 0 {
			if edge = -victory / float64(len(points)); won[seat] {
				edge += victory / winners
			}
		}
		edges = append(edges, edge+(min(max(p-best, -farAhead), farAhead)+min(max(p-sum/float64(max(len(points)-1, 1)), -farAhead), farAhead))/2)
	}
	return edges
}

// farAhead is the most points by which it counts to be ahead, and victory is how many
// winning counts for besides.
const farAhead, victory = 60, 20
