package view

import (
	"slices"
	"testing"

	"bretwalda/app/client"
	"bretwalda/app/store"
	"bretwalda/engine"
	"bretwalda/engine/games"
	"bretwalda/engine/marcher"
	"bretwalda/engine/match"
)

// The lines of a kept match have the colours that their players had at the table.
func TestACourseHasTheColoursOfTheTable(t *testing.T) {
	for _, g := range games.All() {
		d := deskOf(t, g)
		d.Tell(client.Goto{Fragment: client.AtNew}, client.StartMatch{}, client.Ready{})
		d.M.Settings.Language = "en"
		s := d.seatView()
		digest := &store.Digest{Scenario: g.Scenarios()[0].ID, Seats: make([]store.SeatShare, len(d.M.Table.Record.About.Players))}
		var want []int8
		for seat := range digest.Seats {
			for side, name := range g.Lexicon().Sides {
				shared, _ := s.t.State.(engine.Shared)
				if s.SeatOf(int8(side)) == engine.Seat(seat) || shared != nil && slices.Contains(shared.Seats(int8(side)), int8(seat)) {
					digest.Seats[seat].Sides = append(digest.Seats[seat].Sides, name)
				}
			}
			want = append(want, s.game.SeatColour(engine.Seat(seat)))
		}
		if got := (historyScreen{s.View}).hues(g, digest); !slices.Equal(got, want) {
			t.Errorf("%s: %v, at the table %v", g.ID(), got, want)
		}
	}
}

// The line that partners share has the colour of their side, not of one of them.
func TestPartnersShareALineOfTheirSide(t *testing.T) {
	d := lords(t, 0, 4)
	d.M.Settings.Language = "en"
	s := d.seatView()
	shared := courseView{s}.plot().curves[0]
	if want := s.game.SideColour(marcher.Normans); shared.colour != want || want == s.game.SeatColour(0) {
		t.Errorf("%s: colour %d, the side's is %d, the first partner's %d", shared.name, shared.colour, want, s.game.SeatColour(0))
	}
}

// TestAFinishedMatchTellsHowThePersonDid, also where a bot has played it to its end for them.
func TestAFinishedMatchTellsHowThePersonDid(t *testing.T) {
	d := newDesk(t)
	d.finish("brian-boru")
	r := d.M.Table.Record
	r.Mine = []int{0}
	r.Seats = slices.Repeat([]string{match.Medium.String()}, len(r.Seats))
	d.M.Records = []store.Record{r}
	d.Tell(client.Goto{Fragment: client.AtHistory})
	d.Shows(`class="match-players">You, `, d.M.Score(r))
	d.M.Table.Record = r
	if name := d.M.Table.Called(d.M.Language(), 0); name != "You" {
		t.Errorf("at the table the person is %s", name)
	}
}
