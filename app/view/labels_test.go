package view

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"bretwalda/app/client"
	"bretwalda/app/internal/editions"
	"bretwalda/app/table"
	"bretwalda/app/text"
	"bretwalda/app/view/viewtest"
	"bretwalda/engine"
	"bretwalda/engine/dice"
	"bretwalda/engine/games"
	"bretwalda/engine/marcher"
)

var (
	button     = regexp.MustCompile(`(?s)<button[^>]*>.*?</button>`)
	shortRow   = regexp.MustCompile(`(?s)<div[^>]*segments-short.*?</div>`)
	segment    = regexp.MustCompile(`(?s)<button[^>]*class="segment"[^>]*>.*?</button>`)
	drawing    = regexp.MustCompile(`(?s)<svg.*?</svg>`)
	shortWords = regexp.MustCompile(`(?s)<span>[^<]*</span>(\s*</button>)`)
	unseen     = regexp.MustCompile(`(?s)<span[^>]*class="aside"[^>]*>.*?</span>`)
	tags       = regexp.MustCompile(`(?s)<[^>]*>`)
	drawn      = regexp.MustCompile(`<(path|rect|circle|text|use|polygon|line)\b`)
)

// faceless are the buttons of a sheet on which a phone shows nothing, or nothing
// that tells them from another of their row.
func faceless(sheet string) (list []string, rows int) {
	full := shortRow.ReplaceAllString(sheet, "")
	sheet = shortRow.ReplaceAllStringFunc(sheet, func(row string) string {
		rows++
		row = shortWords.ReplaceAllString(row, "$1")
		seen := map[string]bool{}
		for _, b := range button.FindAllString(row, -1) {
			inside := b[strings.Index(b, ">"):]
			if seen[inside] {
				list = append(list, b)
			}
			seen[inside] = true
		}
		return row
	})
	for _, b := range segment.FindAllString(full, -1) { // outside of short rows there are words
		if strings.TrimSpace(tags.ReplaceAllString(drawing.ReplaceAllString(b, ""), "")) == "" {
			list = append(list, b)
		}
	}
	for _, b := range button.FindAllString(sheet, -1) {
		b = unseen.ReplaceAllString(b, "")
		if !drawn.MatchString(b) && strings.TrimSpace(tags.ReplaceAllString(b, "")) == "" {
			list = append(list, b)
		}
	}
	return list, rows
}

// TestEveryButtonShowsWhatItIs: of every question of every game that comes up in
// matches by chance, on a phone; in one language after the other without -long, and
// else in each.
func TestEveryButtonShowsWhatItIs(t *testing.T) {
	t.Parallel()
	rows := 0
	asked := map[string]bool{}
	for _, g := range games.All() {
		matches := 4
		switch {
		case editions.Repeats(g):
			matches = 2
		case g.ID() == "marcher-lords" && *editions.Long:
			matches = 40
		case g.ID() == "marcher-lords": // feud and rise are rare
			matches = 12
		}
		for seed := range matches {
			d := deskOf(t, g)
			d.M.Settings.Passing = "never"
			d.Tell(client.Goto{Fragment: client.AtNew}, client.SetScenario{Scenario: seed % len(g.Scenarios())}, client.StartMatch{})
			for n := 0; n < 3000 && !d.M.Table.Turn.Over(); n++ {
				d.Tell(client.Ready{})
				list := d.M.Table.Picker.All()
				c := list[(n*7+n/3+seed*n*n)%len(list)]
				if from, to := table.Ends(c); n%3 == 0 || !asked[g.ID()+d.Ask()] {
					for _, place := range []int8{from, to} {
						if place >= 0 {
							d.Tell(client.Tap{Place: place})
						}
					}
				}
				state := fmt.Sprint(g.ID(), d.Ask(), d.M.Table.Picker.Offers())
				asked[g.ID()+d.Ask()] = true
				if !asked[state] && len(asked) < 4000 {
					asked[state] = true
					codes := text.Codes()
					if !*editions.Long {
						codes = codes[n%len(codes):][:1]
					}
					for _, code := range codes {
						sheet := d.HTML(code)
						sheet = sheet[strings.Index(sheet, `class="sheet`):]
						bad, short := faceless(sheet)
						rows += short
						if len(bad) > 0 {
							t.Fatalf("%s, %s: nothing tells what these are:\n%s", state, code, strings.Join(bad, "\n"))
						}
					}
				}
				d.Tell(client.Press{Choice: c}, client.ConfirmEnd{})
			}
		}
	}
	if !asked["marcher-lordsfeud"] || !asked["marcher-lordsrise"] || rows == 0 {
		t.Errorf("feud %t, rise %t, or %d rows of pictures are seen", asked["marcher-lordsfeud"], asked["marcher-lordsrise"], rows)
	}
}

