package e2e_test

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	model "bretwalda/app/client"
	"bretwalda/app/text"
	"bretwalda/engine"
	"bretwalda/engine/brianboru"
	"bretwalda/engine/games"
	"bretwalda/engine/link"
	"bretwalda/web/browser"
)

// court is a match of Brian Boru of a person, Ann, against bots on one page. The
// test reads every hand in the link that is kept.
type court struct {
	t        *testing.T
	page     *browser.Page
	narrator *text.Narrator
	ann      engine.Seat
	seen     []string // cards that Ann has held, or was offered
}

// look reads the match as it is kept: the cards that Ann holds, and those she may
// know of, for she has held them or they were played.
func (c *court) look() (held, known []string) {
	c.t.Helper()
	m, err := link.Decode(browser.Eval[string](c.page, theLink), games.Revisions())
	if err != nil {
		c.t.Fatal(err)
	}
	state := m.State().(*brianboru.State)
	for _, what := range state.Hand(c.ann) {
		held = append(held, c.narrator.What(what))
	}
	c.seen = append(c.seen, held...)
	for _, what := range state.Packet(c.ann) {
		c.seen = append(c.seen, c.narrator.What(what))
	}
	known = slices.Clone(c.seen)
	for _, e := range m.Log() {
		if verb := m.Game().Lexicon().Verbs[e.Choice.Verb]; verb == "lead" || verb == "play" {
			known = append(known, c.narrator.What(e.Choice.What))
		}
	}
	return held, known
}

// keepsSecret checks that the page names no card, seen or heard, that Ann may not
// know, and never hands over the device.
func (c *court) keepsSecret() {
	c.t.Helper()
	shown := cardsIn(c.page)
	for _, role := range []string{"button", "img", "listitem", "list", "status"} {
		for _, name := range c.page.Names(role) {
			shown = append(shown, card.FindAllString(name, -1)...)
		}
	}
	_, known := c.look() // afterwards: what was shown was known by then
	for _, name := range shown {
		if !slices.Contains(known, name) {
			c.t.Fatalf("the page names %s, which Ann may not know", name)
		}
	}
	if strings.Contains(c.page.Text(), "Pass the device to") {
		c.t.Fatal("the device changes hands")
	}
}

// handDrawn is the values of the cards that are drawn as Ann's while a bot plays.
const handDrawn = `[...document.querySelectorAll(".held b")].map((e) => e.textContent).join(" ")`

// keepsHand checks that Ann's hand stays in view while a bot plays a trick.
func (c *court) keepsHand() {
	c.t.Helper()
	held, _ := c.look()
	var values []string
	for _, name := range held {
		values = append(values, name[strings.LastIndexByte(name, ' ')+1:])
	}
	want := strconv.Quote(strings.Join(values, " "))
	c.page.Until("Ann's hand be drawn while a bot plays", `!(`+botsTurn+`) || `+handDrawn+` === `+want)
}

// TestAHandAmongThreeBots: the cards of the person, and no others, are on the
// page from the draft through the tricks, whoever plays.
func TestAHandAmongThreeBots(t *testing.T) {
	t.Parallel()
	site := browser.Serve(t, folder, "/games/bretwalda/")
	g := games.ByID("brian-boru")
	c := &court{t: t, ann: 1, narrator: text.NewNarrator(text.Of("en"), g, func(engine.Seat) string { return "" })}
	c.page = chromium.Profile(t, browser.Phone).Open(site.URL + "#" + model.AtSettings)
	c.page.Sees("Bot speed")
	browser.Eval[bool](c.page, `(() => {
		const list = document.querySelector("select[aria-label='Bot speed']");
		list.selectedIndex = 0; // slowly, so that each card of theirs is seen
		return list.dispatchEvent(new Event("change"));
	})()`)
	c.page.Goto(site.URL + "#" + amongBots(t, "brian-boru", c.ann, 5, "keep", byLot(5)))
	c.page.Tap("Open")
	drafted, played, watched := 0, 0, 0
	for played < 3 {
		c.page.Until("somebody have the turn", "("+peoplesTurn+"||"+botsTurn+"||"+rests+") && "+settled)
		c.keepsSecret()
		switch {
		case browser.Eval[bool](c.page, rests):
			rollDice(c.page)
		case browser.Eval[bool](c.page, botsTurn):
			if played > 0 {
				c.keepsHand()
				watched++
			}
			seen := browser.Eval[string](c.page, sheet)
			c.page.Until("the bots play", `!(`+botsTurn+`) || `+sheet+` !== `+strconv.Quote(seen))
		case browser.Eval[bool](c.page, `document.querySelector(".sheet h2").innerText === "Keep two"`):
			follow(c.page)
			drafted++
		default:
			said := askHint(c.page)
			if !strings.Contains(said, " in the end") || strings.Contains(said, "Battle") {
				t.Errorf("the hint says %q", said)
			}
			c.page.Tap("What would you do?") // no longer
			c.page.Until("the hint be gone", settled)
			follow(c.page)
			played++
		}
	}
	if drafted < 2 || watched < 3 {
		t.Errorf("Ann has kept cards %d times and seen %d moves of bots", drafted, watched)
	}
	c.page.Reload()
	c.page.Until("somebody have the turn", peoplesTurn+"||"+botsTurn+"||"+rests)
	c.keepsSecret()
	c.page.Tap("Log")
	c.keepsSecret()
	noTrouble(t, c.page)
}
