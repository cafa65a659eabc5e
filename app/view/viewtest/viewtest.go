// Package viewtest plays a client in tests of screens: its commands all succeed, and
// what it draws can be read.
package viewtest

import (
	"html"
	"regexp"
	"slices"
	"strings"
	"testing"

	"bretwalda/app/client"
	families "bretwalda/app/games"
	"bretwalda/app/gameview"
	"bretwalda/app/text"
	"bretwalda/engine"
	"bretwalda/engine/games"
	"bretwalda/engine/match"
	"bretwalda/static/site/languages"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// Draw draws a client: it is view.Draw, whose own tests this package serves too.
type Draw func(*client.Model, gameview.Screens, client.Sender) app.UI

// Desk is a client in a test.
type Desk struct {
	T     *testing.T
	M     *client.Model
	Texts map[string]string
	Asked *client.AskBot // what a bot thinks about
	Waits *client.Wait   // until what has been done is seen

	Screens gameview.Screens

	Patient bool // the person looks before they roll dice that are due

	draw Draw
}

// Of is a desk on which only some games lie.
func Of(t *testing.T, draw Draw, all ...engine.Game) *Desk {
	var clock int64
	var chance uint64 = 5
	d := &Desk{T: t, Texts: map[string]string{}, Screens: families.All(), draw: draw}
	m, first := client.Start(client.World{
		Now:    func() int64 { clock += 70_000; return clock },
		Random: func() uint64 { chance = chance*6364136223846793005 + 1442695040888963407; return chance },
		Site:   "https://example.org/", CanShare: true, Games: all, Revisions: slices.Concat(all, games.Revisions()), Families: families.All().Families(),
		Sketch: families.All().Sketch,
	})
	d.M = m
	d.run(first)
	d.Tell(client.Navigated{})
	return d
}

// Number is the number of a game in the list of all.
func Number(t *testing.T, id string) int {
	t.Helper()
	i := slices.IndexFunc(games.All(), func(g engine.Game) bool { return g.ID() == id })
	if i < 0 {
		t.Fatalf("no game %s", id)
	}
	return i
}

// Tell sends messages.
func (d *Desk) Tell(messages ...client.Message) {
	for _, m := range messages {
		d.run(d.M.After(m, m.Apply(d.M)))
		for !d.Patient && d.M.Table != nil && d.M.Table.Rest != nil {
			d.run(d.M.After(client.EndReplay{}, client.EndReplay{}.Apply(d.M)))
		}
	}
}

func (d *Desk) run(commands []client.Command) {
	for _, command := range commands {
		switch c := command.(type) {
		case client.Open:
			d.M.Setup.Kinds = [engine.MaxSeats]match.Kind{} // people all
			d.Tell(client.Opened{Texts: d.Texts})
		case client.Load:
			d.Tell(client.Loaded{ID: c.ID, Text: d.Texts[c.ID]})
		case client.Save:
			d.Texts[c.Record.ID] = c.Record.Text()
			d.Tell(client.Saved{Record: c.Record})
		case client.Delete:
			delete(d.Texts, c.ID)
			d.Tell(client.Deleted{ID: c.ID})
		case client.SaveSettings:
			d.Tell(client.SettingsSaved{})
		case client.Go:
			d.Tell(client.Navigated{Fragment: c.Fragment})
		case client.Copy:
			d.Tell(client.Copied{})
		case client.AskBot:
			d.Asked = &c
		case client.Wait:
			d.Waits = &c
		case client.Fetch:
			content, err := languages.Read(c.Name)
			d.Tell(client.Fetched{Name: c.Name, Text: string(content), Err: err})
		}
	}
}

// HTML draws the page in a language and checks that every text is there.
func (d *Desk) HTML(code string) string {
	d.T.Helper()
	d.M.Settings.Language = code
	h := app.HTMLString(d.draw(d.M, d.Screens, func(client.Message) {}))
	words := Readable(h)
	if found := raw.FindString(words); found != "" && !strings.Contains(found, "example.org") {
		d.T.Errorf("%s: a key is shown as it is: %q", code, found)
	}
	if found := unfilled.FindString(words); found != "" {
		d.T.Errorf("%s: a gap is not filled: %q", code, found)
	}
	return h
}

// EveryLanguage draws the page in every language.
func (d *Desk) EveryLanguage() {
	d.T.Helper()
	for _, code := range text.Codes() {
		d.HTML(code)
	}
}

// Shows checks that the page holds all of these.
func (d *Desk) Shows(parts ...string) {
	d.T.Helper()
	h := strings.ReplaceAll(d.HTML("en"), "\n", "")
	for _, part := range parts {
		if !strings.Contains(h, part) {
			d.T.Errorf("the page has no %q", part)
		}
	}
}

// Page is the table as it is drawn.
func (d *Desk) Page() string {
	return html.UnescapeString(app.HTMLString(d.draw(d.M, d.Screens, func(client.Message) {})))
}

// Begin sets a match up, by messages to the form, and starts it.
func (d *Desk) Begin(messages ...client.Message) {
	d.Tell(client.Goto{Fragment: client.AtNew}, client.SetName{Seat: 0, Name: "Ann"})
	d.Tell(messages...)
	d.EveryLanguage()
	d.Tell(client.StartMatch{})
	if d.M.Table == nil {
		d.T.Fatalf("no table: %+v", d.M.Notice)
	}
}

// Ask is the question, by its name.
func (d *Desk) Ask() string {
	t := d.M.Table
	return t.Game().Lexicon().Asks[t.Turn.Kind]
}

// Narrator says the match in the language in use.
func (d *Desk) Narrator() *text.Narrator {
	t := d.M.Table
	return text.NewNarrator(d.M.Language(), t.Game(), func(seat engine.Seat) string { return t.Name(d.M.Language(), seat) })
}

// View is the game view of the table, which draws with the table.
func (d *Desk) View() gameview.View {
	d.T.Helper()
	var view gameview.View
	screens := slices.Clone(d.Screens)
	for i, s := range d.Screens {
		screens[i].New = func(table gameview.Default) (gameview.View, bool) {
			own, ok := s.New(table)
			if ok {
				view = own
			}
			return own, ok
		}
	}
	d.draw(d.M, screens, func(client.Message) {})
	if view == nil {
		d.T.Fatal("the table has no game view")
	}
	return view
}

// Table is what the game view draws with.
func (d *Desk) Table() gameview.Table { return d.View().(gameview.Table) }

// Roam makes choices from all over the lists until told to stop, or to the end.
func (d *Desk) Roam(stop func() bool) {
	for n := 0; !d.M.Table.Turn.Over(); n++ {
		d.Tell(client.Ready{})
		if stop() {
			return
		}
		if d.M.Table.Rest != nil {
			d.Tell(client.EndReplay{})
			continue
		}
		list := d.M.Table.Picker.All()
		d.Tell(client.Press{Choice: list[(n*7+n/3)%len(list)]}, client.ConfirmEnd{})
	}
}

// RoamTo roams until something is asked.
func (d *Desk) RoamTo(asks ...string) {
	d.T.Helper()
	d.Roam(func() bool { return slices.Contains(asks, d.Ask()) })
	if d.M.Table.Turn.Over() {
		d.T.Fatalf("%v is never asked", asks)
	}
}

// OnTo makes choices, the middle one of each list, until something is asked that
// the test waits for.
func (d *Desk) OnTo(there func(*client.Table) bool) {
	d.T.Helper()
	for range 3000 {
		d.Tell(client.EndReplay{}, client.Ready{})
		table := d.M.Table
		if there(table) {
			return
		}
		list := table.Picker.All()
		if table.Turn.Over() || len(list) == 0 {
			break
		}
		d.Tell(client.Press{Choice: list[len(list)/2]})
		if d.M.Table.Asking != client.NoQuestion {
			d.Tell(client.ConfirmEnd{})
		}
	}
	d.T.Fatal("it never comes to that")
}

// Brings plays on until an event of a kind has just happened, and tells of whom.
func (d *Desk) Brings(kind string) (side int8) {
	d.T.Helper()
	d.OnTo(func(table *client.Table) bool {
		x := table.Game().Lexicon()
		i := slices.IndexFunc(table.News, func(e engine.Event) bool { return x.Events[e.Kind] == kind })
		if i >= 0 {
			side = table.News[i].Side
		}
		return i >= 0
	})
	return side
}

// Sit begins a match between people by these names.
func (d *Desk) Sit(scenario int, names ...string) {
	d.T.Helper()
	d.Tell(client.Goto{Fragment: client.AtNew}, client.SetScenario{Scenario: scenario}, client.SetSeats{Seats: len(names)})
	for i, name := range names {
		d.Tell(client.SetName{Seat: i, Name: name})
	}
	d.Tell(client.StartMatch{}, client.Ready{})
}

var (
	raw      = regexp.MustCompile(`(?m)(^|[> "])[a-z][a-zA-Z]*(\.[A-Za-z]+)+($|[< "])`)
	unfilled = regexp.MustCompile(`\{[A-Za-z.]+\}`)
)

// Readable is what can be read of a page, pictures left out.
func Readable(html string) string {
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
