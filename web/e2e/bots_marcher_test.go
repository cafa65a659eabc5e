package e2e_test

import (
	"regexp"
	"testing"

	"bretwalda/engine"
	"bretwalda/engine/dice"
	"bretwalda/engine/games"
	"bretwalda/engine/link"
	"bretwalda/engine/match"
	"bretwalda/web/browser"
)

// amongBots is the link of a match of a person, Ann, against bots that is where
// she is asked something: the choices until then are named by which.
func amongBots(t *testing.T, game string, ann engine.Seat, seed uint64, ask string, which func(n int, m *match.Match) int) string {
	t.Helper()
	g := games.ByID(game)
	setup := engine.DefaultSetup(g)
	players := make([]match.Player, setup.Seats)
	for seat := range players {
		players[seat].Kind = match.Medium
	}
	players[ann] = match.Player{Name: "Ann"}
	m, err := match.New(g, setup, players, dice.Source{Seed: seed})
	if err != nil {
		t.Fatal(err)
	}
	for n := 0; m.Turn().Seat != ann || g.Lexicon().Asks[m.Turn().Kind] != ask; n++ {
		if m.Turn().Over() {
			t.Fatalf("%s, seed %d: %s is never asked", game, seed, ask)
		}
		if _, err := m.Do(which(n, m)); err != nil {
			t.Fatal(err)
		}
	}
	text, err := link.Encode(m)
	if err != nil {
		t.Fatal(err)
	}
	return text
}

// byLot chooses at random, in the same way in every run.
func byLot(seed uint64) func(int, *match.Match) int {
	return func(n int, m *match.Match) int { return dice.Draw(seed, n, len(m.Legal())) }
}

// idly is the choice to do nothing, where there is one.
func idly(_ int, m *match.Match) int { return len(m.Legal()) - 1 }

const (
	theAdvice = `document.querySelector(".advice").innerText.replace(/\s+/g, " ")`
	anAdvice  = `!!document.querySelector(".advice:not([hidden])")`
)

// askHint asks what a bot would do and returns what is said.
func askHint(page *browser.Page) string {
	page.Tap("What would you do?")
	page.Until("something be suggested", anAdvice)
	return browser.Eval[string](page, theAdvice)
}

// TestAnAttackIsAdvisedWithItsOdds: where only a battle can be chosen, the hint
// says the odds, as the advisor does once the battle is picked.
func TestAnAttackIsAdvisedWithItsOdds(t *testing.T) {
	t.Parallel()
	site := browser.Serve(t, folder, "/")
	for _, c := range []struct {
		game     string
		expected string
	}{
		{"britannia-2008", `points? in the end`},
		{"marcher-lords", `About [<>]?\d+% to win the game`},
	} {
		t.Run(c.game, func(t *testing.T) {
			page := chromium.Profile(t, browser.Small).Open(site.URL + "#" + amongBots(t, c.game, 0, 2, "battle", byLot(2)))
			page.Tap("Open")
			said := askHint(page)
			odds := regexp.MustCompile(c.expected + `.* Battle in .+, (\d+) against (\d+) in all: ([<>]?\d+)% to win\.$`).FindStringSubmatch(said)
			if odds == nil {
				t.Fatalf("the hint says %q", said)
			}
			page.Sees(odds[1] + " v " + odds[2] + " You win: " + odds[3] + "%")
			page.Until("the drawers' buttons be above the sheet", `(() => {
				const sheet = document.querySelector(".sheet").getBoundingClientRect().top;
				return [...document.querySelectorAll(".rail button")].every((b) => b.getBoundingClientRect().bottom <= sheet);
			})()`)
			noTrouble(t, page)
		})
	}
}

// TestTheMarcherLordsAgainstABot: by touch and offline, a turn of the bot that a
// worker thinks, that is played out and skipped, and a seat that changes hands.
func TestTheMarcherLordsAgainstABot(t *testing.T) {
	t.Parallel()
	site := browser.Serve(t, folder, "/games/bretwalda/")
	page := chromium.Profile(t, browser.Phone).Blank()
	page.Inject(workers)
	page.Goto(site.URL + "#" + amongBots(t, "marcher-lords", 0, 3, "strategic", idly))
	page.Find("Open")
	kept(page)
	site.Served()
	site.Offline(true)
	page.Reload()
	page.Tap("Open")
	page.Sees("Normans: strategic move")
	said := askHint(page)
	if !regexp.MustCompile(`About [<>]?\d+% to win the game[,;]`).MatchString(said) {
		t.Errorf("the hint says %q", said)
	}
	page.Tap("What would you do?") // no longer
	page.Until("the hint be gone", settled)
	page.Tap("End turn")

	// Events, and the points after a round, rest until they are read.
	const reads = `(document.querySelector(".table-rests .sheet .primary:enabled")?.click(), true) && `
	page.Until("the bot be at it", reads+botsTurn+" && "+sheet+`.includes("Nest is thinking…")`)
	page.Tap("Fast")
	page.Until("Ann decide", reads+peoplesTurn)
	if n := browser.Eval[int](page, `window.started`); n == 0 {
		t.Error("no worker thinks")
	}
	follow(page)

	page.Tap("Menu")
	choose(page, "Who plays for Ann", "Bot: medium")
	page.Tap("Close")
	page.Until("a bot play for Ann", reads+sheet+`.includes("Ann is thinking…")`)
	page.Tap("Pause")
	page.Sees("Paused.")
	page.Tap("Menu")
	choose(page, "Who plays for Ann", "Person")
	page.Tap("Close")
	if browser.Eval[bool](page, botsTurn) { // the other bot had begun
		page.Tap("Go on")
		page.Tap("Fast")
	}
	page.Until("Ann decide again", reads+peoplesTurn)
	follow(page)
	page.SeesNot("Pass the device to")
	if served := site.Served(); len(served) > 0 {
		t.Errorf("offline, %v was served", served)
	}
	noTrouble(t, page)
}
