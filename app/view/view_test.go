package view

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"bretwalda/app/client"
	families "bretwalda/app/games"
	"bretwalda/app/gameview"
	"bretwalda/app/store"
	"bretwalda/app/text"
	"bretwalda/engine"
	"bretwalda/engine/dice"
	"bretwalda/engine/games"
	"bretwalda/static/site/languages"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// desk runs a client whose commands all succeed.
type desk struct {
	t     *testing.T
	m     *client.Model
	texts map[string]string
	asked *client.Think // what a bot thinks about

	screens gameview.Screens

	patient bool // the person looks before they roll dice that are due
}

func newDesk(t *testing.T) *desk { return deskOf(t, games.All()...) }

// deskOf is a desk on which only some games lie.
func deskOf(t *testing.T, all ...engine.Game) *desk {
	var clock int64
	var chance uint64 = 5
	d := &desk{t: t, texts: map[string]string{}, screens: families.All()}
	m, first := client.Start(client.World{
		Now:    func() int64 { clock += 70_000; return clock },
		Random: func() uint64 { chance = chance*6364136223846793005 + 1442695040888963407; return chance },
		Site:   "https://example.org/", Share: true, Games: all, Revisions: slices.Concat(all, games.Revisions()), Families: families.All().Families(),
	})
	d.m = m
	d.run(first)
	d.tell(client.Navigated{})
	return d
}

func (d *desk) tell(messages ...client.Message) {
	for _, m := range messages {
		d.run(d.m.Update(m))
		for !d.patient && d.m.Table != nil && d.m.Table.Replay.Rests() {
			d.run(d.m.Update(client.EndReplay{}))
		}
	}
}

func (d *desk) run(commands []client.Command) {
	for _, command := range commands {
		switch c := command.(type) {
		case client.Open:
			d.tell(client.Opened{Texts: d.texts, Settings: `{"company":"person person person person person person"}`})
		case client.Load:
			d.tell(client.Loaded{ID: c.ID, Text: d.texts[c.ID]})
		case client.Save:
			d.texts[c.Record.ID] = c.Record.Text()
			d.tell(client.Saved{Record: c.Record})
		case client.SaveSettings:
			d.tell(client.SettingsSaved{})
		case client.Go:
			d.tell(client.Navigated{Fragment: c.Fragment})
		case client.Copy:
			d.tell(client.Copied{})
		case client.Think:
			d.asked = &c
		case client.Fetch:
			content, err := languages.Read(c.Name)
			d.tell(client.Fetched{Name: c.Name, Text: string(content), Err: err})
		}
	}
}

var (
	raw      = regexp.MustCompile(`(?m)(^|[> "])[a-z][a-zA-Z]*(\.[A-Za-z]+)+($|[< "])`)
	unfilled = regexp.MustCompile(`\{[A-Za-z.]+\}`)
)

// readable is what can be read of a page, pictures left out.
func readable(html string) string {
	var b strings.Builder
	for {
		before, rest, found := strings.Cut(html, "<")
		b.WriteString(before)
		if !found {
			return b.String()
		}
		b.WriteByte('\n')
		end := ">"
		if strings.HasPrefix(rest, "svg") {
			end = "</svg>"
		}
		_, html, _ = strings.Cut(rest, end)
	}
}

// html draws the page in a language and checks that every text is there.
func (d *desk) html(code string) string {
	d.t.Helper()
	d.m.Settings.Language = code
	h := app.HTMLString(Draw(d.m, d.screens, func(client.Message) {}))
	words := readable(h)
	if found := raw.FindString(words); found != "" && !strings.Contains(found, "example.org") {
		d.t.Errorf("%s: a key is shown as it is: %q", code, found)
	}
	if found := unfilled.FindString(words); found != "" {
		d.t.Errorf("%s: a gap is not filled: %q", code, found)
	}
	return h
}

func (d *desk) everyLanguage() {
	d.t.Helper()
	for _, code := range text.Codes() {
		d.html(code)
	}
}

