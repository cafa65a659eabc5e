package e2e_test

import (
	"regexp"
	"slices"
	"testing"

	"bretwalda/app/text"
	"bretwalda/engine"
	"bretwalda/engine/dice"
	"bretwalda/engine/games"
	"bretwalda/engine/link"
	"bretwalda/engine/match"
	"bretwalda/web/browser"
)

// packets is a match of Brian Boru in which Ann is about to keep two cards of
// her packet, with the names of the cards in it.
func packets(t *testing.T) (m *match.Match, names []string) {
	t.Helper()
	g := games.ByID("brian-boru")
	players := []match.Player{{Name: "Ann"}, {Name: "Ben"}, {Name: "Cat"}}
	setup := engine.DefaultSetup(g)
	setup.Seats = len(players)
	m, err := match.New(g, setup, players, dice.Source{Seed: 2})
	if err != nil {
		t.Fatal(err)
	}
	for g.Lexicon().Asks[m.Turn().Kind] != "keep" {
		if _, err := m.Do(0); err != nil {
			t.Fatal(err)
		}
	}
	return m, packet(m)
}

// packet names the cards that may be kept now.
func packet(m *match.Match) []string {
	narrator := text.NewNarrator(text.Of("en"), m.Game(), func(engine.Seat) string { return "" })
	var names []string
	for _, c := range m.Legal() {
		for _, card := range []int8{c.What, c.Extra} {
			if name := narrator.What(card); !slices.Contains(names, name) {
				names = append(names, name)
			}
		}
	}
	slices.Sort(names)
	return names
}

var card = regexp.MustCompile(`\b(red|blue|yellow|white) \d+\b`)

// cardsIn are the cards that the page names anywhere, seen or heard.
func cardsIn(page *browser.Page) []string {
	everything := browser.Eval[string](page, `document.documentElement.outerHTML + document.title`)
	names := card.FindAllString(everything, -1)
	slices.Sort(names)
	return slices.Compact(names)
}

// TestAHandIsForItsHolderAlone: while the device changes hands no card is in
// the page, neither to be seen nor to be heard, and afterwards those of the
// holder alone. A draft is quick: I am here, two cards, confirm, the next.
func TestAHandIsForItsHolderAlone(t *testing.T) {
	t.Parallel()
	m, held := packets(t)
	text, err := link.Encode(m)
	if err != nil {
		t.Fatal(err)
	}
	header, err := m.Header()
	if err != nil {
		t.Fatal(err)
	}
	site := browser.Serve(t, folder, "/")
	page := chromium.Profile(t, browser.Phone).Open(site.URL + "#" + text)
	page.Tap("Open")
	kept := map[engine.Seat][]string{}
	holder, hands := engine.Nobody, 0
	for hands < 3 || m.Turn().Seat == holder {
		seat := m.Turn().Seat
		if player := header.Players[seat].Name; seat != holder {
			page.Sees("Pass the device to " + player)
			if shown := cardsIn(page); len(shown) > 0 {
				t.Fatalf("while the device goes to %s, the page names %v", player, shown)
			}
			page.Tap("I am " + player)
			holder = seat
			hands++
		}
		page.Find(held[0])
		shown := cardsIn(page)
		for _, name := range shown {
			if !slices.Contains(held, name) && !slices.Contains(kept[seat], name) {
				t.Errorf("seat %d has %v and %v, and the page names %s", seat, held, kept[seat], name)
			}
		}
		for _, name := range held {
			if !slices.Contains(shown, name) {
				t.Errorf("seat %d may keep %s, and the page does not name it", seat, name)
			}
		}
		page.Tap(held[0])
		page.Tap(held[1])
		page.Tap("Confirm")
		kept[seat] = append(kept[seat], held[0], held[1])
		keep(t, m, held[0], held[1])
		held = packet(m)
		page.Until("the cards be kept", `!document.querySelector(".sheet[aria-busy=true]") && !document.querySelector(".thing[aria-pressed=true]")`)
	}
	for _, trouble := range page.Troubles() {
		t.Errorf("console: %s", trouble)
	}
}

// keep keeps two cards of the packet.
func keep(t *testing.T, m *match.Match, first, second string) {
	t.Helper()
	narrator := text.NewNarrator(text.Of("en"), m.Game(), func(engine.Seat) string { return "" })
	for _, c := range m.Legal() {
		named := []string{narrator.What(c.What), narrator.What(c.Extra)}
		if slices.Contains(named, first) && slices.Contains(named, second) {
			if _, err := m.Play(c); err != nil {
				t.Fatal(err)
			}
			return
		}
	}
	t.Fatalf("%s and %s cannot be kept", first, second)
}
