package view

import (
	"testing"
)

// TestHowSureTheJudgeIs is said in words: a lead of twice what it may be off by is sure.
func TestHowSureTheJudgeIs(t *testing.T) {
	for _, c := range []struct {
		p      shares
		unsure int
		words  string
	}{
		{shares{own: 100, start: -4}, 47, "review.judge.sure"},
		{shares{own: 60}, 47, "review.judge.fairly"},
		{shares{luck: 12, start: -4}, 3, "review.judge.sure"},
		{shares{start: 9, luck: 1}, 6, "review.judge.fairly"},
		{shares{own: 5, luck: 5}, 3, "review.judge.unsure"},
		{shares{own: 2}, 3, "review.judge.unsure"},
		{shares{own: 101, others: -34, luck: -52, start: 49}, 47, "review.judge.fairly"}, // the dice were against who won
	} {
		if got := certainty(decisive(c.p, c.unsure), c.p, c.unsure); got != c.words {
			t.Errorf("%+v, off by %d: %s, not %s", c.p, c.unsure, got, c.words)
		}
	}
}

// TestWhatMadeTheDifference: the winner's lead comes from decisions, luck and the start, and
// the review names the one that outweighs the others.
func TestWhatMadeTheDifference(t *testing.T) {
	for _, c := range []struct {
		own, others, luck, start, unsure int
		words                            string
	}{
		{12, -2, 0, 0, 3, "review.by.play"},
		{0, 2, 12, -4, 3, "review.by.luck"},
		{-3, 0, 1, 9, 3, "review.by.start"},
		{5, 0, 5, 0, 3, "review.by.open"},
		{5, -1, 2, 0, 1, "review.by.play"},
		{5, -1, 2, 0, 2, "review.by.open"},           // the judge may be off by what is between them
		{4, -8, 5, 0, 7, "review.by.close"},          // and by the lead itself
		{101, -34, -52, 49, 47, "review.by.notLuck"}, // whatever it was
	} {
		p := shares{own: c.own, others: c.others, luck: c.luck, start: c.start}
		if got := decisive(p, c.unsure); got != c.words {
			t.Errorf("%+v, off by %d: %s, not %s", p, c.unsure, got, c.words)
		}
	}
}
