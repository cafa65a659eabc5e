package view

import (
	"regexp"
	"strings"
	"testing"

	"bretwalda/app/client"
	"bretwalda/app/internal/editions"
	"bretwalda/app/store"
	"bretwalda/app/view/viewtest"
	"bretwalda/engine"
	"bretwalda/engine/brianboru"
	"bretwalda/engine/dice"
	"bretwalda/engine/games"
	"bretwalda/engine/marcher"
)

// desk is a client whose table can be looked at from within.
type desk struct{ *viewtest.Desk }

func newDesk(t *testing.T) *desk { return deskOf(t, games.All()...) }

// deskOf is a desk on which only some games lie.
func deskOf(t *testing.T, all ...engine.Game) *desk { return &desk{viewtest.Of(t, Draw, all...)} }

// lords is a desk with a match of The Marcher Lords that has just begun.
func lords(t *testing.T, scenario, seats int) *desk {
	t.Helper()
	d := deskOf(t, marcher.Lords())
	d.M.Settings.Passing = "never"
	d.Sit(scenario, []string{"Ann", "Ben", "Cat", "Dan"}[:seats]...)
	return d
}

// ireland is a table of Brian Boru with so many players.
func ireland(t *testing.T, seats int) *desk {
	d := deskOf(t, brianboru.HighKing())
	d.Tell(client.Goto{Fragment: client.AtNew}, client.SetSeats{Seats: seats}, client.StartMatch{})
	return d
}

// early begins the scenario of the Romans and the inhabitants, on one device.
func early(t *testing.T) *desk {
	d := newDesk(t)
	d.Begin(client.SetGame{Game: viewtest.Number(t, "britannia-2008")}, client.SetScenario{Scenario: 2})
	return d
}

func TestEveryScreenInEveryLanguage(t *testing.T) {
	d := newDesk(t)
	for _, at := range []string{client.AtHome, client.AtNew, client.AtSettings, client.AtAbout, "1AB", "hello"} {
		d.Tell(client.Goto{Fragment: at})
		d.EveryLanguage()
	}
	d.Begin()
	link := d.M.Table.Text()
	d.Tell(client.Goto{Fragment: client.AtHome}, client.AskForget{ID: d.M.Table.Record.ID})
	d.EveryLanguage()
	d.Tell(client.Goto{Fragment: link})
	d.EveryLanguage()
	d.M.Broken = append(d.M.Broken, store.Broken{ID: "x", Text: "?"})
	d.M.Storage = store.ErrRefused
	d.M.Waits = true
	d.Tell(client.Goto{Fragment: client.AtHome})
	d.EveryLanguage()
	d.Tell(client.Goto{Fragment: client.AtMatch("x")})
	d.EveryLanguage()
}

func TestTheNamesThatTestsRelyOn(t *testing.T) {
	d := newDesk(t)
	check := func(names ...string) {
		t.Helper()
		h := d.HTML("en")
		for _, n := range names {
			if !strings.Contains(h, ">"+n+"<") && !strings.Contains(strings.ReplaceAll(h, "\n", ""), n) {
				t.Errorf("no %q", n)
			}
		}
	}
	check("New game", "Open link", "Settings")
	d.Tell(client.Goto{Fragment: client.AtNew})
	check("Start")
	d.Begin()
	check("Undo", "End turn")
	d.Tell(client.OpenDrawer{Drawer: client.MenuDrawer})
	check("Share", "Copy link", "Settings")
}

// Whole matches of every game are drawn: each question in every language, and
// each drawer in turn.
func TestWholeMatchesAreDrawn(t *testing.T) {
	for i, g := range games.All() {
		for j, sc := range g.Scenarios() {
			if editions.Repeats(g) && j > 0 {
				break
			}
			t.Run(g.ID()+" "+sc.ID, func(t *testing.T) {
				t.Parallel()
				d := newDesk(t)
				d.Begin(client.SetGame{Game: i}, client.SetScenario{Scenario: j}, client.SetOption{Option: 0, Value: uint8(len(g.Options()[0].Values) - 1)}, client.SetDice{Dice: dice.Kind(j % 2)})
				d.playOut()
			})
		}
	}
}

func (d *desk) playOut() {
	asked := map[uint8]bool{}
	for n := 0; n < 20_000 && !d.M.Table.Turn.Over(); n++ {
		table := d.M.Table
		fresh := !asked[table.Turn.Kind]
		asked[table.Turn.Kind] = true
		if fresh || n%400 == 0 {
			d.EveryLanguage()
			d.Tell(client.Ready{}, client.OpenDrawer{Drawer: client.Drawer(n % (int(client.OwnDrawer) + 3))})
			d.EveryLanguage()
			d.Tell(client.ShowSide{Side: int8(n % len(table.Game().Lexicon().Sides))})
			d.EveryLanguage()
			d.Tell(client.ShowPlace{Place: int8(n % len(table.Game().Lexicon().Places))})
			d.EveryLanguage()
			d.Tell(client.OpenDrawer{Drawer: client.NoDrawer})
		}
		d.Tell(client.Ready{})
		list := table.Picker.All()
		c := list[(n*7+n/3)%len(list)]
		if fresh || n%100 == 0 {
			if c.From >= 0 {
				d.Tell(client.Tap{Place: c.From})
			}
			if c.To >= 0 {
				d.Tell(client.Tap{Place: c.To})
			}
			d.EveryLanguage()
		}
		d.Tell(client.Press{Choice: c})
		if table.Asking != client.NoQuestion {
			d.HTML("en")
			d.Tell(client.ConfirmEnd{})
		}
	}
	if !d.M.Table.Turn.Over() {
		d.T.Fatalf("not over in round %d", d.M.Table.Round())
	}
	d.EveryLanguage()
	if len(asked) < 6 {
		d.T.Errorf("only %d questions were asked", len(asked))
	}
}