func (d *desk) begin(messages ...client.Message) {
	d.tell(client.Goto{Fragment: client.AtNew}, client.SetName{Seat: 0, Name: "Ann"})
	d.tell(messages...)
	d.everyLanguage()
	d.tell(client.StartMatch{})
	if d.m.Table == nil {
		d.t.Fatalf("no table: %+v", d.m.Notice)
	}
}

func TestEveryScreenInEveryLanguage(t *testing.T) {
	d := newDesk(t)
	for _, at := range []string{client.AtHome, client.AtNew, client.AtSettings, client.AtAbout, "1AB", "hello"} {
		d.tell(client.Goto{Fragment: at})
		d.everyLanguage()
	}
	d.begin()
	link := d.m.Table.Text()
	d.tell(client.Goto{Fragment: client.AtHome}, client.AskForget{ID: d.m.Table.Record.ID})
	d.everyLanguage()
	d.tell(client.Goto{Fragment: link})
	d.everyLanguage()
	d.m.Broken = append(d.m.Broken, store.Broken{ID: "x", Text: "?"})
	d.m.Storage = store.ErrRefused
	d.m.Waits = true
	d.tell(client.Goto{Fragment: client.AtHome})
	d.everyLanguage()
	d.tell(client.Goto{Fragment: client.AtMatch("x")})
	d.everyLanguage()
}

func TestTheNamesThatTestsRelyOn(t *testing.T) {
	d := newDesk(t)
	check := func(names ...string) {
		t.Helper()
		h := d.html("en")
		for _, n := range names {
			if !strings.Contains(h, ">"+n+"<") && !strings.Contains(strings.ReplaceAll(h, "\n", ""), n) {
				t.Errorf("no %q", n)
			}
		}
	}
	check("New game", "Open link", "Settings")
	d.tell(client.Goto{Fragment: client.AtNew})
	check("Start")
	d.begin()
	check("Undo", "End turn")
	d.tell(client.OpenDrawer{Drawer: client.MenuDrawer})
	check("Share", "Copy link", "Settings")
}

// Whole matches of every game are drawn: each question in every language, and
// each drawer in turn.
func TestWholeMatchesAreDrawn(t *testing.T) {
	for i, g := range games.All() {
		for j, sc := range g.Scenarios() {
			t.Run(g.ID()+" "+sc.ID, func(t *testing.T) {
				t.Parallel()
				d := newDesk(t)
				d.begin(client.SetGame{Game: i}, client.SetScenario{Scenario: j}, client.SetOption{Option: 0, Value: uint8(len(g.Options()[0].Values) - 1)}, client.SetDice{Dice: dice.Kind(j % 2)})
				d.playOut()
			})
		}
	}
}

func (d *desk) playOut() {
	asked := map[uint8]bool{}
	for n := 0; n < 20_000 && !d.m.Table.Turn.Over(); n++ {
		table := d.m.Table
		fresh := !asked[table.Turn.Kind]
		asked[table.Turn.Kind] = true
		if fresh || n%400 == 0 {
			d.everyLanguage()
			d.tell(client.Ready{}, client.OpenDrawer{Drawer: client.Drawer(n % (int(client.OwnDrawer) + 3))})
			d.everyLanguage()
			d.tell(client.ShowSide{Side: int8(n % len(table.Game().Lexicon().Sides))})
			d.everyLanguage()
			d.tell(client.OpenDrawer{Drawer: client.NoDrawer})
		}
		d.tell(client.Ready{})
		list := table.Picker.All()
		c := list[(n*7+n/3)%len(list)]
		if fresh || n%100 == 0 {
			if c.From >= 0 {
				d.tell(client.Tap{Place: c.From})
			}
			if c.To >= 0 {
				d.tell(client.Tap{Place: c.To})
			}
			d.everyLanguage()
		}
		d.tell(client.Press{Choice: c})
		if table.Asking != client.NoQuestion {
			d.html("en")
			d.tell(client.ConfirmEnd{})
		}
	}
	if !d.m.Table.Turn.Over() {
		d.t.Fatalf("not over in round %d", d.m.Table.Round())
	}
	d.everyLanguage()
	if len(asked) < 6 {
		d.t.Errorf("only %d questions were asked", len(asked))
	}
}
