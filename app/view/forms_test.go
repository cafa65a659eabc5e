package view

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"bretwalda/app/client"
	"bretwalda/app/internal/cards"
	"bretwalda/app/table"
	"bretwalda/engine"
	"bretwalda/engine/britannia"
	"bretwalda/engine/dice"
	"bretwalda/engine/marcher"
	"bretwalda/engine/match"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// form draws the form of a new match in English.
func (d *desk) form() string {
	d.M.Settings.Language = "en"
	return strings.ReplaceAll(app.HTMLString(Draw(d.M, d.Screens, func(client.Message) {})), "\n", "")
}

func TestTheGameIsChosenBeforeItsEdition(t *testing.T) {
	d := deskOf(t, britannia.Revised(), britannia.Classic(), cards.Game())
	d.Tell(client.Goto{Fragment: client.AtNew})
	h := d.form()
	if strings.Count(h, `name="game"`) != 2 {
		t.Error("there are not two games to choose from")
	}
	if !strings.Contains(h, `aria-label="Edition"`) || !strings.Contains(h, "classic edition") {
		t.Error("the editions of Britannia are not offered")
	}
	d.Tell(client.SetGame{Game: 2})
	if h := d.form(); strings.Contains(h, "classic edition") {
		t.Error("editions of another game are offered")
	}
}

func TestNoRealDiceForCardsThatAreDealt(t *testing.T) {
	d := deskOf(t, britannia.Revised(), cards.Game())
	d.Tell(client.Goto{Fragment: client.AtNew}, client.SetDice{Dice: dice.ByHand})
	if !strings.Contains(d.form(), "We roll at the table") {
		t.Fatal("real dice are not offered for Britannia")
	}
	d.Tell(client.SetGame{Game: 1}, client.SetDice{Dice: dice.ByHand})
	if strings.Contains(d.form(), "We roll at the table") {
		t.Error("real dice are offered for cards")
	}
	d.Tell(client.StartMatch{})
	if d.M.Table == nil || d.M.Table.Header().Dice.Kind != dice.Seeded {
		t.Error("a person plays Nature, who deals what nobody may see")
	}
}

func TestReconstructedFiguresAreNamed(t *testing.T) {
	d := deskOf(t, britannia.Classic())
	d.Tell(client.Goto{Fragment: client.AtNew})
	const words = "all but three lines of the Normans’ card"
	if !strings.Contains(d.form(), words) {
		t.Error("the form does not say it")
	}
	d.Tell(client.StartMatch{}, client.OpenDrawer{Drawer: client.MenuDrawer})
	if !strings.Contains(d.form(), words) {
		t.Error("the menu of the table does not say it")
	}
}

// TestEqualCountersAreDrawnOnce: a player who draws from a cup on the
// table says which kind it was, not which of those that look alike.
func TestEqualCountersAreDrawnOnce(t *testing.T) {
	d := deskOf(t, cards.Game())
	d.Tell(client.Goto{Fragment: client.AtNew}, client.StartMatch{}, client.Ready{})
	const deal, wren, otter = 0, 0, 1
	drawn := func(what, number int8) engine.Choice {
		return engine.Choice{Verb: deal, What: what, Count: number, From: engine.None, To: engine.None, Via: engine.None, Via2: engine.None}
	}
	nature := engine.Turn{Seat: engine.Nature, Side: engine.None, Other: engine.None, Place: engine.None}
	d.M.Table.Turn = nature
	d.M.Table.Picker = table.NewPicker(nature, []engine.Choice{drawn(wren, 0), drawn(wren, 1), drawn(otter, 0), drawn(wren, 2)})
	h := d.form()
	for _, name := range []string{"Wren", "Otter"} {
		if n := strings.Count(h, ">"+name+"<"); n != 1 {
			t.Errorf("%s is offered %d times", name, n)
		}
	}
}

// TestTwoDiceOfTenSidesAreEnteredDigitByDigit: a hundred buttons would not do.
func TestTwoDiceOfTenSidesAreEnteredDigitByDigit(t *testing.T) {
	d := deskOf(t, britannia.Revised())
	d.Tell(client.Goto{Fragment: client.AtNew}, client.StartMatch{}, client.Ready{})
	verbs := d.M.Table.Game().Lexicon().Verbs
	nature := engine.Turn{Seat: engine.Nature, Side: engine.None, Other: engine.None, Place: engine.None}
	var list []engine.Choice
	for n := range int8(100) {
		list = append(list, engine.Choice{Verb: uint8(slices.Index(verbs, "roll")), What: engine.None, Count: n, From: engine.None, To: engine.None, Via: engine.None, Via2: engine.None})
	}
	d.M.Table.Turn = nature
	d.M.Table.Picker = table.NewPicker(nature, list)
	d.M.Table.Picker.Low = true
	if n := strings.Count(d.form(), `class="face"`); n != 20 {
		t.Fatalf("%d figures are offered", n)
	}
	d.Tell(client.SetFacet{Facet: table.Count, Value: 47})
	h := d.form()
	if !strings.Contains(h, `aria-label="Confirm: 47"`) {
		t.Error("47 cannot be confirmed")
	}
	var pressed []string
	for _, b := range strings.Split(h, "<button")[1:] {
		if b, _, _ = strings.Cut(b, ">"); strings.Contains(b, `class="face"`) && !strings.Contains(b, `aria-pressed="false"`) {
			_, label, _ := strings.Cut(b, `aria-label="`)
			pressed = append(pressed, label[:1])
		}
	}
	if !slices.Equal(pressed, []string{"4", "7"}) {
		t.Errorf("the figures %v are pressed", pressed)
	}
}

