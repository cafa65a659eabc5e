package e2e_test

import (
	"strconv"
	"testing"
	"time"

	"github.com/chromedp/chromedp/kb"

	"bretwalda/app/text"
	"bretwalda/engine"
	"bretwalda/engine/britannia"
	"bretwalda/engine/dice"
	"bretwalda/engine/link"
	"bretwalda/engine/match"
	"bretwalda/web/browser"
)

// atTheQuestion is true where the keyboard is on the heading of what is asked.
const atTheQuestion = `document.activeElement.id === "asked"`

// twice lets a key go down twice, as a finger that trembles or is in a hurry, on a
// button of the sheet, and checks that it has answered one question: that the next
// has the keyboard on its heading, and none of the buttons of the last.
func (k keyboard) twice(is, after string) {
	k.t.Helper()
	k.awake()
	k.reach(is)
	browser.Eval[bool](k.page, `(window.pressed = document.activeElement, window.buttons = [...document.querySelectorAll(".sheet .buttons *, .sheet .middle *")], true)`)
	k.page.Press(kb.Enter + kb.Enter)
	k.page.Until("the button be gone after "+after, `!window.pressed.isConnected`)
	k.page.Until("the heading have the keyboard after "+after, atTheQuestion)
	if browser.Eval[bool](k.page, `window.buttons.some((e) => e.isConnected)`) {
		k.t.Fatalf("after %s an element of the last question lives on", after)
	}
}

// awake waits until keys are heard again: on a slow machine that is some time after a
// question is seen.
func (k keyboard) awake() {
	time.Sleep(400 * time.Millisecond)
	k.page.Until("keys be heard", `document.querySelector(".sheet h2").dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }))`)
}

// TestAKeyThatIsPressedTwiceAnswersOneQuestion of two: whether to end the turn, and
// whether that is meant; whether to fight on, and once more.
func TestAKeyThatIsPressedTwiceAnswersOneQuestion(t *testing.T) {
	t.Parallel()
	site := browser.Serve(t, folder, "/")
	page := chromium.Profile(t, browser.Desktop).Open(site.URL)
	begin(page)
	page.Until("the first question have the keyboard", atTheQuestion)
	k := keyboard{t, page}
	k.twice(goOn, "the end of a turn")
	sure := browser.Eval[string](page, `document.getElementById("asked").textContent`)
	k.awake()
	if now := browser.Eval[string](page, `document.getElementById("asked").textContent`); now != sure || now == "Romans: move" {
		t.Fatalf("asked %q, then %q", sure, now)
	}
	page.Press(kb.Enter) // on a heading
	k.twice(goOn, "what was asked about it")
	noTrouble(t, page)
}

// TestABattleIsFoughtByOneKeyARound, however fast.
func TestABattleIsFoughtByOneKeyARound(t *testing.T) {
	t.Parallel()
	page := invasion.play(t, browser.Desktop)
	k := keyboard{t, page}
	k.twice(goOn, "After each round")
	noTrouble(t, page)
}

// TestEachChoiceOfAFormKeepsItsValue while the keyboard goes through the games: of
// each group of radio buttons one is checked.
func TestEachChoiceOfAFormKeepsItsValue(t *testing.T) {
	t.Parallel()
	site := browser.Serve(t, folder, "/")
	page := chromium.Profile(t, browser.Desktop).Open(site.URL)
	page.Tap("New game")
	k := keyboard{t, page}
	k.reach("input[type=radio]")
	game := browser.Eval[string](page, `document.activeElement.name`)
	for _, key := range []string{kb.ArrowDown, kb.ArrowDown, kb.ArrowUp, kb.ArrowDown, kb.ArrowDown, kb.ArrowDown, kb.ArrowUp, kb.ArrowUp} {
		page.Press(key)
		rest(page)
		page.Until("the radio button keep the keyboard", `document.activeElement.name === "`+game+`" && document.activeElement.checked`)
		page.Until("one of each group be checked", `[...document.querySelectorAll("input[type=radio]")].every((e) => document.querySelectorAll("input[name='" + e.name + "']:checked").length === 1)`)
	}
	noTrouble(t, page)
}

// TestACardGivesTheKeyboardBackToItsRow, by Escape and by its button.
func TestACardGivesTheKeyboardBackToItsRow(t *testing.T) {
	t.Parallel()
	page := march.play(t, browser.Phone)
	k := keyboard{t, page}
	k.reach(`[aria-label="Nations"]`)
	page.Press(kb.Enter)
	page.Until("the list have the keyboard", `document.activeElement.matches(".drawer h2")`)
	for range 3 {
		k.reach(".nation")
		page.Press(kb.Tab)
	}
	row := browser.Eval[string](page, `document.activeElement.id`)
	k.awake()
	page.Press(kb.Enter)
	page.Until("the card have the keyboard", `document.activeElement.matches(".drawer h2") && !document.querySelector(".nation")`)
	page.Press(kb.Escape)
	page.Until("the row have the keyboard", `document.activeElement.matches(".nation") && document.activeElement.id === "`+row+`"`)
	page.Press(kb.Escape)
	page.Until("the opener have the keyboard", `document.activeElement.matches("[aria-label=Nations]")`)
	noTrouble(t, page)
}