// TestHomeBringsOneToATable: matches that wait come first, then one tap to play, the
// covers, the box for links; what is over is folded away.
func TestHomeBringsOneToATable(t *testing.T) {
	d := newDesk(t)
	d.Tell(client.Goto{Fragment: client.AtHome})
	h := d.HTML("en")
	order := func(parts ...string) {
		t.Helper()
		at := -1
		for _, p := range parts {
			i := strings.Index(h, p)
			if i <= at {
				t.Errorf("%q is at %d, after %d", p, i, at)
			}
			at = i
		}
	}
	order("Play now: New: Brian Boru, 4 players", "cover-britannia", "cover-marcher", "cover-brian", "Paste the link")
	if strings.Count(h, `class="tile `) != 3 || !strings.Contains(h, "15–25 min") {
		t.Error("the games are not on their covers")
	}
	d.Tell(client.PlayNow{}, client.Goto{Fragment: client.AtHome})
	h = d.HTML("en")
	order("match-cover", "Your turn", "Play now", "Paste the link")
	if strings.Contains(h, "Player 1’s turn") {
		t.Error("a person is called by a number")
	}
	r := d.M.Records[0]
	r.About.Over, r.About.Won, r.ID, r.About.Points = true, []int{0}, "over", nil
	d.M.Records = append(d.M.Records, r)
	folded := func() bool { // the attributes come in any order
		tag := regexp.MustCompile(`<div[^>]*finished-list[^>]*>`).FindString(d.HTML("en"))
		return strings.Contains(tag, " hidden") && !strings.Contains(tag, `hidden="false"`)
	}
	if !folded() {
		t.Error("what is over is not folded away")
	}
	d.Tell(client.FoldFinished{})
	if folded() {
		t.Error("what is over does not unfold")
	}
}

// TestTheScoreOfAMatchIsOnHome: what the person would have if the game ended now, as at the
// table, and how many have more. A record that does not tell that tells nothing.
func TestTheScoreOfAMatchIsOnHome(t *testing.T) {
	d := newDesk(t)
	d.Tell(client.PlayNow{})
	r := d.M.Records[0]
	if mine := r.Mine[0]; len(r.About.Ends) != 4 || r.About.Ends[mine] != d.M.Table.Family.Ending(d.M.Table.State, engine.Seat(mine)) {
		t.Errorf("%v are kept", r.About.Ends)
	}
	r.Mine, r.About.Points, r.About.Ends = []int{1}, []int{9, 1, 1, 1}, []int{9, 7, 8, 7}
	d.M.Records[0] = r
	d.Tell(client.Goto{Fragment: client.AtHome})
	if h := d.HTML("en"); !strings.Contains(h, "7 points if it ended now, third of 4") {
		t.Error("the score is not told")
	}
	d.M.Records[0].About.Ends = nil
	if h := d.HTML("en"); strings.Contains(h, "of 4 ·") {
		t.Error("points so far are told as the score")
	}
}

// TestMatchesThatWaitComeFirst: one device, three matches, of which a bot's turn is between
// two of the person's; one that gathers players is no match yet, and tells no score.
func TestMatchesThatWaitComeFirst(t *testing.T) {
	d := newDesk(t)
	d.Tell(client.PlayNow{})
	r := d.M.Records[0]
	other := func(id string, change func(*store.Summary)) store.Record {
		o := r
		o.ID = id
		change(&o.About)
		return o
	}
	bot := (r.Mine[0] + 1) % len(r.Seats)
	theirs := other("theirs", func(s *store.Summary) { s.Seat = bot })
	ours := other("ours", func(s *store.Summary) { s.Seat = r.Mine[0] })
	post := other("post", func(s *store.Summary) { s.ByLink, s.Awaits = true, r.Mine[0] })
	gathers := other("gathers", func(s *store.Summary) { s.ByLink, s.Gathers, s.Free, s.Awaits = true, true, 3, r.Mine[0] })
	over := other("over", func(s *store.Summary) { s.Over = true })
	for _, tt := range []struct {
		r    store.Record
		want bool
	}{{theirs, false}, {ours, true}, {post, true}, {gathers, false}, {over, false}} {
		if waits(tt.r) != tt.want {
			t.Errorf("%s: waits %v", tt.r.ID, !tt.want)
		}
	}
	if d.M.Score(ours) == "" || d.M.Score(gathers) != "" {
		t.Errorf("scores: %q; while players are missing %q", d.M.Score(ours), d.M.Score(gathers))
	}
	d.M.Records = []store.Record{theirs, ours}
	d.Tell(client.Goto{Fragment: client.AtHome})
	if h := d.HTML("en"); strings.Index(h, client.AtMatch("ours")) > strings.Index(h, client.AtMatch("theirs")) || strings.Index(h, ">Your turn") > strings.Index(h, ">Continue") {
		t.Error("a match of bots comes before one that waits")
	}
}

// TestADaysMatchStandsOnceOnHome, in the card of the day, as it stands.
func TestADaysMatchStandsOnceOnHome(t *testing.T) {
	d := newDesk(t)
	d.Tell(client.PlayDaily{Day: d.M.Today()}, client.SawBeginning{}, client.Goto{Fragment: client.AtHome})
	h := d.HTML("en")
	if n := strings.Count(h, `class="match-game"`); n != 1 || !strings.Contains(h, "match-board") {
		t.Errorf("it stands there %d times", n)
	}
	if strings.Contains(h, "under way") {
		t.Error("whose turn it is stands nowhere")
	}
}
