package britannia

import "testing"

func TestLowest(t *testing.T) {
	for _, c := range []struct {
		name                        string
		attacker, target, difficult bool
		want                        int8
	}{
		{"Welsh against Belgae", false, false, false, 5},
		{"Romans against Belgae", true, false, false, 4},
		{"Belgae against Romans", false, true, false, 6},
		{"Norman cavalry against Roman-trained horse", true, true, false, 6},
		{"Welsh against Belgae in the Downlands", false, false, true, 6},
		{"Romans against Welsh in Clwyd", true, false, true, 6},
		{"Welsh against Romans in Clwyd", false, true, true, 6},
		{"Romans against cavalry in Clwyd", true, true, true, 6},
	} {
		if got := LowestHit(c.attacker, c.target, c.difficult); got != c.want {
			t.Errorf("%s: from %d, want %d", c.name, got, c.want)
		}
	}
}
