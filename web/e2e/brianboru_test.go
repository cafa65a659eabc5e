package e2e_test

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"

	"bretwalda/app/text"
	"bretwalda/engine"
	"bretwalda/engine/brianboru"
	"bretwalda/engine/dice"
	"bretwalda/engine/games"
	"bretwalda/engine/link"
	"bretwalda/engine/match"
	"bretwalda/web/browser"
)

// ireland is a match of Brian Boru that is played on a page and beside it, so
// that the test knows every hand.
type ireland struct {
	t        *testing.T
	page     *browser.Page
	m        *match.Match
	narrator *text.Narrator
	names    []string
	holder   engine.Seat // who has the device
	open     []string    // cards that were played for all to see
	asked    map[string]int
	hands    int // how often the device was handed over

	briefed int // how often the upkeep had a page
}

// state is the whole position, with every hand.
func (i *ireland) state() *brianboru.State { return i.m.State().(*brianboru.State) }

func (i *ireland) ask() string { return i.m.Game().Lexicon().Asks[i.m.Turn().Kind] }

// cards are the names of cards.
func (i *ireland) cards(list []int8) []string {
	var names []string
	for _, what := range list {
		names = append(names, i.narrator.What(what))
	}
	return names
}

// settle waits until the page asks what the match asks, with the device handed
// over where another seat decides.
func (i *ireland) settle() {
	i.t.Helper()
	turn := i.m.Turn()
	if turn.Over() {
		return
	}
	i.page.Until("the choice be made", `document.querySelector(".sheet[aria-busy=false]") && !document.querySelector(".thing[aria-pressed=true]")`)
	asks := `[` + strconv.Quote(i.narrator.Title(turn)) + `, "Upkeep", "Upkeep so far"].includes(document.querySelector(".sheet h2")?.innerText)`
	if turn.Seat != i.holder {
		player := i.names[turn.Seat]
		i.seesTrick(`document.body.innerText.includes("Pass the device to ` + player + `")`)
		i.page.Sees("Pass the device to " + player)
		i.keepsSecret(engine.Nobody)
		i.page.Tap("I am " + player)
		i.holder = turn.Seat
		i.hands++
	}
	i.seesTrick(asks)
	i.page.Until("the choice or the upkeep be shown", asks)
	if browser.Eval[bool](i.page, `document.querySelector(".sheet h2").innerText.startsWith("Upkeep")`) {
		i.page.Tap("Continue")
		i.briefed++
	}
	i.page.Sees(i.narrator.Title(turn))
	i.keepsSecret(turn.Seat)
}

// seesTrick goes on from a trick that is over, which may rest before what follows.
func (i *ireland) seesTrick(next string) {
	i.t.Helper()
	i.page.Until("the page go on, or a trick rest", next+" || "+rests)
	if browser.Eval[bool](i.page, rests) {
		i.page.Tap("Continue")
		i.page.Until("it go on", `!(`+rests+`)`)
	}
}

// figures are the values of the cards that are drawn as a hand.
const figures = `[...document.querySelectorAll(".hand b, .held b")].map(e => e.textContent).join(" ")`

// keepsSecret checks that the page names and draws the cards of whoever has the
// device and those that are on the table, neither to be seen nor to be heard
// any other.
func (i *ireland) keepsSecret(seat engine.Seat) {
	i.t.Helper()
	allowed := slices.Clone(i.open)
	var own []int8
	if seat >= 0 {
		own = append(own, i.state().Hand(seat)...)
		own = append(own, i.state().Packet(seat)...)
		allowed = append(allowed, i.cards(own)...)
	}
	shown := cardsIn(i.page)
	for _, role := range []string{"button", "img", "listitem", "list", "status"} {
		for _, name := range i.page.Names(role) {
			shown = append(shown, card.FindAllString(name, -1)...)
		}
	}
	for _, name := range shown {
		if !slices.Contains(allowed, name) {
			i.t.Fatalf("asked %s, seat %d holds the device, and the page names %s", i.ask(), seat, name)
		}
	}
	var want []string
	for _, what := range own {
		want = append(want, strconv.Itoa(int(what)+1))
	}
	got := strings.Fields(browser.Eval[string](i.page, figures))
	slices.Sort(want)
	slices.Sort(got)
	if !slices.Equal(got, want) {
		i.t.Fatalf("asked %s, seat %d holds %v, and the page draws %v", i.ask(), seat, want, got)
	}
}

// place taps a place on the map or, where something covers it, in the list.
func (i *ireland) place(name string) {
	i.t.Helper()
	tapPlace(i.page, name)
}

// choose makes a choice as a person would.
func (i *ireland) choose(c engine.Choice) {
	i.t.Helper()
	i.asked[i.ask()]++
	town := i.narrator.Place(c.To)
	switch verb := i.m.Game().Lexicon().Verbs[c.Verb]; verb {
	case "keep":
		i.page.Tap(i.narrator.What(c.What))
		i.page.Tap(i.narrator.What(c.Extra))
		i.page.Tap("Confirm")
	case "lead": // the card first, then the town, and the other way round
		if i.asked["lead"]%2 == 0 {
			i.page.Tap(i.narrator.What(c.What))
			i.place(town)
		} else {
			i.place(town)
			i.page.Tap(i.narrator.What(c.What))
		}
		i.page.Tap("Confirm: Lead")
		i.open = append(i.open, i.narrator.What(c.What))
	case "play":
		i.page.Tap(i.narrator.What(c.What))
		i.page.Tap("Confirm: Play")
		i.open = append(i.open, i.narrator.What(c.What))
	case "upper":
		i.page.Tap("Coins")
	case "lower":
		suit := brianboru.ActionCard(i.state().Resolving()).Suit
		i.page.Tap(map[brianboru.Suit]string{brianboru.Red: "Raiders", brianboru.Blue: "Church", brianboru.Yellow: "Courtship", brianboru.White: "Free a town"}[suit])
	case "buy":
		if len(i.m.Legal()) <= 4 { // a row each
			i.page.Tap(i.narrator.Label(i.m.Turn(), c))
			break
		}
		for _, other := range i.m.Legal() {
			if other.Count > 0 && other.Count <= c.Count {
				i.page.Tap("More")
			}
		}
		i.page.Tap("Confirm")
	case "end":
		i.page.Tap("Pass")
	default:
		i.place(town)
		i.page.Tap("Confirm")
	}
	if _, err := i.m.Play(c); err != nil {
		i.t.Fatal(err)
	}
}

