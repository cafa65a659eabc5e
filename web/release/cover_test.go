package release_test

import (
	"bytes"
	"testing"

	"bretwalda/app/client"
	"bretwalda/app/games"
	"bretwalda/app/gameview"
	"bretwalda/engine"
	rules "bretwalda/engine/games"
	"bretwalda/static/maps"
	"bretwalda/web/release"
)

// board is a table of which a screen knows the match alone.
type board struct {
	gameview.Table
	match *client.Table
}

func (b board) Match() *client.Table { return b.match }

// TestCoversShowTheBoards checks that each game has a cover, whose map is the one that
// its board is drawn from, and light.
func TestCoversShowTheBoards(t *testing.T) {
	r := made(t, "client")
	m, _ := client.Start(client.World{Now: func() int64 { return 0 }, Random: func() uint64 { return 1 }, Games: rules.All(), Families: games.All().Families()})
	tell := func(message client.Message) { m.After(message, message.Apply(m)) }
	tell(client.Opened{})
	for i, g := range rules.All() {
		tell(client.SetGame{Game: i})
		tell(client.StartMatch{})
		if m.Table == nil {
			t.Fatalf("no table of %s", g.ID())
		}
		family := games.All().Families().Of(g.ID())
		chart := games.All().Of(board{match: m.Table}).Chart()
		light, err := maps.Light(family.Map, 0)
		if err != nil {
			t.Fatal(err)
		}
		if chart == nil || light.Width != chart.Width || light.Height != chart.Height || len(light.Places) != len(chart.Places) || light.Places[0].Name != chart.Places[0].Name {
			t.Errorf("the cover of %s is not the map of its board", g.ID())
		}
		drawn := r.Files["covers/"+family.Map+".svg"]
		if weight := len(release.Brotli(drawn)); weight == 0 || weight > 8500 {
			t.Errorf("the map of the cover of %s weighs %d bytes", g.ID(), weight)
		}
		if !bytes.Contains(r.Files["index.html"], []byte("covers/"+family.Map+".svg?v=")) {
			t.Errorf("the page does not know the cover of %s", g.ID())
		}
		if engine.Family(g.ID()) != family.ID {
			t.Errorf("%s is of no family", g.ID())
		}
	}
}
