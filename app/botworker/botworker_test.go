package botworker

import (
	"testing"
	"time"

	"bretwalda/engine/match"
)

// TestALateBotIsAnsweredFor by the easiest, which fails if it is late itself: nobody waits
// for ever. No other answers where devices compare what the bot chooses, or where the
// judge is asked.
func TestALateBotIsAnsweredFor(t *testing.T) {
	const second = time.Second
	for _, x := range []struct {
		of      string
		q       Question
		limit   time.Duration
		easier  bool
		forever bool
	}{
		{"a hard bot", Question{Kind: match.Hard, Limit: 2 * second}, 6 * second, true, false},
		{"a bot that draws", Question{Kind: match.Random, Limit: second}, 5 * second, true, false},
		{"an easy bot", Question{Kind: match.Easy, Limit: second}, 61 * second, false, false},
		{"a bot of a match by link", Question{Kind: match.Hard, Limit: 2 * second, Alone: true}, 62 * second, false, false},
		{"a forecast", Question{Forecast: true, Limit: 2 * second}, 62 * second, false, false},
		{"a rival", Question{Kind: match.Medium, Rival: 1, Limit: second}, 5 * second, false, false},
		{"a review", Question{Review: true, Limit: time.Minute}, 64 * second, false, false},
		{"choices of other devices", Question{Check: true}, 0, false, true},
	} {
		limit, ok := x.q.deadline()
		if ok == x.forever || limit != x.limit {
			t.Errorf("%s has %v, %v", x.of, limit, ok)
		}
		easier, ok := x.q.easier()
		if ok != x.easier {
			t.Errorf("%s: an easier bot answers: %v", x.of, ok)
		}
		if _, again := easier.easier(); again {
			t.Errorf("%s: the easiest is asked twice", x.of)
		}
	}
}