func TestOptionsThatDoNotMatterAreNotAsked(t *testing.T) {
	d := deskOf(t, britannia.Revised())
	raise := slices.IndexFunc(britannia.Revised().Options(), func(o engine.Option) bool { return o.ID == "raise" })
	d.Tell(client.Goto{Fragment: client.AtNew})
	if strings.Contains(d.form(), "Minimum raise") {
		t.Error("how bids rise is asked although nobody bids")
	}
	const drawn, bid = 0, 2
	d.Tell(client.SetOption{Option: 0, Value: bid}, client.SetOption{Option: raise, Value: 1})
	if !strings.Contains(d.form(), "Minimum raise") {
		t.Error("how bids rise is not asked although the nations are bid for")
	}
	d.Tell(client.SetOption{Option: 0, Value: drawn}, client.StartMatch{})
	if got := d.M.Table.Header().Setup.Options[raise]; got != 0 {
		t.Errorf("an option that does not matter has value %d", got)
	}
}

// TestSidesAreToldBeforeTheMatch: in the order in which the rules seat them, with
// their leaders where a side has several players.
func TestSidesAreToldBeforeTheMatch(t *testing.T) {
	d := deskOf(t, marcher.Lords())
	d.Tell(client.Goto{Fragment: client.AtNew})
	for i, scenario := range marcher.Lords().Scenarios() {
		for _, seats := range scenario.Seats {
			d.Tell(client.SetScenario{Scenario: i}, client.SetSeats{Seats: seats})
			st, err := marcher.Lords().New(engine.Setup{Scenario: i, Seats: seats, Options: make([]uint8, len(marcher.Lords().Options()))})
			if err != nil {
				t.Fatal(err)
			}
			h := d.form()
			_, told, _ := strings.Cut(h, `class="field-list"`)
			_, told, _ = strings.Cut(told, "<p ")
			_, told, _ = strings.Cut(told, ">")
			told, _, _ = strings.Cut(told, "<")
			first, team := "Normans", []string{"Hugh", "Roger", "William"}
			if st.(*marcher.State).Seats(marcher.Welsh)[0] == 0 {
				first, team = "Welsh", []string{"Gruffydd", "Rhys"}
			}
			if i := strings.IndexAny(told, "NW"); !strings.HasPrefix(told[max(i, 0):], first) {
				t.Errorf("%s for %d does not begin with the %s: %q", scenario.ID, seats, first, told)
			}
			for _, leader := range team {
				if strings.Contains(told, leader) != (seats > 2) {
					t.Errorf("%s for %d, and %s: %q", scenario.ID, seats, leader, told)
				}
			}
		}
	}
	d.Tell(client.SetKind{Seat: 1, Kind: match.Vacant}, client.StartMatch{})
	if h := d.form(); !strings.Contains(h, "with Gruffydd and Rhys") || strings.Contains(h, ">Welsh<") {
		t.Error("who is invited does not see whom the seats play, or sees it of some")
	}
}

// TestSettingsAreSwitches: what is on or off is one switch, which a tap turns, and the
// rest is a row of buttons each.
func TestSettingsAreSwitches(t *testing.T) {
	d := newDesk(t)
	d.Tell(client.Goto{Fragment: client.AtSettings})
	h := d.form()
	if strings.Contains(h, `type="radio"`) || strings.Count(h, `role="switch"`) < 3 {
		t.Fatal("settings are asked as in a form")
	}
	of := func(name string) string {
		for _, b := range strings.Split(d.form(), "<button")[1:] {
			if b, _, _ = strings.Cut(b, ">"); strings.Contains(b, `aria-label="`+name+`"`) {
				return strconv.FormatBool(!strings.Contains(b, `aria-checked="false"`))
			}
		}
		return ""
	}
	if of("Animations") != "true" || of("Tips") != "true" {
		t.Errorf("movement is %q and tips are %q at first", of("Animations"), of("Tips"))
	}
	d.Tell(client.SetSetting{Setting: client.Tips, Value: "off"})
	if of("Animations") != "true" || of("Tips") != "false" {
		t.Errorf("then movement is %q and tips are %q", of("Animations"), of("Tips"))
	}
}
