package view

import (
	"fmt"
	"strconv"
	"strings"

	"bretwalda/app/table"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// tumbles is how many other faces a die shows while it rolls.
const tumbles = 3

// rolled is a die that rolls before it settles on its face: the other faces are
// over it and go one by one, as the style sheet has it. It rolls when it is drawn
// for the first time after a choice.
func (s battleView) rolled(face, pixels int) string {
	var b strings.Builder
	_, shown := s.t.NewsRange()
	b.WriteString(`<span class="tumble" data-roll="` + strconv.Itoa(shown) + `">`)
	b.WriteString(s.game.Die(face, pixels))
	top := s.game.Sides()
	for n := range tumbles {
		b.WriteString(s.game.Die((face+2*n+top/2)%top+1, pixels))
	}
	b.WriteString(`</span>`)
	return b.String()
}

// Thrown is a die, rolling if it is fresh.
func (s battleView) Thrown(face, pixels int, fresh bool) app.UI {
	if fresh {
		return app.Raw(s.rolled(face, pixels))
	}
	return app.Raw(s.game.Die(face, pixels))
}

// FreshDice is how many of the last dice of the battle that is shown have just
// been thrown and are to be seen rolling.
func (s battleView) FreshDice() int {
	t := s.t
	if !s.M.Moves() || t.Unfolded || t.Page != len(t.Report)-1 {
		return 0
	}
	n := 0
	for _, e := range t.News {
		if int(e.Kind) == t.Kinds.Die {
			n++
		}
	}
	return n
}

// freshClashes gives the first round of a battle in which dice have just been
// thrown, or how many rounds there are.
func (s battleView) freshClashes(b *table.Battle) int {
	left := s.FreshDice()
	if b != &s.t.Report[len(s.t.Report)-1] {
		left = 0
	}
	first := len(b.Clashes)
	for first > 0 && left > 0 {
		first--
		left -= len(b.Clashes[first].Dice)
	}
	return first
}

// spreadBars is how often each face of a die fell, as bars and in words. A line
// marks what a fair die would show; foot is what is under the bar of a face.
func (v *View) spreadBars(counts []int, foot func(face int) app.UI) (bars []app.UI, told []string) {
	total, most := 0, 0
	for _, n := range counts {
		total, most = total+n, max(most, n)
	}
	most = max(most, (total+len(counts)-1)/len(counts))
	share := func(n, of int) string { return fmt.Sprintf("%.1f%%", 100*float64(n)/float64(of)) }
	for i, n := range counts {
		told = append(told, v.say("verify.face", "face", i+1, "count", n))
		bars = append(bars, app.Div().Class("spread-bar").Body(
			app.Small().Text(n),
			app.Div().Class("spread-column").Body(
				app.I().Style("height", share(n, most)),
				app.B().Style("bottom", share(total, len(counts)*most)),
			),
			foot(i+1),
		))
	}
	return bars, told
}
