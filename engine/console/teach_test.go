package main

import (
	"encoding/json"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"bretwalda/engine"
	"bretwalda/engine/bot"
	"bretwalda/engine/internal/toy"
)

// schoolRace is the toy race with runners who learn which pace is best, six or more; they
// think it is three. Their second weight does not matter.
type schoolRace struct{ engine.Game }

func (g schoolRace) New(s engine.Setup) (engine.State, error) {
	state, err := g.Game.New(s)
	if err != nil {
		return nil, err
	}
	return &runner{State: state}, nil
}

type runner struct {
	engine.State
	weights []int16
	pace    int
}

func (r *runner) Clone() engine.State             { return &runner{State: r.State.Clone()} }
func (r *runner) View(s engine.Seat) engine.State { return &runner{State: r.State.View(s)} }
func (r *runner) Weights() []int16                { return []int16{-128, 0} }
func (r *runner) Judge(bool) engine.State         { return r.Taught(r.Weights()) }
func (r *runner) CopyFrom(s engine.State)         { r.State, r.pace = s.(*runner).State, 0 }
func (r *runner) Foresee(c engine.Choice)         { r.pace = int(c.Count) }

func (r *runner) Taught(w []int16) engine.State {
	if w == nil {
		w = r.Weights()
	}
	return &runner{State: r.State.Clone(), weights: w}
}

func (r *runner) Evaluate(buf []int) []int {
	for _, s := range r.Standing() {
		if s.Side == engine.None {
			buf = append(buf, s.Points)
		}
	}
	if at := r.Turn().Seat; at >= 0 {
		best := max(6*(256+int(r.weights[0]))/256, 1)
		buf[at] -= max(best-r.pace, r.pace-best)
	}
	return buf
}

// TestGamesTeachAJudgement checks that games of runners who try slower and
// faster paces teach them to be faster, and nothing about what does not matter; and that
// lessons go on where they ended.
func TestGamesTeachAJudgement(t *testing.T) {
	file := filepath.Join(t.TempDir(), "lessons")
	run := func(flags string) (lessons []lessonJSON) {
		out, errs, err := callOn(t, schoolRace{toy.Game()}, "teach -games toy-race -seats 2 -n 40 -step 0.05 "+flags)
		if err != nil {
			t.Fatal(err, errs)
		}
		for line := range strings.Lines(out) {
			var l lessonJSON
			if err := json.Unmarshal([]byte(line), &l); err != nil {
				t.Fatal(err)
			}
			lessons = append(lessons, l)
		}
		return lessons
	}
	all := run("-lessons 3")
	if w := all[2].Weights; len(all) != 3 || w[0] <= -80 || w[1] < -36 || w[1] > 44 {
		t.Errorf("they have learnt %+v", all)
	}
	run("-lessons 2 -keep " + file)
	if rest := run("-lessons 3 -keep " + file); len(rest) != 1 || rest[0].Games != 40 || !slices.Equal(rest[0].Weights, all[2].Weights) {
		t.Errorf("the third lesson teaches %+v, at once %+v", rest, all[2])
	}
	if _, _, err := call(t, "teach -games toy-race"); err != errUntaught {
		t.Errorf("a game that learns nothing: %v", err)
	}
}

var _ bot.Learner = (*runner)(nil)
