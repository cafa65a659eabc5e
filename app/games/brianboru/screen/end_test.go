package screen_test

import (
	"strings"
	"testing"

	"bretwalda/app/client"
	"bretwalda/app/gameview"
	"bretwalda/engine"
	"bretwalda/engine/brianboru"
)

// TestATieSaysWhatDecides: players with as many points as the winner are named
// with what they have fewer of, and nobody is where points alone decide.
func TestATieSaysWhatDecides(t *testing.T) {
	for _, tt := range []struct{ players, want string }{
		{`"Dál Cais": {"points": 30}, "Uí Néill": {"points": 29}, "Eóganacht": {"points": 8}`,
			"Player 1 wins with 30 points."},
		{`"Dál Cais": {"points": 30, "claims": ["Munster"]}, "Uí Néill": {"points": 30, "claims": ["Ulaid", "Bréifne"]}, "Eóganacht": {"points": 8}`,
			"Player 2 wins with 30 points. Tied with Player 1: more claims decide."},
		{`"Dál Cais": {"points": 30, "claims": ["Munster"]}, "Uí Néill": {"points": 30, "claims": ["Ulaid"]}, "Eóganacht": {"points": 30, "claims": ["Leinster"], "marriages": ["orlaith"]}`,
			"Player 3 wins with 30 points. Tied with Player 1 and Player 2, in claims too: more marriages decide."},
		{`"Dál Cais": {"points": 30, "claims": ["Munster"], "marriages": ["niall"]}, "Uí Néill": {"points": 30}, "Eóganacht": {"points": 30, "claims": ["Leinster"]}`,
			"Player 1 wins with 30 points. Tied with Player 2: more claims decide. Tied with Player 3, in claims too: more marriages decide."},
		{`"Dál Cais": {"points": 30}, "Uí Néill": {"points": 30}, "Eóganacht": {"points": 8}`,
			"Player 1 and Player 2 share the victory with 30 points."},
	} {
		if got := endOf(t, tt.players).End().Hint; got != tt.want {
			t.Errorf("%s: %q, not %q", tt.players, got, tt.want)
		}
	}
}

// endOf is the view of a match of three that is over.
func endOf(t *testing.T, players string) gameview.Table {
	t.Helper()
	d := ireland(t, 3)
	st, err := brianboru.HighKing().Parse([]byte(`{"seats": 3, "phase": "over", "players": {` + players + `}}`))
	if err != nil {
		t.Fatal(err)
	}
	d.M.Table.State, d.M.Table.Standing, d.M.Table.Turn = st, st.Standing(), st.Turn()
	d.M.Settings.Language = "en"
	return d.Table()
}

// TestThePacketSaysWhereItGoes: of the last that is passed, also what comes unasked; and
// the button says what it does before any card is taken.
func TestThePacketSaysWhereItGoes(t *testing.T) {
	seen := map[string]bool{}
	for seats := 4; seats <= 5; seats++ {
		d := ireland(t, seats)
		d.Roam(func() bool {
			if d.Ask() != "keep" {
				return d.Ask() == "lead"
			}
			want := " cards, the others go to "
			switch n := len(d.state().Packet(d.M.Table.Viewer)); n {
			case 3:
				want = "; one more comes to you"
			case 4:
				want = "; two more come to you"
			}
			for _, part := range []string{want, "Confirm: Keep"} {
				if !strings.Contains(d.Page(), part) {
					t.Fatalf("of %d cards nobody says %q", len(d.state().Packet(d.M.Table.Viewer)), part)
				}
			}
			seen[want] = true
			return false
		})
	}
	if len(seen) != 3 {
		t.Errorf("only %v was said", seen)
	}
}

// TestAPlayerIsToldWhyTheyChooseATown: they alone have the most raiders, or nobody has and
// the town is their own.
func TestAPlayerIsToldWhyTheyChooseATown(t *testing.T) {
	seen := map[string]int{}
	for seats := 3; seats <= 5; seats++ {
		d := ireland(t, seats)
		d.Roam(func() bool {
			if d.Ask() != "loseTown" {
				return false
			}
			d.Tell(client.Continue{})
			turn, st := d.M.Table.Turn, d.state()
			most, leaders := 0, 0
			for seat := range engine.Seat(seats) {
				switch n := st.Raiders(seat); {
				case n > most:
					most, leaders = n, 1
				case n == most && n > 0:
					leaders++
				}
			}
			want := "Raiders are tied: choose the town you lose."
			if leaders == 1 {
				want = "You have the most raiders: choose the town that the " + d.M.Table.Game().Lexicon().Sides[turn.Other] + " lose."
			}
			if !strings.Contains(d.Page(), want) {
				t.Errorf("%d seats, %d lead: nobody says %q", seats, leaders, want)
			}
			seen[want[:3]]++
			return false
		})
	}
	if seen["Rai"] == 0 || seen["You"] == 0 {
		t.Errorf("not every way was seen: %v", seen)
	}
}
