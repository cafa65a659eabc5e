package client

import (
	"testing"

	"bretwalda/engine"
	"bretwalda/engine/dice"
	"bretwalda/engine/games"
	"bretwalda/engine/marcher"
	"bretwalda/engine/match"
)

// TestProtectedLeviesAreShownToTheirSideAlone: devices with nothing but links play
// The Marcher Lords until some levies are open. All that they have shown then
// proves true, and was what the seat might know.
func TestProtectedLeviesAreShownToTheirSideAlone(t *testing.T) {
	for _, seats := range []int{2, 3} {
		c := gather(t, dice.Chained, seats, marcher.Lords())
		if h := c.pages[0].m.Table.Header(); !h.HiddenHands {
			t.Fatalf("levies are not protected: %+v", h)
		}
		var scenes []scene
		at, longest := 0, 0
		for open, all := 0, 1; open < 5 || open < all; all, open = c.pages[at].m.Table.match.Concealments() {
			at, _ = c.play(at, 1)
			scenes = append(scenes, c.scenes()...)
			longest = max(longest, len(c.pages[at].m.Table.Text()))
		}
		if longest > 700 {
			t.Errorf("a link of %d characters", longest)
		}
		truth := opened(t, c.pages[at].m.Table.Text())
		own, hidden := 0, 0
		for _, s := range scenes {
			viewer := s.seat
			if !s.known {
				viewer = engine.Nobody
			}
			position := truth.Replay(s.choices)
			if !same(position.View(engine.Nobody), position.View(viewer)) {
				own++
			}
			if !same(position.View(viewer), position) {
				hidden++
			}
			if c.text(position.View(viewer)) != s.shown {
				t.Fatalf("after %d choices the page of seat %d has shown what is not so", s.choices, s.seat)
			}
		}
		t.Logf("%d scenes: %d show what others may not see, from %d something was hidden; links up to %d characters", len(scenes), own, hidden, longest)
		if own < 3 || hidden < 3 {
			t.Errorf("of %d scenes %d show what others may not see, from %d something was hidden", len(scenes), own, hidden)
		}
	}
}

// withheld is a link in which the first seat has turned up what it has set up, and
// kept the key.
const withheld = "3CBQOg9Z2WUN_IO5AMugqQ84YOrhDWbxelTRAABtfVbHckYG2T6tiY6uIg0oByiIl9KT_YQsn4RT3swZG6m_ww3SBIRwjK7H0xkS7bD6drCrB6BhlNvdZw-tGpVbifpR-LEiD289Aq"

// TestAKeyThatIsKept: the page that refuses such a link says who it was.
func TestAKeyThatIsKept(t *testing.T) {
	p := emptyPage(t)
	p.m.World.Revisions = games.Revisions()
	p.tell(Goto{withheld})
	a := p.m.Arrival
	if p.m.Screen != Arrived || a.Code != "forged" || a.Cheat == nil || a.Cheat.Seat != 0 || a.Cheat.Round != 1 || a.Cheat.Misdeed != match.Withheld || a.Cheat.Proven {
		t.Errorf("%+v", a)
	}
}