// TestAKindAgreesWithItsNumber below the stepper.
func TestAKindAgreesWithItsNumber(t *testing.T) {
	d := lords(t, 0, 2)
	d.M.Settings.Language = "it"
	s := d.seatView()
	kind := s.narrator.What(marcher.NormanInfantry)
	if one, two := (facetView{s}).agreeing(kind, 1), (facetView{s}).agreeing(kind, 2); one != "fanteria" || two != "fanterie" {
		t.Errorf("1 %s, 2 %s", one, two)
	}
	if other := (facetView{s}).agreeing("punti", 2); other != "punti" {
		t.Errorf("2 %s", other)
	}
}

// TestHeadingsOfTheLogAreSentencesOfTheSheet: one after the other in a line.
func TestHeadingsOfTheLogAreSentencesOfTheSheet(t *testing.T) {
	for line, want := range map[string]string{"Activation phase": "Activation phase.", "The Welsh march.": "The Welsh march."} {
		if got := sentence(line); got != want {
			t.Errorf("%q becomes %q", line, got)
		}
	}
}

// TestTheMenuIsShort: six entries on one device and by link, all else is behind More, and no
// link is read out.
func TestTheMenuIsShort(t *testing.T) {
	for name, d := range map[string]*desk{"one device": early(t), "by link": invited(t)} {
		d.Tell(client.OpenDrawer{Drawer: client.MenuDrawer})
		_, list, _ := strings.Cut(d.HTML("en"), `class="menu-list"`)
		list, rest, found := strings.Cut(list, "<details")
		list, _, _ = strings.Cut(list, "tools-named") // which name the buttons of the table
		shown := 0
		for _, b := range strings.Split(list, "<button")[1:] {
			if b, _, _ = strings.Cut(b, ">"); !strings.Contains(b, " hidden") || strings.Contains(b, `hidden="false"`) {
				shown++
			}
		}
		if !found || shown != 6 {
			t.Errorf("%s: the menu has %d entries", name, shown)
		}
		if strings.Contains(list, "<textarea") || !strings.Contains(rest, "Check the dice") || !strings.Contains(rest, ">Picture<") {
			t.Errorf("%s: the rest is not behind More", name)
		}
	}
}

// invited is the table of one who plays with a friend by link.
func invited(t *testing.T) *desk {
	ann, _ := gathered(t, viewtest.Number(t, "britannia-2008"), dice.Chained)
	return ann
}

// TestAPictureSaysWhatItShows: of a battle who fights where and with which dice, close to its
// place, and once it is put away the table again; of a match that is over that it is.
func TestAPictureSaysWhatItShows(t *testing.T) {
	d := early(t)
	d.M.Settings.Language = "en"
	const wales, romans, welsh = 3, 0, 1
	clash := table.Clash{Dice: []table.Die{{Side: romans, Face: 6}, {Side: welsh, Face: 2}}}
	b := table.Battle{Place: wales, Attacker: romans, Defender: welsh, Clashes: []table.Clash{clash, clash, clash, clash}}
	d.M.Table.Report, d.M.Table.Page = []table.Battle{b}, 0
	s := d.seatView()
	msg := endView{s}.shared()
	place := s.narrator.Place(wales)
	if !strings.HasPrefix(msg.Title, "Battle ") || !strings.Contains(msg.Title, place) || !strings.Contains(msg.Words, " v ") || !msg.Close {
		t.Errorf("the picture of a battle says %+v", msg)
	}
	if strings.Count(msg.Scores, "\n") != 2 || !strings.Contains(msg.Scores, "\t6 · 6 · 6\n") {
		t.Errorf("its strip is %q", msg.Scores)
	}
	d.M.Table.Report[0].Over = true
	if msg := (endView{s}).shared(); msg.Close || !strings.Contains(msg.Title, "Britannia") {
		t.Errorf("after the battle it says %+v", msg)
	}
	d.M.Table.Turn.Seat = engine.Nobody
	if msg := (endView{s}).shared(); !strings.HasSuffix(msg.Title, ": the end") {
		t.Errorf("at the end it says %+v", msg)
	}
}
