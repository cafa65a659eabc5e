package view

import (
	"fmt"
	"html"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"bretwalda/app/client"
	brianwords "bretwalda/app/games/brianboru"
	brianboruscreen "bretwalda/app/games/brianboru/screen"
	"bretwalda/app/text"
	"bretwalda/engine"
	"bretwalda/engine/brianboru"
	"bretwalda/engine/match"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// ireland is a table of Brian Boru with so many players.
func ireland(t *testing.T, seats int) *desk {
	d := deskOf(t, brianboru.HighKing())
	d.tell(client.Goto{Fragment: client.AtNew}, client.SetSeats{Seats: seats}, client.StartMatch{})
	return d
}

// page is the table as it is drawn.
func (d *desk) page() string {
	return html.UnescapeString(app.HTMLString(Draw(d.m, d.screens, func(client.Message) {})))
}

func (d *desk) ask() string {
	t := d.m.Table
	return t.Game().Lexicon().Asks[t.Turn.Kind]
}

// state is the position as who holds the device sees it.
func (d *desk) state() *brianboru.State { return d.m.Table.State.(*brianboru.State) }

func (d *desk) narrator() *text.Narrator {
	t := d.m.Table
	return text.NewNarrator(d.m.Language(), t.Game(), func(seat engine.Seat) string { return t.Name(d.m.Language(), seat) })
}

// roam makes choices from all over the lists until told to stop, or to the end.
func (d *desk) roam(stop func() bool) {
	for n := 0; !d.m.Table.Turn.Over(); n++ {
		d.tell(client.Ready{})
		if stop() {
			return
		}
		list := d.m.Table.Picker.All()
		d.tell(client.Press{Choice: list[(n*7+n/3)%len(list)]}, client.ConfirmEnd{})
	}
}

// roamTo roams until something is asked.
func (d *desk) roamTo(asks ...string) {
	d.t.Helper()
	d.roam(func() bool { return slices.Contains(asks, d.ask()) })
	if d.m.Table.Turn.Over() {
		d.t.Fatalf("%v is never asked", asks)
	}
}

// namedCard finds what begins with a suit as a card does, suit by suit: a pattern
// that begins with plain letters is found many times as fast as one of all suits.
var namedCard = []*regexp.Regexp{
	regexp.MustCompile(`red \d+\b`), regexp.MustCompile(`blue \d+\b`),
	regexp.MustCompile(`yellow \d+\b`), regexp.MustCompile(`white \d+\b`),
}

// namedCards are the cards that a page names.
func namedCards(page string) (names []string) {
	for _, suit := range namedCard {
		for _, at := range suit.FindAllStringIndex(page, -1) {
			if at[0] == 0 || !wordByte(page[at[0]-1]) {
				names = append(names, page[at[0]:at[1]])
			}
		}
	}
	return names
}

func wordByte(b byte) bool {
	return b == '_' || '0' <= b && b <= '9' || 'A' <= b && b <= 'Z' || 'a' <= b && b <= 'z'
}

// TestNamedCards: in any place of a page, and nothing that is part of a word.
func TestNamedCards(t *testing.T) {
	const page = `red 4 and "blue 12", Ired 5, tired 6, _white 7, white 8x, (yellow 9), redd 1, white 25`
	if got, want := namedCards(page), []string{"red 4", "blue 12", "yellow 9", "white 25"}; !slices.Equal(got, want) {
		t.Errorf("found %q, want %q", got, want)
	}
}

// public are the cards that were played in this round, for all to see.
func (d *desk) public() []string {
	var names []string
	narrator := d.narrator()
	for _, e := range d.m.Table.Log.All() {
		switch kind := d.m.Table.Game().Lexicon().Events[e.Kind]; {
		case kind == "round":
			names = nil
		case kind == "lead" || kind == "play":
			names = append(names, narrator.What(e.What))
		}
	}
	return names
}

// TestNoCardOfAnotherHandIsOnTheTable: at no moment of a game, whatever drawer
// is open, while the device changes hands and after. Cards are neither named nor
// drawn.
func TestNoCardOfAnotherHandIsOnTheTable(t *testing.T) {
	t.Parallel()
	drawers := []client.Drawer{client.NoDrawer, client.ScoresDrawer, client.BoardDrawer, client.MenuDrawer, client.OwnDrawer, client.OwnDrawer + 1}
	for seats := 3; seats <= 5; seats++ {
		d := ireland(t, seats)
		moments := 0
		d.roam(func() bool { return d.ask() == "keep" })
		look := func(own []int8, when string) {
			t.Helper()
			allowed := d.public()
			for _, what := range own {
				allowed = append(allowed, d.narrator().What(what))
			}
			d.tell(client.OpenDrawer{Drawer: drawers[moments%len(drawers)]})
			page := d.page()
			d.tell(client.OpenDrawer{})
			for _, name := range namedCards(page) {
				if !slices.Contains(allowed, name) {
					t.Fatalf("%d players, asked %s, %s: the page names %s and not only %v", seats, d.ask(), when, name, allowed)
				}
			}
			drawn := strings.Count(page, `class="thing action-card`) + strings.Count(page, `class="small-card suit`) - len(d.state().Trick())
			if drawn != len(own) {
				t.Fatalf("%d players, asked %s, %s: %d cards are drawn, not %d", seats, d.ask(), when, drawn, len(own))
			}
			moments++
		}
		for n := 0; !d.m.Table.Turn.Over(); n++ {
			if d.m.Table.Passing {
				look(nil, "handed over")
				d.tell(client.Ready{})
			}
			d.tell(client.Continue{})
			seat := d.m.Table.Viewer
			look(append(d.state().Packet(seat), d.state().Hand(seat)...), "at the turn")
			list := d.m.Table.Picker.All()
			d.tell(client.Press{Choice: list[(n*5+n/2)%len(list)]})
		}
		if moments < 150 {
			t.Errorf("%d players: only %d moments were looked at", seats, moments)
		}
	}
}

// TestACardIsPickedWithATown: in either order, and then confirmed.
func TestACardIsPickedWithATown(t *testing.T) {
	d := ireland(t, 4)
	d.roamTo("lead")
	things := d.m.Table.Picker.Things()
	card := things[len(things)/2]
	is := func(attribute, name string) bool {
		t.Helper()
		button := regexp.MustCompile(`<button[^>]*("` + regexp.QuoteMeta(name) + `"[^>]*>|>\s*<span class="aside">\s*` + regexp.QuoteMeta(name) + `)`).FindString(d.page())
		if button == "" {
			t.Fatalf("no button is called %q", name)
		}
		return strings.Contains(button, attribute) && !strings.Contains(button, attribute+`="false"`)
	}
	pressed := func() bool { return is("aria-pressed", brianwords.Words{Narrator: d.narrator()}.ActionCard(card)) }
	confirm := func() bool { return !is("disabled", "Confirm: Lead") }
	if pressed() || confirm() {
		t.Error("something is picked before anybody has picked")
	}
	d.tell(client.Take{Thing: card})
	if !pressed() || confirm() {
		t.Error("a card alone is not picked, or is enough")
	}
	var town int8
	for p := int8(0); p < 53; p++ {
		if d.m.Table.Picker.Targets()>>uint(p)&1 != 0 {
			town = p
			if !brianboru.Fits(card, p) {
				t.Errorf("%s goes to %s", d.narrator().What(card), d.narrator().Place(p))
			}
		}
	}
	d.tell(client.Tap{Place: town})
	if !confirm() || !strings.Contains(d.page(), "best rival") {
		t.Error("card and town cannot be confirmed, or nothing is told of the region")
	}
	d.tell(client.PressPicked{})
	trick := d.state().Trick()
	if len(trick) != 1 || trick[0].Card != card || d.state().ActiveTown() != town {
		t.Errorf("the trick is %+v for %d", trick, d.state().ActiveTown())
	}
}

// TestTheTrickIsToldCardByCard: it names the card of each player, the
// player ahead, those still to play and the one that acts.
func TestTheTrickIsToldCardByCard(t *testing.T) {
	d := ireland(t, 5)
	seen := map[string]int{}
	d.roam(func() bool {
		page, trick, narrator := d.page(), d.state().Trick(), d.narrator()
		if len(trick) == 0 {
			if strings.Contains(page, `class="plays"`) {
				t.Fatalf("asked %s, an empty trick is shown", d.ask())
			}
			return false
		}
		for i := range d.state().Seats() {
			seat := engine.Seat((int(trick[0].Seat) + i) % d.state().Seats())
			want := fmt.Sprintf("%s: to play", d.m.Table.Name(d.m.Language(), seat))
			if i < len(trick) {
				want = fmt.Sprintf("%s: %s", d.m.Table.Name(d.m.Language(), seat), narrator.What(trick[i].Card))
				switch {
				case trick[i].Card == d.state().Resolving():
					want += ", acts now"
				case trick[i].Wins:
					want += ", wins"
				case trick[i].Done:
					want += ", done"
				case seat == d.state().Ahead():
					want += ", ahead"
				}
			}
			if !strings.Contains(page, `aria-label="`+want+`"`) {
				t.Fatalf("asked %s, nobody says %q", d.ask(), want)
			}
			_, state, _ := strings.Cut(want, ", ")
			seen[state]++
		}
		return false
	})
	for _, state := range []string{"", "ahead", "wins", "done", "acts now"} {
		if seen[state] == 0 {
			t.Errorf("no card is %q", state)
		}
	}
}

// TestWhoWaitsForBotsSeesHisHand: a person sees their own hand and no other.
func TestWhoWaitsForBotsSeesHisHand(t *testing.T) {
	d := ireland(t, 3)
	d.roamTo("lead")
	me := d.m.Table.Viewer
	for seat := range engine.Seat(3) {
		if seat != me {
			d.tell(client.SetSeat{Seat: seat, Kind: match.Easy})
		}
	}
	d.tell(client.Ready{}, client.Press{Choice: d.m.Table.Picker.All()[0]})
	if !d.m.Table.BotTurn() || d.m.Table.Holder != me {
		t.Fatalf("asked %s, no bot decides", d.ask())
	}
	page := d.page()
	allowed := d.public()
	for _, what := range d.state().Hand(me) {
		name := d.narrator().What(what)
		allowed = append(allowed, name)
		if !strings.Contains(page, name) {
			t.Errorf("%s is not to be seen", name)
		}
	}
	for _, name := range namedCards(page) {
		if !slices.Contains(allowed, name) {
			t.Errorf("%s is to be seen", name)
		}
	}
}

// TestActionsAreDrawnAsOnTheCard: with their words as names, and what they would
// bring.
func TestActionsAreDrawnAsOnTheCard(t *testing.T) {
	d := ireland(t, 3)
	d.roamTo("action")
	card := brianboru.ActionCard(d.state().Resolving())
	page := d.page()
	colour := map[brianboru.Suit]string{brianboru.Red: "Raiders", brianboru.Blue: "Church", brianboru.Yellow: "Courtship", brianboru.White: "Free a town"}[card.Suit]
	for label, runs := range map[string][]brianboru.Run{"Coins": card.Upper, colour: card.Lower} {
		name := label + ": " + brianwords.Words{Narrator: d.narrator()}.Action(runs)
		_, option, found := strings.Cut(page, name)
		if !found {
			t.Fatalf("no %s", name)
		}
		option, _, _ = strings.Cut(option, "</button>")
		for _, r := range runs {
			if !strings.Contains(option, brianboruscreen.SymbolPaths[r.Symbol]) {
				t.Errorf("%s: %s is not drawn", label, r.Symbol)
			}
		}
		if !strings.Contains(option, "foresight") || !strings.Contains(option, "→") {
			t.Errorf("%s does not say what it would bring", label)
		}
	}
}

// TestEveryCardIsDrawn: all that a card has, and every symbol has a picture.
func TestEveryCardIsDrawn(t *testing.T) {
	for y := brianboru.TakeTown; y <= brianboru.LiberateTown; y++ {
		if brianboruscreen.SymbolPaths[y] == "" {
			t.Errorf("%s has no picture", y)
		}
	}
	d := ireland(t, 3)
	d.tell(client.Ready{}, client.OpenDrawer{Drawer: client.OwnDrawer + 2})
	page := d.page()
	for what := int8(0); what < 25; what++ {
		name := brianwords.Words{Narrator: d.narrator()}.ActionCard(what)
		_, drawn, found := strings.Cut(page, `aria-label="`+name+`"`)
		if !found {
			t.Fatalf("%q is not there", name)
		}
		drawn, _, _ = strings.Cut(drawn, "</li>")
		card := brianboru.ActionCard(what)
		if !regexp.MustCompile(`<b>\s*` + strconv.Itoa(int(card.Value)) + `\s*</b>`).MatchString(drawn) {
			t.Errorf("%q does not show its value", name)
		}
		if !strings.Contains(drawn, "board-town-"+card.Suit.String()) {
			t.Errorf("%q does not show its suit", name)
		}
		for _, runs := range [][]brianboru.Run{card.Primary, card.Upper, card.Lower} {
			for _, r := range runs {
				if !strings.Contains(drawn, brianboruscreen.SymbolPaths[r.Symbol]) {
					t.Errorf("%q: %s is not drawn", name, r.Symbol)
				}
			}
		}
	}
}

// TestTheTallyAddsUp: during the game to what its end would score, and after it
// to the points.
func TestTheTallyAddsUp(t *testing.T) {
	d := ireland(t, 4)
	totals := func() []int {
		d.tell(client.OpenDrawer{Drawer: client.ScoresDrawer})
		_, table, _ := strings.Cut(d.page(), "tally-total")
		table, _, _ = strings.Cut(table, "</tr>")
		d.tell(client.OpenDrawer{})
		var list []int
		for _, cell := range regexp.MustCompile(`<td>\s*(-?\d+)`).FindAllStringSubmatch(table, -1) {
			n, _ := strconv.Atoi(cell[1])
			list = append(list, n)
		}
		return list
	}
	hold := func(over bool) {
		t.Helper()
		var want []int
		for seat := range engine.Seat(4) {
			points := d.m.Table.Standing[seat].Points
			if tally := d.state().Tally(seat); !over {
				points += tally.Total()
			}
			want = append(want, points)
		}
		if got := totals(); !slices.Equal(got, want) {
			t.Fatalf("the totals are %v, not %v", got, want)
		}
	}
	n := 0
	d.roam(func() bool {
		if n++; n%20 == 0 {
			hold(false)
		}
		return false
	})
	hold(true)
}

// TestWhatMayStillComeIsNotToldOfTheEnd: the most that can be reached, and what is
// short of claims, are shown while the game goes on.
func TestWhatMayStillComeIsNotToldOfTheEnd(t *testing.T) {
	d := ireland(t, 4)
	hidden := regexp.MustCompile(` hidden[ >]`)
	hold := func(over bool) {
		t.Helper()
		d.tell(client.OpenDrawer{Drawer: client.ScoresDrawer})
		row := regexp.MustCompile(`<tr[^>]*"tally-most"[^>]*>`).FindString(d.page())
		if got := hidden.MatchString(row); row == "" || got != over {
			t.Errorf("over: %v, the most is hidden: %v", over, got)
		}
		d.tell(client.OpenDrawer{Drawer: client.OwnDrawer + 1})
		if got := !strings.Contains(d.page(), "worth-show"); got != over {
			t.Errorf("over: %v, the way to the claims on the map is hidden: %v", over, got)
		}
		d.tell(client.OpenDrawer{}, client.ShowWorth{Layer: client.Layer{During: engine.None}})
		if marks, _ := d.gameView().Layer(); (marks == nil) != over {
			t.Errorf("over: %v, on the map: %v", over, marks)
		}
		d.tell(client.HideWorth{})
	}
	d.tell(client.Ready{})
	hold(false)
	d.roam(func() bool { return false })
	hold(true)
}

// TestATownSaysWhichCardsFit: picked before a card, it pales the others.
func TestATownSaysWhichCardsFit(t *testing.T) {
	d := ireland(t, 4)
	d.roamTo("lead")
	pale := func() int { return strings.Count(d.page(), "card-unfit") }
	if n := pale(); n > 0 {
		t.Errorf("%d cards are pale before a town is picked", n)
	}
	for town := int8(0); town < 53; town++ {
		if d.m.Table.Picker.Targets()>>uint(town)&1 == 0 {
			continue
		}
		d.tell(client.Tap{Place: town})
		unfit := 0
		for _, card := range d.m.Table.Picker.Things() {
			if !brianboru.Fits(card, town) {
				unfit++
			}
		}
		if n := pale(); n != unfit {
			t.Errorf("%s: %d cards are pale, not %d", d.narrator().Place(town), n, unfit)
		}
		if want := "For " + d.narrator().Place(town) + ": " + brianboru.TownOf(town).Suit.String() + " or white wins"; !strings.Contains(d.page(), want) {
			t.Errorf("nobody says %q", want)
		}
		d.tell(client.Tap{Place: town}) // put back
	}
}

// TestTheBoardInWords: it says in words which towns and claims there are.
func TestTheBoardInWords(t *testing.T) {
	d := ireland(t, 3)
	d.tell(client.Ready{}, client.OpenDrawer{Drawer: client.BoardDrawer})
	page := d.page()
	for _, words := range []string{
		"red town", "blue town", "yellow town",
		"7 points, face down until 5 towns are taken", "2 points, face down until 2 towns are taken",
	} {
		if !strings.Contains(page, words) {
			t.Errorf("nobody says %q", words)
		}
	}
	if strings.Contains(page, "claim face down, opened by") {
		t.Error("a claim is told twice")
	}
}
