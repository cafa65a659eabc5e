package e2e_test

import (
	"os"
	"path/filepath"
	"testing"
	"time"

	model "bretwalda/app/client"
	"bretwalda/app/store"
	"bretwalda/engine"
	"bretwalda/engine/dice"
	"bretwalda/engine/games"
	"bretwalda/engine/link"
	"bretwalda/engine/match"
)

// posted is a file with a match of Britannia by link, as the device has it on which
// a turn has just been made: it is to be handed over, and has been once before.
func posted(t *testing.T) string {
	t.Helper()
	g := games.ByID("britannia-2008")
	setup := engine.DefaultSetup(g)
	setup.Seats = 4
	m, err := match.Invite(g, setup, []match.Player{{Name: "Ann"}, {Kind: match.Vacant}, {Kind: match.Vacant}, {Kind: match.Vacant}}, 0, dice.Source{Kind: dice.Chained})
	if err != nil {
		t.Fatal(err)
	}
	secrets := make([]dice.Token, setup.Seats)
	for seat, name := range []string{"Ann", "Ben", "Cat", "Dan"} {
		secrets[seat] = dice.Token{byte(seat + 1)}
		if err := m.Claim(engine.Seat(seat), name, secrets[seat]); err != nil {
			t.Fatal(err)
		}
	}
	if err := m.Begin(); err != nil {
		t.Fatal(err)
	}
	text := func() string {
		text, err := link.Encode(m)
		if err != nil {
			t.Fatal(err)
		}
		return text
	}
	const far = 60 // choices
	for n := 0; m.Len() < far || m.Awaits() == m.Holder(); n++ {
		if _, err := m.Do(dice.Draw(17, n, len(m.Legal()))); err != nil {
			t.Fatal(err)
		}
	}
	holder := m.Holder()
	r, err := store.Fresh("posted", m).Next(m, 0)
	if err != nil {
		t.Fatal(err)
	}
	r = r.Claim(holder, secrets[holder])
	r.Sent = []store.Sent{{Link: text() + "0", Choices: 20, At: time.Now().Add(-75 * time.Hour).UnixMilli()}}
	file := filepath.Join(t.TempDir(), "posted.json")
	if err := os.WriteFile(file, store.File([]store.Record{r}, nil), 0o644); err != nil {
		t.Fatal(err)
	}
	return file
}

// post visits a match by link that goes on elsewhere, the first that the device has.
func (tr *tour) post() {
	tr.t.Helper()
	tr.at(model.AtHome, ".home")
	tr.press(".paste .button:last-child")
	tr.page.Upload(posted(tr.t))
	tr.press(".match .match-open")
	tr.awaits(".sheet h2")
	tr.visit("posted")
	tr.press("#" + model.Opener(model.HandOverDrawer))
	tr.awaits(".hand-over .ways")
	tr.visit("hand-over")
	tr.close()
	tr.press(".sheet .buttons .button") // the orders
	tr.awaits(".policies")
	tr.visit("orders")
	tr.close()
}