// TestARoundOfBrianBoru: three people play a whole round on one phone, by touch,
// from the first discs to the draft of the second round.
func TestARoundOfBrianBoru(t *testing.T) {
	t.Parallel()
	g := games.ByID("brian-boru")
	i := &ireland{t: t, names: []string{"Ann", "Ben", "Cat"}, holder: engine.Nobody, asked: map[string]int{}}
	site := browser.Serve(t, folder, "/games/bretwalda/")
	i.page = chromium.Profile(t, browser.Phone).Open(site.URL)
	i.page.Tap("New game")
	i.page.Tap("Brian Boru")
	i.page.Tap("More")
	i.page.Sees("The map and most figures on the cards come from a single unofficial source")
	i.page.Tap("3 players")
	for seat, name := range i.names {
		seated(i.page, seat+1, name)
	}
	i.page.Find("Start")
	i.page.Close()

	// The same match, with dice that fall alike in every run.
	var players []match.Player
	for _, name := range i.names {
		players = append(players, match.Player{Name: name})
	}
	setup := engine.DefaultSetup(g)
	setup.Seats = len(players)
	var err error
	if i.m, err = match.New(g, setup, players, dice.Source{Seed: 4}); err != nil {
		t.Fatal(err)
	}
	text1, err := link.Encode(i.m)
	if err != nil {
		t.Fatal(err)
	}
	i.narrator = text.NewNarrator(text.Of("en"), g, func(seat engine.Seat) string { return i.names[seat] })
	i.page = chromium.Profile(t, browser.Phone).Open(site.URL + "#" + text1)
	i.page.Tap("Open")
	i.holder = i.m.Turn().Seat // the first who decides has opened the link
	i.page.Sees(i.narrator.Title(i.m.Turn()))
	for n := 0; i.state().Round() == 1; n++ {
		legal := i.m.Legal()
		i.choose(legal[dice.Draw(7, n, len(legal))])
		i.settle()
	}
	for _, ask := range []string{
		"start", "keep", "lead", "follow", "action", "courtExtra", "churchExtra", "raidExtra", "expand", "town", "loseTown", "monastery",
	} {
		if i.asked[ask] == 0 {
			t.Errorf("%s was not asked", ask)
		}
	}
	if i.hands < 40 {
		t.Errorf("the device was handed over %d times", i.hands)
	}
	if i.briefed == 0 {
		t.Error("nobody was told of the upkeep")
	}
	i.page.Sees("Round II")
	i.page.Tap("Scores")
	i.page.Sees("If the game ended now")
	i.page.Tap("Close")
	for _, trouble := range i.page.Troubles() {
		t.Errorf("console: %s", trouble)
	}
}

// TestADraftWithKeysAlone: a hand is a row of buttons, and picked cards stay
// where the keyboard is.
func TestADraftWithKeysAlone(t *testing.T) {
	t.Parallel()
	m, held := packets(t)
	text, err := link.Encode(m)
	if err != nil {
		t.Fatal(err)
	}
	site := browser.Serve(t, folder, "/")
	page := chromium.Profile(t, browser.Desktop).Open(site.URL + "#" + text)
	page.Tap("Open")
	page.Sees("Pass the device to ")
	reach := func(what, is string) {
		t.Helper()
		for range 60 {
			if browser.Eval[bool](page, `document.activeElement.matches(`+"`"+is+"`"+`)`) {
				return
			}
			page.Press(kb.Tab)
		}
		t.Fatalf("no tab leads to %s", what)
	}
	k := keyboard{t, page}
	k.awake()
	reach("who takes the device", `.buttons .primary`)
	page.Press(kb.Enter)
	page.Find(held[0])
	k.awake()
	reach("the hand", `.hand .thing`)
	page.Press(" ")
	page.Until("a card be picked", `document.activeElement.getAttribute("aria-pressed") === "true"`)
	page.Press(kb.ArrowRight) // the hand is one stop
	page.Press(kb.Enter)
	page.Until("two cards be picked", `document.querySelectorAll(".hand [aria-pressed=true]").length === 2`)
	if name := browser.Eval[string](page, `document.activeElement.querySelector(".aside").textContent`); !strings.Contains(name, "if it wins, ") || !strings.Contains(name, "if it loses, ") {
		t.Errorf("a card is called %q", name)
	}
	reach("Confirm", `.buttons .confirm:enabled`)
	page.Press(kb.Enter)
	page.Until("the cards be kept", `!document.querySelector(".hand [aria-pressed=true]")`)
	page.Sees("Pass the device to ")
	for _, trouble := range page.Troubles() {
		t.Errorf("console: %s", trouble)
	}
}
