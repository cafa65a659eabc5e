package view

import (
	"bretwalda/app/botworker"
	"bretwalda/app/client"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// within says by how much figures of decisions may be off, where they are first read.
func (v reviewView) within() app.UI {
	most := 0
	for _, a := range v.r.Seats {
		most = max(most, a.Unsure)
	}
	return app.P().Class("small").Text(v.say("review.within", "count", v.cost(most, client.Fine(v.r)))).Hidden(v.r.Done < botworker.Whole)
}

// unsure is by how much the judge may be off, in points.
func (v reviewView) unsure() int {
	most := 0
	for _, a := range v.r.Seats {
		most = max(most, client.Rounded(a.Unsure))
	}
	return max(most, 1)
}

// certainty is how sure the judge is of what made the difference: by how much that outweighs
// the rest, against what it may be off by.
func certainty(cause string, p shares, unsure int) string {
	play, clear := p.own+p.others, 0
	switch cause {
	case "review.by.play":
		clear = play - max(p.luck, p.start, 0)
	case "review.by.luck":
		clear = p.luck - max(play, p.start, 0)
	case "review.by.start":
		clear = p.start - max(play, p.luck, 0)
	case "review.by.close", "review.by.open":
		return "review.judge.unsure"
	default: // luck spoke for the other one
		clear = -p.luck
	}
	if clear >= 2*unsure {
		return "review.judge.sure"
	}
	return "review.judge.fairly"
}

// trust is how far the points of decisions are to be trusted: what the judge may be off by,
// against the most that those of a player have brought.
func (v reviewView) trust() string {
	most := 1
	for _, a := range v.r.Seats {
		most = max(most, client.Rounded(a.Own), -client.Rounded(a.Own))
	}
	switch unsure := v.unsure(); {
	case 6*unsure <= most:
		return "review.trust.close"
	case 2*unsure <= most:
		return "review.trust.fair"
	}
	return "review.trust.rough"
}
