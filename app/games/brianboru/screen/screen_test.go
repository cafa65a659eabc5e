package screen_test

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"bretwalda/app/client"
	brianwords "bretwalda/app/games/brianboru"
	"bretwalda/app/games/brianboru/screen"
	"bretwalda/app/gameview"
	"bretwalda/app/view"
	"bretwalda/app/view/viewtest"
	"bretwalda/engine"
	"bretwalda/engine/brianboru"
	"bretwalda/engine/match"
)

// desk is a client with matches of Brian Boru.
type desk struct{ *viewtest.Desk }

// ireland is a table of Brian Boru with so many players.
func ireland(t *testing.T, seats int) *desk {
	d := &desk{viewtest.Of(t, view.Draw, brianboru.HighKing())}
	d.Tell(client.Goto{Fragment: client.AtNew}, client.SetSeats{Seats: seats}, client.StartMatch{})
	return d
}

// state is the position as whoever holds the device sees it.
func (d *desk) state() *brianboru.State { return d.M.Table.State.(*brianboru.State) }

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

// public are the cards that were played in this round, or since the one who decides
// played last, for all to see.
func (d *desk) public() []string {
	var names []string
	narrator := d.Narrator()
	all := d.M.Table.Log.All()
	news := len(all) - len(d.M.Table.SinceDecision())
	for i, e := range all {
		switch kind := d.M.Table.Game().Lexicon().Events[e.Kind]; {
		case kind == "round" && i < news:
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
		d.Roam(func() bool { return d.Ask() == "keep" })
		look := func(own []int8, when string) {
			t.Helper()
			allowed := d.public()
			for _, what := range own {
				allowed = append(allowed, d.Narrator().What(what))
			}
			d.Tell(client.OpenDrawer{Drawer: drawers[moments%len(drawers)]})
			page := d.Page()
			d.Tell(client.OpenDrawer{})
			for _, name := range namedCards(page) {
				if !slices.Contains(allowed, name) {
					t.Fatalf("%d players, asked %s, %s: the page names %s and not only %v", seats, d.Ask(), when, name, allowed)
				}
			}
			drawn := strings.Count(page, `class="thing action-card`) + strings.Count(page, `class="small-card suit`) - len(d.state().Trick())
			if drawn != len(own) {
				t.Fatalf("%d players, asked %s, %s: %d cards are drawn, not %d", seats, d.Ask(), when, drawn, len(own))
			}
			moments++
		}
		for n := 0; !d.M.Table.Turn.Over(); n++ {
			if d.M.Table.Passing {
				look(nil, "handed over")
				d.Tell(client.Ready{})
			}
			d.Tell(client.Continue{})
			seat := d.M.Table.Viewer
			look(append(d.state().Packet(seat), d.state().Hand(seat)...), "at the turn")
			list := d.M.Table.Picker.All()
			d.Tell(client.Press{Choice: list[(n*5+n/2)%len(list)]})
		}
		if moments < 150 {
			t.Errorf("%d players: only %d moments were looked at", seats, moments)
		}
	}
}

// TestACardIsPickedWithATown: in either order, and then confirmed.
func TestACardIsPickedWithATown(t *testing.T) {
	d := ireland(t, 4)
	d.RoamTo("lead")
	things := d.M.Table.Picker.Things()
	card := things[len(things)/2]
	is := func(attribute, name string) bool {
		t.Helper()
		button := regexp.MustCompile(`<button[^>]*("` + regexp.QuoteMeta(name) + `"[^>]*>|>\s*<span class="aside">\s*` + regexp.QuoteMeta(name) + `)`).FindString(d.Page())
		if button == "" {
			t.Fatalf("no button is called %q", name)
		}
		return strings.Contains(button, attribute) && !strings.Contains(button, attribute+`="false"`)
	}
	pressed := func() bool { return is("aria-pressed", brianwords.Words{Narrator: d.Narrator()}.ActionCard(card)) }
	confirm := func() bool { return !is("disabled", "Confirm: Lead") }
	if pressed() || confirm() {
		t.Error("something is picked before anybody has picked")
	}
	d.Tell(client.Take{Thing: card})
	if !pressed() || confirm() {
		t.Error("a card alone is not picked, or is enough")
	}
	var town int8
	for p := int8(0); p < 53; p++ {
		if d.M.Table.Picker.Targets()>>uint(p)&1 != 0 {
			town = p
			if !brianboru.Fits(card, p) {
				t.Errorf("%s goes to %s", d.Narrator().What(card), d.Narrator().Place(p))
			}
		}
	}
	d.Tell(client.Tap{Place: town})
	if !confirm() || !strings.Contains(d.Page(), d.Narrator().Place(town)+". ") || !strings.Contains(d.Page(), "best rival") {
		t.Error("card and town cannot be confirmed, or nothing is told of them and the region")
	}
	d.Tell(client.PressPicked{})
	trick := d.state().Trick()
	if len(trick) != 1 || trick[0].Card != card || d.state().ActiveTown() != town {
		t.Errorf("the trick is %+v for %d", trick, d.state().ActiveTown())
	}
}

// TestTheTrickIsToldCardByCard: it names the card of each player, whose own are yours, the
// player ahead, those still to play and the one that acts. The places of the cards are there
// before the first of them, from the player who leads on.
func TestTheTrickIsToldCardByCard(t *testing.T) {
	d := ireland(t, 5)
	seen := map[string]int{}
	d.Roam(func() bool {
		page, trick, narrator := d.Page(), d.state().Trick(), d.Narrator()
		first := d.M.Table.Turn.Seat
		switch {
		case len(trick) > 0:
			first = trick[0].Seat
		case d.Ask() != "lead" || first < 0:
			if strings.Contains(page, `class="plays"`) {
				t.Fatalf("asked %s, an empty trick is shown", d.Ask())
			}
			return false
		}
		for i := range d.state().Seats() {
			seat := engine.Seat((int(first) + i) % d.state().Seats())
			name := d.M.Table.Name(d.M.Language(), seat)
			if seat == d.M.Table.User {
				name = "You"
			}
			want := name + ": to play"
			if i < len(trick) {
				want = fmt.Sprintf("%s: %s", name, narrator.What(trick[i].Card))
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
				t.Fatalf("asked %s, nobody says %q", d.Ask(), want)
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

// TestAPlayerSeesTheirHandWhileBotsPlay: a person sees their own hand and no other.
func TestAPlayerSeesTheirHandWhileBotsPlay(t *testing.T) {
	d := ireland(t, 3)
	d.RoamTo("lead")
	me := d.M.Table.Viewer
	for seat := range engine.Seat(3) {
		if seat != me {
			d.Tell(client.SetSeat{Seat: seat, Kind: match.Easy})
		}
	}
	d.Tell(client.Ready{}, client.Press{Choice: d.M.Table.Picker.All()[0]})
	if !d.M.Table.BotTurn() || d.M.Table.User != me {
		t.Fatalf("asked %s, no bot decides", d.Ask())
	}
	page := d.Page()
	allowed := d.public()
	for _, what := range d.state().Hand(me) {
		name := d.Narrator().What(what)
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
	d.RoamTo("action")
	card := brianboru.ActionCard(d.state().Resolving())
	page := d.Page()
	colour := map[brianboru.Suit]string{brianboru.Red: "Raiders", brianboru.Blue: "Church", brianboru.Yellow: "Courtship", brianboru.White: "Free a town"}[card.Suit]
	for label, runs := range map[string][]brianboru.Run{"Coins": card.Upper, colour: card.Lower} {
		name := label + ": " + brianwords.Words{Narrator: d.Narrator()}.Action(runs)
		_, option, found := strings.Cut(page, name)
		if !found {
			t.Fatalf("no %s", name)
		}
		option, _, _ = strings.Cut(option, "</button>")
		for _, r := range runs {
			if !strings.Contains(option, screen.SymbolPaths[r.Symbol]) {
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
		if screen.SymbolPaths[y] == "" {
			t.Errorf("%s has no picture", y)
		}
	}
	d := ireland(t, 3)
	d.Tell(client.Ready{}, client.OpenDrawer{Drawer: client.OwnDrawer + 2})
	page := d.Page()
	for what := int8(0); what < 25; what++ {
		name := brianwords.Words{Narrator: d.Narrator()}.ActionCard(what)
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
				if !strings.Contains(drawn, screen.SymbolPaths[r.Symbol]) {
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
		d.Tell(client.OpenDrawer{Drawer: client.ScoresDrawer})
		_, table, _ := strings.Cut(d.Page(), "tally-total")
		table, _, _ = strings.Cut(table, "</tr>")
		d.Tell(client.OpenDrawer{})
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
			points := d.M.Table.Standing[seat].Points
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
	d.Roam(func() bool {
		if n++; n%20 == 0 {
			hold(false)
		}
		return false
	})
	hold(true)
}

// TestPossiblePointsGoAtTheEnd: the most that can be reached, and what is
// short of claims, are shown while the game goes on.
func TestPossiblePointsGoAtTheEnd(t *testing.T) {
	d := ireland(t, 4)
	hidden := regexp.MustCompile(` hidden[ >]`)
	hold := func(over bool) {
		t.Helper()
		d.Tell(client.OpenDrawer{Drawer: client.ScoresDrawer})
		row := regexp.MustCompile(`<tr[^>]*"tally-most"[^>]*>`).FindString(d.Page())
		if got := hidden.MatchString(row); row == "" || got != over {
			t.Errorf("over: %v, the most is hidden: %v", over, got)
		}
		d.Tell(client.OpenDrawer{Drawer: client.OwnDrawer + 1})
		if !over {
			d.Shows("more town to lead")
		}
		if got := !strings.Contains(d.Page(), "worth-show"); got != over {
			t.Errorf("over: %v, the way to the claims on the map is hidden: %v", over, got)
		}
		d.Tell(client.OpenDrawer{}, client.ShowWorth{Layer: client.Layer{During: engine.None}})
		if marks, _ := d.View().Layer(); (marks == nil) != over {
			t.Errorf("over: %v, on the map: %v", over, marks)
		}
		d.Tell(client.HideWorth{})
	}
	d.Tell(client.Ready{})
	hold(false)
	d.Roam(func() bool { return false })
	hold(true)
}

// TestATownSaysWhichCardsFit: picked before a card, it pales the others.
func TestATownSaysWhichCardsFit(t *testing.T) {
	d := ireland(t, 4)
	d.RoamTo("lead")
	pale := func() int { return strings.Count(d.Page(), "card-unfit") }
	if n := pale(); n > 0 {
		t.Errorf("%d cards are pale before a town is picked", n)
	}
	for town := int8(0); town < 53; town++ {
		if d.M.Table.Picker.Targets()>>uint(town)&1 == 0 {
			continue
		}
		d.Tell(client.Tap{Place: town})
		unfit := 0
		for _, card := range d.M.Table.Picker.Things() {
			if !brianboru.Fits(card, town) {
				unfit++
			}
		}
		if n := pale(); n != unfit {
			t.Errorf("%s: %d cards are pale, not %d", d.Narrator().Place(town), n, unfit)
		}
		if want := "For " + d.Narrator().Place(town) + ": " + brianboru.TownOf(town).Suit.String() + " or white wins"; !strings.Contains(d.Page(), want) {
			t.Errorf("nobody says %q", want)
		}
		d.Tell(client.Tap{Place: town}) // put back
	}
}

// TestTheBoardInWords: it says in words which towns and claims there are.
func TestTheBoardInWords(t *testing.T) {
	d := ireland(t, 3)
	d.Tell(client.Ready{}, client.OpenDrawer{Drawer: client.BoardDrawer})
	page := d.Page()
	for _, words := range []string{
		"red town", "blue town", "yellow town",
		"7 points, face down: no one’s until players take 5 towns", "2 points, face down: no one’s until players take 2 towns",
	} {
		if !strings.Contains(page, words) {
			t.Errorf("nobody says %q", words)
		}
	}
	if strings.Contains(page, "claim face down, opened by") {
		t.Error("a claim is told twice")
	}
}

// TestTheDraftCountsTheCardsMarked: one of two, and both.
func TestTheDraftCountsTheCardsMarked(t *testing.T) {
	t.Parallel()
	d := ireland(t, 3)
	d.RoamTo("keep")
	packet := d.state().Packet(d.M.Table.Viewer)
	for marked, said := range []string{" cards, the others go to", "1 of 2 marked.", "2 of 2 marked."} {
		if marked > 0 {
			d.Tell(client.Take{Thing: packet[marked-1]})
		}
		d.Shows(said)
		d.EveryLanguage()
	}
}

// TestATownThatVikingsHoldIsTheirs: where a region names its towns, whosever disc lies below.
func TestATownThatVikingsHoldIsTheirs(t *testing.T) {
	d := ireland(t, 3)
	var town int8
	d.Roam(func() bool {
		for _, p := range d.M.Table.Pieces {
			if p.Side == int8(brianboru.Vikings) && d.M.Table.Turn.Seat >= 0 {
				town = p.Place
				return true
			}
		}
		return false
	})
	name, region := d.Narrator().Place(town), brianboru.TownOf(town).Region
	places := d.M.Table.Game().Lexicon().Places
	at := slices.Index(places, d.state().Claim(int(region)).Name)
	d.Tell(client.ShowPlace{Place: int8(at)})
	d.Shows(name + " (Vikings)")
}

// TestAPlayerWhoWaitsIsToldTheirOwnUpkeep: and how much more there is.
func TestAPlayerWhoWaitsIsToldTheirOwnUpkeep(t *testing.T) {
	d := ireland(t, 3)
	x := d.M.Table.Game().Lexicon()
	event := func(name string, side, other int8) engine.Event {
		return engine.Event{Kind: uint8(slices.Index(x.Events, name)), Side: side, Other: other, From: engine.None, To: 3, What: engine.None, Count: 2}
	}
	own := int8(d.M.Table.User)
	foe, third := (own+1)%3, (own+2)%3
	lost, spoils := event("incursion", foe, own), event("scoreSpoils", foe, engine.None)
	vikings := event("vikings", engine.None, engine.None)
	news := []engine.Event{lost, spoils, event("scoreSpoils", third, engine.None), vikings}
	shorten := d.View().(gameview.Shortener).Shortened
	if rest, lines := shorten(news); len(rest) != len(news) || len(lines) > 0 {
		t.Errorf("of few news only %d are told, and %q", len(rest), lines)
	}
	rest, lines := shorten(append(news, event("scoreChurch", foe, engine.None)))
	if !slices.Equal(rest, []engine.Event{lost, vikings}) || !slices.Equal(lines, []string{"3 more in the log"}) {
		t.Errorf("told are %+v and %q", rest, lines)
	}
}