// TestKeysRestForANewQuestionAlone: where a page is slow to be painted, the first
// key is not taken for the coming of a question that has long been read.
func TestKeysRestForANewQuestionAlone(t *testing.T) {
	t.Parallel()
	site := browser.Serve(t, folder, "/")
	page := chromium.Profile(t, browser.Desktop).Open(site.URL)
	begin(page)
	page.Inject(`(() => { const paint = window.requestAnimationFrame; window.requestAnimationFrame = (f) => setTimeout(() => paint(f), 1500); })()`)
	page.Reload()
	page.Until("the question have the keyboard", atTheQuestion)
	time.Sleep(2 * time.Second)
	browser.Eval[bool](page, `(() => {
		window.rested = 0;
		const key = () => new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true });
		const log = document.querySelector('[aria-label="Log"]');
		setInterval(() => { if (!log.dispatchEvent(key())) window.rested++; }, 20);
		return true;
	})()`)
	page.Tap("Kent")
	page.Sees("from the English Channel to Kent.")
	time.Sleep(2 * time.Second)
	if n := browser.Eval[int](page, `window.rested`); n > 0 {
		t.Fatalf("%d keys are unheard though no question has come", n)
	}
	noTrouble(t, page)
}

// twoBattles is a match in which somebody is to choose which of two battles is fought
// first, and that choice: the dice end the battle, and the other one begins.
func twoBattles(t *testing.T) (*match.Match, engine.Choice) {
	t.Helper()
	g := britannia.Revised()
	names := []match.Player{{Name: "Ann"}, {Name: "Bob"}, {Name: "Cid"}, {Name: "Dora"}}
	x := g.Lexicon()
	begins := func(list []engine.Event) (n int) {
		for _, e := range list {
			if x.Events[e.Kind] == "battle" {
				n++
			}
		}
		return n
	}
	for seed := range uint64(50) {
		m, err := match.New(g, engine.DefaultSetup(g), names, dice.Source{Seed: seed})
		if err != nil {
			t.Fatal(err)
		}
		for n := 0; n < 400 && !m.Turn().Over(); n++ {
			list := m.Legal()
			if x.Asks[m.Turn().Kind] == "battle" && len(list) == 2 {
				c, before := list[0], m.Len()
				ends, seat := 0, m.Turn().Seat
				if _, err := m.Play(c); err != nil {
					t.Fatal(err)
				}
				m.Plies(before+1, func(p match.Ply) bool {
					if p.Turn.Seat == engine.Nature && p.State.Turn().Seat == engine.Nature {
						ends += begins(p.Events)
					}
					return p.Turn.Seat != seat
				})
				if err := m.TakeBackTo(before); err != nil {
					t.Fatal(err)
				}
				if ends > 0 {
					return m, c
				}
			}
			m.Do(dice.Draw(seed, n, len(m.Legal())))
		}
	}
	t.Fatal("no dice end a battle before another")
	return nil, engine.Choice{}
}

// TestTheLastBattleWaitsForItsPlayer: it begins by itself, and one key rolls the dice
// once its odds have been seen.
func TestTheLastBattleWaitsForItsPlayer(t *testing.T) {
	t.Parallel()
	m, c := twoBattles(t)
	address, err := link.Encode(m)
	if err != nil {
		t.Fatal(err)
	}
	names := text.NewNarrator(text.Of("en"), m.Game(), nil)
	site := browser.Serve(t, folder, "/")
	page := chromium.Profile(t, browser.Phone).Open(site.URL + "#" + address)
	page.Tap("Open")
	page.Until("the board be there", `!!document.querySelector(".board-stop")`)
	tapPlace(page, names.Place(c.To))
	page.Tap("Confirm")
	page.Until("the dice be due", rollDue)
	page.Sees("Battle in ")
	page.Until("its odds be shown", `/\d%/.test(document.querySelector(".sheet .odds").textContent)`)
	before := browser.Eval[string](page, theSheet)
	time.Sleep(time.Second)
	page.Until("it wait", theSheet+" === "+strconv.Quote(before))
	k := keyboard{t, page}
	k.press(".sheet .buttons .primary", kb.Enter)
	page.Until("the dice be thrown", `!(`+rollDue+`) && !!document.querySelector(".report .die")`)
	noTrouble(t, page)
}
