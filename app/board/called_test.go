package board

import "testing"

// TestAPlaceIsCalledByWhatItIsToTheQuestion: its name first, for those who speak it.
func TestAPlaceIsCalledByWhatItIsToTheQuestion(t *testing.T) {
	for _, c := range []struct {
		text       stopText
		odds, want string
	}{
		{stopText{name: "York"}, "", "York"},
		{stopText{name: "York", holds: "difficult terrain, Angles: 1 infantry"}, "", "York. difficult terrain, Angles: 1 infantry"},
		{stopText{name: "York", opens: "you can choose it", holds: "Angles: 1 infantry"}, "", "York: you can choose it. Angles: 1 infantry"},
		{stopText{name: "York", opens: "you can move here", holds: "Angles: 1 infantry"}, "2 v 1, You win: 87%", "York: you can move here, 2 v 1, You win: 87%. Angles: 1 infantry"},
		{stopText{name: "York", holds: "Angles: 1 infantry"}, "2 v 1, You win: 87%", "York. Angles: 1 infantry"},
	} {
		if got := c.text.with(c.odds); got != c.want {
			t.Errorf("%q, not %q", got, c.want)
		}
	}
}
