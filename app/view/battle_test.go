package view

import (
	"slices"
	"strings"
	"testing"

	"bretwalda/app/client"
	"bretwalda/app/table"
	"bretwalda/app/view/viewtest"
	"bretwalda/engine"
	"bretwalda/engine/britannia"
	"bretwalda/engine/games"
	"bretwalda/static/maps"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// TestADieHitsByWhatItMeets: legions, cavalry and difficult terrain take a six, and the
// card says why a five has missed.
func TestADieHitsByWhatItMeets(t *testing.T) {
	d := early(t)
	f := d.seatView().game
	hills, plain := int8(engine.None), int8(engine.None)
	for i, p := range maps.Britain().Places {
		switch {
		case p.Sea:
		case p.Difficult:
			hills = int8(i)
		default:
			plain = int8(i)
		}
	}
	die := func(side britannia.Nation, what britannia.Unit, face, bonus int) table.Die {
		return table.Die{Side: int8(side), What: int8(what), Face: face, Bonus: bonus}
	}
	roman := func(face int) table.Die { return die(britannia.Romans, britannia.Infantry, face, 0) }
	welsh := func(face int) table.Die { return die(britannia.Welsh, britannia.Infantry, face, 0) }
	for _, c := range []struct {
		name     string
		attacker britannia.Nation
		place    int8
		thrown   table.Die
		met      table.Die
		least    int
		why      string
	}{
		{"army against army", britannia.Welsh, plain, welsh(5), die(britannia.Belgae, britannia.Infantry, 1, 0), 5, ""},
		{"army against legion", britannia.Romans, plain, welsh(5), roman(1), 6, "Against the Romans: 6 needed."},
		{"army against a fort alone", britannia.Welsh, plain, welsh(5), die(britannia.Romans, britannia.Fort, 1, 0), 5, ""},
		{"legion", britannia.Romans, plain, roman(4), welsh(1), 4, ""},
		{"legion in the hills", britannia.Romans, hills, roman(4), welsh(1), 6, "Difficult terrain: 6 needed."},
		{"led into the hills", britannia.Welsh, hills, die(britannia.Welsh, britannia.Infantry, 4, 1), die(britannia.Belgae, britannia.Infantry, 1, 0), 5, "Difficult terrain: 6 needed."},
		{"who defends the hills", britannia.Romans, hills, welsh(5), die(britannia.Saxons, britannia.Cavalry, 1, 0), 6, "Against cavalry: 6 needed."},
		{"a face that never hits", britannia.Romans, hills, roman(3), welsh(1), 6, ""},
	} {
		defender := c.met.Side
		if c.thrown.Side != int8(c.attacker) {
			defender = c.thrown.Side
		}
		b := table.Battle{Place: c.place, Attacker: int8(c.attacker), Defender: defender}
		if b.Attacker != c.thrown.Side && b.Attacker != c.met.Side {
			b.Attacker = c.met.Side
		}
		clash := table.Clash{Dice: []table.Die{c.thrown, c.met}}
		if least, why := f.Least(&b, &clash, c.thrown); least != c.least || why != c.why {
			t.Errorf("%s: %d %q, want %d %q", c.name, least, why, c.least, c.why)
		}
	}
}

// TestACardOfABattleTellsBothSides, after each battle alike: names, dice, which hit,
// losses, who holds the place, and the points for it.
func TestACardOfABattleTellsBothSides(t *testing.T) {
	for _, id := range []string{"britannia-2008", "marcher-lords"} {
		d := deskOf(t, games.ByID(id))
		d.M.Settings.Passing = "never"
		d.Tell(client.Goto{Fragment: client.AtNew}, client.StartMatch{}, client.Ready{})
		over, scored, lost := 0, 0, 0
		d.Roam(func() bool {
			tb := d.M.Table
			if len(tb.Report) == 0 || !tb.Report[tb.Page].Over {
				return false
			}
			b := &tb.Report[tb.Page]
			over++
			h := d.HTML("en")
			_, fold, _ := strings.Cut(h, `class="fold"`)
			fold, _, _ = strings.Cut(fold, "</button>")
			s := d.seatView()
			hits := 0
			for _, side := range []int8{b.Attacker, b.Defender} {
				if strings.Count(fold, ">"+s.narrator.Side(side)+"<") != 1 {
					t.Errorf("%s: %s are not named once: %s", id, s.narrator.Side(side), fold)
				}
				for _, l := range b.Fallen(side) {
					lost++
					if words := s.narrator.Units(l.What, l.Count); !strings.Contains(fold, words) {
						t.Errorf("%s: nobody says that %s are lost", id, words)
					}
				}
				for i := range b.Clashes {
					for _, die := range b.Clashes[i].Of(side) {
						if least, _ := s.game.Least(b, &b.Clashes[i], die); least > 0 && die.Face >= least {
							hits++
						}
					}
				}
			}
			if b.Holder >= 0 {
				key := "battle.holds"
				if b.Holder == b.Attacker {
					key = "battle.takes"
				}
				if words := s.say(key, "side", s.Side(b.Holder), "place", s.Place(b.Place)); !strings.Contains(fold, words) {
					t.Errorf("%s: nobody says %q: %s", id, words, fold)
				}
			}
			if n := strings.Count(fold, "cast-hit"); n != hits {
				t.Errorf("%s: %d dice are marked of %d that hit", id, n, hits)
			}
			for _, e := range tb.News {
				if name := tb.Game().Lexicon().Events[e.Kind]; name == "scoreOccupy" && e.To == b.Place && e.Side == b.Holder {
					scored++
					if words := s.narrator.Event(e); !strings.Contains(fold, words) {
						t.Errorf("%s: the card does not say %q", id, words)
					}
				}
			}
			return over > 60 || t.Failed()
		})
		if over == 0 || lost == 0 || id == "britannia-2008" && scored == 0 {
			t.Errorf("%s: %d battles, %d with points, %d losses", id, over, scored, lost)
		}
	}
}

// TestOtherBattlesAreToldAtAGlance: below the one that is shown, and of a siege without a
// battle its die.
func TestOtherBattlesAreToldAtAGlance(t *testing.T) {
	d := lords(t, 0, 2)
	d.Roam(func() bool { return d.Ask() == "march" })
	x := d.M.Table.Game().Lexicon()
	siege := engine.Event{Kind: uint8(slices.Index(x.Events, "siege")), Side: 0, Other: 1, From: engine.None, To: 3, Via: engine.None, Via2: engine.None, What: engine.None, Count: 8}
	d.M.Table.Report = []table.Battle{
		{Place: 2, Attacker: 2, Defender: 1, Over: true, Holder: 2, Clashes: []table.Clash{{}}},
		{Place: 3, Attacker: 0, Defender: 1, Over: true, Holder: 0, Sieges: []engine.Event{siege}},
	}
	d.M.Table.Page = 1
	s := battleView{d.seatView()}
	first, second := s.ended(&d.M.Table.Report[0]), s.ended(&d.M.Table.Report[1])
	if !strings.HasPrefix(second, s.narrator.Event(siege)) || !strings.Contains(second, "rolled 8") {
		t.Errorf("of a siege is told %q", second)
	}
	if got, want := s.elsewhere(), "Elsewhere: "+first; got != want {
		t.Errorf("beside it is told %q, want %q", got, want)
	}
}

// TestABattleThatRestsHasOneButton: the sheet names it, and its Continue puts it away; with
// the next question the card has a name and a button of its own. One's own dice are large.
func TestABattleThatRestsHasOneButton(t *testing.T) {
	d := lords(t, 0, 2)
	d.Roam(func() bool {
		tb := d.M.Table
		return len(tb.Report) == 1 && tb.Report[0].Over && tb.Live()
	})
	tb := d.M.Table
	s := battleView{d.seatView()}
	b, holder := &tb.Report[0], tb.User
	for _, c := range []struct {
		holder engine.Seat
		size   string
	}{{s.SeatOf(b.Attacker), `width="28"`}, {engine.MaxSeats, `width="17"`}} {
		tb.User = c.holder
		if h := app.HTMLString(s.folded(b, "", "", "")); b.Thrown() && !strings.Contains(h, c.size) {
			t.Errorf("dice are not of %s", c.size)
		}
	}
	tb.User = holder
	if strings.Contains(d.HTML("en"), "report-titled") {
		t.Error("before a question the card has lost its name")
	}
	_, to := tb.NewsRange()
	tb.Rest = &client.Rest{Kind: client.AfterBattle, At: to, Place: tb.Report[0].Place}
	if h := d.HTML("en"); !strings.Contains(h, "report-titled") || strings.Count(h, ">Continue<") != 1 {
		t.Error("what rests is named twice, or nothing goes on")
	}
}

// TestTheMapComesNearWhoIsAttacked: while others fight the person, and as long as the result of
// that rests; not in battles that the person has begun.
func TestTheMapComesNearWhoIsAttacked(t *testing.T) {
	d := lords(t, 0, 2)
	d.Roam(func() bool {
		tb := d.M.Table
		return len(tb.Report) == 1 && tb.Report[0].Over && tb.Live()
	})
	tb, screen := d.M.Table, tableScreen{d.seatView()}
	b := &tb.Report[0]
	rests := &client.Rest{Kind: client.AfterBattle, Place: b.Place}
	for _, c := range []struct {
		holder engine.Seat
		over   bool
		rest   *client.Rest
		want   int8
	}{
		{screen.SeatOf(b.Defender), false, nil, b.Place},
		{screen.SeatOf(b.Defender), true, rests, b.Place},
		{screen.SeatOf(b.Defender), true, nil, engine.None},
		{screen.SeatOf(b.Attacker), false, nil, engine.None},
		{engine.Nobody, false, nil, engine.None},
	} {
		tb.User, b.Over, tb.Rest = c.holder, c.over, c.rest
		if at := screen.attackedAt(); at != c.want {
			t.Errorf("%+v: the map is near %d", c, at)
		}
	}
}

// TestAQuestionToBeWeighedComesBeforeABattle: of the battle before it a line is left, and
// once it is tapped the whole.
func TestAQuestionToBeWeighedComesBeforeABattle(t *testing.T) {
	d := viewtest.Of(t, Draw, games.All()...)
	d.Begin(client.SetGame{Game: viewtest.Number(t, "britannia-2008")}, client.SetScenario{Scenario: 0})
	over := func() bool { r := d.M.Table.Report; return len(r) > 0 && r[d.M.Table.Page].Over }
	d.OnTo(func(table *client.Table) bool { return d.Ask() == "submit" && over() })
	if !strings.Contains(d.HTML("en"), "report-brief") {
		t.Error("a battle that is over stands before what submission means")
	}
	d.Tell(client.OpenReport{})
	if strings.Contains(d.HTML("en"), "report-brief") {
		t.Error("the battle that was tapped stays folded")
	}
	d.OnTo(func(table *client.Table) bool { return d.Ask() == "march" && over() })
	if strings.Contains(d.HTML("en"), "report-brief") {
		t.Error("a battle makes room for a march")
	}
}

// TestThePointsOfABattleStandApart: in a row of their own, of which a phone cuts nothing.
func TestThePointsOfABattleStandApart(t *testing.T) {
	d := viewtest.Of(t, Draw, games.All()...)
	d.Begin(client.SetGame{Game: viewtest.Number(t, "britannia-2008")}, client.SetScenario{Scenario: 0})
	d.OnTo(func(table *client.Table) bool {
		return len(table.Report) > 0 && table.Report[table.Page].Over && len(table.Report[table.Page].Scores) > 0
	})
	b := &d.M.Table.Report[d.M.Table.Page]
	points := d.Narrator().Event(b.Scores[0])
	h := d.HTML("en")
	_, apart, _ := strings.Cut(h, `class="fold-scores"`)
	if apart, _, _ = strings.Cut(apart, "</span>"); !strings.Contains(apart, points) {
		t.Errorf("%q is not among the points: %q", points, apart)
	}
	_, end, _ := strings.Cut(h, `class="fold-end"`)
	if end, _, _ = strings.Cut(end, "</span>"); strings.Contains(end, points) {
		t.Errorf("%q is cut with the end of the battle", points)
	}
}
