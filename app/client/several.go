package client

import (
	"slices"
	"strconv"
	"strings"

	"bretwalda/app/commandline"
	"bretwalda/engine"
)

// mostSeveral is how many answers one line may give.
const mostSeveral = 30

// severalOf reads a line as several answers to a question that is asked again and again, as
// "lose 2 inf 1 kn"; nil where it is none, or more than are asked for.
func severalOf(t *Table, line string, against commandline.Vocabulary) *Party {
	wanted := against.Several(line)
	if len(wanted) < 2 || len(wanted) > mostSeveral || t.Turn.Seat < 0 {
		return nil
	}
	p := &Party{way: wanted[0], several: true}
	s := t.adviceContext()
	turn := s.Turn
	for i, c := range wanted {
		if s.Turn.Seat != turn.Seat || s.Turn.Kind != turn.Kind || !slices.Contains(s.Legal, c) {
			return nil
		}
		if w := t.advisor.Warn(s, c); w.Needed() {
			p.Warning = w
		}
		p.choices, p.last = append(p.choices, c), s
		o, ok := s.Outcome(c)
		if !ok && i < len(wanted)-1 {
			return nil
		} else if !ok {
			break
		}
		s.State = o.State.View(turn.Seat)
		s.Turn, s.Legal, s.Pieces = s.State.Turn(), s.State.Legal(nil), s.State.Pieces(nil)
	}
	return p
}

// counted are choices as sentences, each once and how often.
func (t reading) counted(choices []engine.Choice) (lines []string) {
	for i, c := range choices {
		n := 0
		for _, d := range choices {
			if d == c {
				n++
			}
		}
		switch said := t.sentence(c); {
		case slices.Index(choices, c) < i:
		case n > 1:
			lines = append(lines, t.l.Say("typed.times", "count", strconv.Itoa(n), "choice", strings.TrimSpace(said)))
		default:
			lines = append(lines, said)
		}
	}
	return lines
}
