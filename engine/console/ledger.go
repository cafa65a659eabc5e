package main

import (
	"math"
	"slices"
	"time"

	"bretwalda/engine"
	"bretwalda/engine/match"
)

type simulationJSON struct {
	Game             string                           `json:"game"`
	Finished         int                              `json:"finished"`
	Failed           []string                         `json:"failed"`
	Choices          int                              `json:"choices"`
	Seconds          float64                          `json:"seconds"`
	ChoicesPerSecond float64                          `json:"choicesPerSecond"`
	LinkChars        middle                           `json:"linkChars"`
	LinkIdeal        middle                           `json:"linkIdeal"`
	DevicePasses     middle                           `json:"devicePasses"`
	Seats            []seatJSON                       `json:"seats"`
	Sides            map[string]figures               `json:"sides"`
	BySide           map[string]map[string]sampleJSON `json:"bySide"`
	Turns            map[string]turnsJSON             `json:"turns"`
	Post             *postJSON                        `json:"post,omitempty"`
}

type seatJSON struct {
	Bot    string `json:"bot"`
	Wins   int    `json:"wins"`
	Shared int    `json:"shared"`
	// Share is the share of victories, Edge by how much a game's points exceed the mean
	// of the others.
	Share  meanJSON `json:"share"`
	Edge   meanJSON `json:"edge"`
	Points figures  `json:"points"`
}

// sampleJSON is the mean of a number of games.
type sampleJSON struct {
	Mean  float64 `json:"mean"`
	Games int     `json:"games"`
}

// turnsJSON is how long bots of a name think in a turn, in seconds.
type turnsJSON struct {
	Count int     `json:"count"`
	Mean  float64 `json:"mean"`
	Max   float64 `json:"max"`
}

// ledger enters the results of the games of a series.
type ledger struct {
	*series
	failed                []string
	choices               int
	spent                 time.Duration
	chars, ideals, passes []float64

	// By bot.
	points       [][]float64
	wins, shared []int
	share        float64 // of victories, of the first bot
	parts, edges [][]float64

	sides  [][]float64            // points
	bySide map[string][][]float64 // the same, by the name of the bot that played the side
	mail   mail                   // of matches by link
}

func newLedger(s *series) *ledger {
	l := &ledger{series: s, failed: []string{}, bySide: map[string][][]float64{}}
	l.points = make([][]float64, len(s.bots))
	l.parts, l.edges = make([][]float64, len(s.bots)), make([][]float64, len(s.bots))
	l.wins, l.shared = make([]int, len(s.bots)), make([]int, len(s.bots))
	l.sides = make([][]float64, len(s.game.Lexicon().Sides))
	for _, name := range s.names {
		l.bySide[name] = make([][]float64, len(l.sides))
	}
	return l
}

// spend enters the choices and the time of a match, finished or not.
func (l *ledger) spend(m *match.Match, took time.Duration) {
	l.spent += took
	if m != nil {
		l.choices += m.Len()
	}
}

// enter enters a finished game and its link.
func (l *ledger) enter(game int, m *match.Match, text string) {
	l.chars = append(l.chars, float64(len(text)))
	l.ideals = append(l.ideals, ideal(m))
	l.passes = append(l.passes, float64(m.HandOvers()))
	var winners []int
	for _, score := range m.State().Standing() {
		points := float64(score.Points)
		switch {
		case score.Side == engine.None:
			b := l.botAt(game, score.Seat)
			l.points[b] = append(l.points[b], points)
			if score.Won {
				winners = append(winners, b)
			}
		default:
			l.sides[score.Side] = append(l.sides[score.Side], points)
			if score.Seat >= 0 {
				by := l.bySide[l.names[l.botAt(game, score.Seat)]]
				by[score.Side] = append(by[score.Side], points)
			}
		}
	}
	for b := range l.bots {
		part, own, others := 0.0, 0.0, 0.0
		if slices.Contains(winners, b) {
			part = 1 / float64(len(winners))
		}
		if len(winners) == 0 {
			part = 1 / float64(len(l.bots)) // a draw
		}
		for o, list := range l.points {
			if p := list[len(list)-1]; o == b {
				own = p
			} else {
				others += p
			}
		}
		l.parts[b] = append(l.parts[b], part)
		l.edges[b] = append(l.edges[b], own-others/float64(max(1, len(l.bots)-1)))
	}
	for _, b := range winners {
		if l.wins[b]++; b == 0 {
			l.share += 1 / float64(len(winners))
		}
		if len(winners) > 1 {
			l.shared[b]++
		}
	}
}

