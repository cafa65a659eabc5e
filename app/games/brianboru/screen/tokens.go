package screen

import (
	"cmp"
	"slices"
	"strconv"

	"bretwalda/app/board"
	"bretwalda/engine"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// tokens is how many raiders and discs of the church each house has, and its space of
// courtship.
type tokens struct{ raiders, discs, spaces [engine.MaxSeats]int }

// add counts what an event changes.
func (t *tokens) add(name string, e engine.Event) {
	count := int(e.Count)
	switch name {
	case "raid":
		t.raiders[e.Side] += count
	case "spoils":
		t.raiders[e.Side] -= count
	case "church":
		t.discs[e.Side] += count
	case "blessed":
		t.discs[e.Side] -= count
	case "court", "fallBack":
		t.spaces[e.Side] = int(e.Extra)
	case "marry": // the disc goes back, also of the player who turns the princess down
		t.spaces[e.Side] = 0
	}
}

// figures is a row that tells what each house had before a step that compares them, the
// most first, and whether nobody had the most alone; nil for other steps.
func (f view) figures(a account) app.UI {
	key, of, all := "", a.had.raiders, true
	switch a.title {
	case "moment.raid":
		key = "brian.upkeep.had.raiders"
	case "moment.church":
		key, of, all = "brian.upkeep.had.discs", a.had.discs, false
	case "moment.wedding":
		key, of, all = "brian.upkeep.had.spaces", a.had.spaces, false
	default:
		return nil
	}
	var sides []int8
	for seat := range f.st.Seats() {
		if all || of[seat] > 0 {
			sides = append(sides, int8(seat))
		}
	}
	if len(sides) == 0 {
		return nil
	}
	slices.SortStableFunc(sides, func(x, y int8) int { return cmp.Compare(of[y], of[x]) })
	body := []app.UI{app.Span().Text(f.Say(key))}
	for _, side := range sides {
		body = append(body, app.Span().Class("figure").Body(
			board.Emblem(f.Look(), side, 18), app.Span().Class("aside").Text(f.Narrator().Side(side)+" "), app.Text(strconv.Itoa(of[side])),
		))
	}
	tied := len(sides) > 1 && of[sides[0]] == of[sides[1]]
	return app.Li().Class("figures").Body(append(body, app.Span().Hidden(!tied).Text(f.Say("brian.upkeep.tie")))...)
}