// certain reports whether the first bot wins more or less than its share, by games in
// whole rounds of the seats. It is asked again and again, so that one bot in a thousand
// that is no better passes once, not one in twenty.
func (l *ledger) certain() bool {
	const rounds, errors = 10, 3.9
	games := len(l.parts[0])
	if games%len(l.bots) != 0 || games < rounds*len(l.bots) {
		return false
	}
	mean, off := spreadOf(l.parts[0])
	return math.Abs(mean-1/float64(len(l.bots))) > errors*off
}

// sum sums up the series.
func (l *ledger) sum() simulationJSON {
	r := simulationJSON{
		Game: l.game.ID(), Finished: len(l.chars), Failed: l.failed, Choices: l.choices,
		Seconds:          round(l.spent.Seconds()),
		ChoicesPerSecond: round(float64(l.choices) / max(l.spent.Seconds(), 1e-9)),
		LinkChars:        middleOf(l.chars), LinkIdeal: middleOf(l.ideals), DevicePasses: middleOf(l.passes),
		Seats: []seatJSON{}, Sides: map[string]figures{}, BySide: map[string]map[string]sampleJSON{}, Turns: map[string]turnsJSON{},
	}
	lexicon := l.game.Lexicon()
	clocks := map[string]clock{}
	for i, name := range l.names {
		r.Seats = append(r.Seats, seatJSON{name, l.wins[i], l.shared[i], meanOf(l.parts[i]), meanOf(l.edges[i]), figuresOf(l.points[i])})
		clocks[name] = clocks[name].with(l.clocks[i])
	}
	for name, c := range clocks {
		r.Turns[name] = c.sum()
	}
	for i, side := range lexicon.Sides {
		r.Sides[side] = figuresOf(l.sides[i])
	}
	if l.post != nil {
		r.Post = l.mail.sum(l.post.kind)
		if scheme := l.post.scheme; scheme != nil {
			score := scoreOf(l.share, len(l.chars))
			score.Guile, score.Tries = string(scheme.guile), scheme.tries
			score.Asks = round(float64(l.mail.asks) / float64(max(1, len(l.chars))))
			r.Post.Score = &score
		}
	}
	for name, sides := range l.bySide {
		r.BySide[name] = map[string]sampleJSON{}
		for i, side := range lexicon.Sides {
			if list := sides[i]; len(list) > 0 {
				r.BySide[name][side] = sampleJSON{figuresOf(list).Mean, len(list)}
			}
		}
	}
	return r
}

// clock takes the time of a bot's turns.
type clock struct {
	turns          int
	all, this, top time.Duration // of all turns, the one under way, the longest
}

// next begins a turn.
func (c *clock) next() { c.turns, c.this = c.turns+1, 0 }

// add adds to the turn under way.
func (c *clock) add(d time.Duration) {
	c.all += d
	c.this += d
	c.top = max(c.top, c.this)
}

// with is the sum of two clocks.
func (c clock) with(d clock) clock {
	return clock{turns: c.turns + d.turns, all: c.all + d.all, top: max(c.top, d.top)}
}

func (c clock) sum() turnsJSON {
	return turnsJSON{c.turns, round(c.all.Seconds() / float64(max(c.turns, 1))), round(c.top.Seconds())}
}

// ideal is how many characters of a link the information in the choices needs.
func ideal(m *match.Match) float64 {
	bits := 0.0
	for i, e := range m.Log() {
		if m.Stored(i) {
			bits += math.Log2(float64(e.Len))
		}
	}
	return bits / 6
}
