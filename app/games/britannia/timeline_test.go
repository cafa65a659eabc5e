package britannia

import (
	"slices"
	"strings"
	"testing"

	"bretwalda/app/text"
	"bretwalda/engine"
	"bretwalda/engine/britannia"
	"bretwalda/engine/games"
)

// told is a round of the timeline as lines.
func told(h Words, s Space) []string {
	lines := []string{s.Title + ", " + s.Years}
	for _, l := range s.Lines {
		line := h.Side(l.Nation) + ":"
		if l.Text != "" {
			line += " " + l.Text
		}
		if marks := h.Marks(l); len(marks) > 0 {
			line += " [" + strings.Join(marks, ", ") + "]"
		}
		lines = append(lines, line)
	}
	return append(append(lines, s.Notes...), s.Ends...)
}

func TestTimeline(t *testing.T) {
	e, _, said := revised(t)
	for _, c := range []struct {
		language, round int
		want            []string
	}{
		{0, 1, []string{
			"Round I, 43–60",
			"Romans: 16 infantry in the English Channel [major invasion]",
			"Belgae: 1 infantry and Boudicca",
		}},
		{0, 2, []string{"Round II, 60–100", "Romans: 12 armies stay, the others leave"}},
		{1, 7, []string{
			"Turno VII, 485–560",
			"Romano-Británicos: 2 caballerías y Arturo",
			"Brigantes: Urien",
			"Irlandeses: 1 infantería en el Océano Atlántico [barcos]",
			"Escotos: 3 infanterías y Fergus en el Mar de Irlanda [incursión, Gran Invasión, barcos]",
			"Sajones: 4 infanterías en el Mar de Frisia [barcos]",
			"Jutos: [barcos]",
			"Anglos: 7 infanterías e Ida en el Mar del Norte [Gran Invasión, barcos]",
			"Puntúan las áreas controladas",
		}},
		{2, 9, []string{
			"Turno IX, 635–710",
			"Irlandesi: 1 fanteria nell’Oceano Atlantico",
			"Sassoni: [navi]",
			"Angli: Oswiu, se controllano la Bernicia [navi]",
			"Voto per il Bretwalda",
		}},
		{0, 14, []string{
			"Round XIV, 985–1035",
			"Norsemen: [boats]",
			"Dubliners: 3 infantry in the Irish Sea [boats]",
			"Danes: 6 infantry and Cnut in the Frisian Sea [boats]",
			"Danes: Cnut may be King; then he leaves with 4 armies",
			"A King is possible",
		}},
		{0, 15, []string{
			"Round XV, 1035–1066",
			"Danes: [boats]",
			"Norwegians: 10 infantry and Harald Hardrada in the North Sea [major invasion, boats]",
			"Saxons: Harold",
			"Normans: 6 infantry, 4 cavalry and William in the English Channel [major invasion]",
		}},
	} {
		h := said[c.language]
		if got := told(h, h.Timeline(e)[c.round-1]); !slices.Equal(got, c.want) {
			t.Errorf("round %d, got\n%s", c.round, strings.Join(got, "\n"))
		}
	}
}

// TestClassicTimeline: single raiders, crowns as the round begins, and a round
// in which areas score for one nation alone.
func TestClassicTimeline(t *testing.T) {
	e, _, said := edition(t, "britannia-classic")
	for _, c := range []struct {
		language, round int
		want            []string
	}{
		{0, 5, []string{
			"Round V, 335–410",
			"Brigantes: Brigante leader I",
			"Picts: [raid, boats]",
			"Caledonians: [boats]",
			"Irish: 1 raider in the Atlantic Ocean [boats]",
			"Scots: 1 raider in the Irish Sea [boats]",
			"Jutes: 2 raiders in the English Channel [boats]",
			"Saxons: 3 raiders in the English Channel [boats]",
			"Angles: 3 raiders in the Frisian Sea [boats]",
			"Areas held score, only for the Romans",
		}},
		{1, 6, []string{
			"Turno VI, 410–485",
			"Pictos: [barcos]",
			"Caledonios: [barcos]",
			"Irlandeses: 1 infantería en el Océano Atlántico [barcos]",
			"Escotos: 2 infanterías en el Mar de Irlanda [barcos]",
			"Jutos: 1 infantería en el Canal de la Mancha [barcos]",
			"Sajones: 8 infanterías y Hengist en el Mar de Frisia [Gran Invasión, barcos]",
			"Anglos: 3 infanterías en el Mar del Norte [barcos]",
			"Los romanos se van; hasta ocho ejércitos suyos pasan a ser romano-británicos",
		}},
		{0, 12, []string{
			"Round XII, 860–935",
			"Norsemen: 2 raiders in the Irish Sea, 2 raiders in the Atlantic Ocean [boats]",
			"Dubliners: 2 raiders in the Irish Sea [boats]",
			"Danes: 6 infantry and Ivar and Halfdan in the North Sea [major invasion, boats]",
			"Saxons: Alfred",
			"As the round begins: a King, or a vote for Bretwalda",
		}},
		{2, 11, []string{
			"Turno XI, 785–860",
			"Ascomanni: 6 fanterie nel Mar d’Islanda [Grande Invasione, navi]",
			"Danesi: 4 predoni nel Mare del Nord, 4 predoni nel Mar di Frisia",
			"Sassoni: Egbert",
			"All’inizio del turno: voto per il Bretwalda",
			"Danesi: i predoni tornano in mare",
		}},
		{0, 16, []string{
			"Round XVI, 1070–1085",
			"Reinforcements for Norwegians and Normans whose leader is in play",
			"Areas held score",
			"The last King",
		}},
	} {
		h := said[c.language]
		if got := told(h, h.Timeline(e)[c.round-1]); !slices.Equal(got, c.want) {
			t.Errorf("round %d, got\n%s", c.round, strings.Join(got, "\n"))
		}
	}
}

func TestTimelineHasEveryRound(t *testing.T) {
	e, _, said := revised(t)
	for _, h := range said {
		spaces := h.Timeline(e)
		if len(spaces) != 16 {
			t.Fatalf("%s: %d rounds", h.Code(), len(spaces))
		}
		arrivals := 0
		for i, s := range spaces {
			if s.Round != i+1 {
				t.Errorf("%s: space %d is round %d", h.Code(), i, s.Round)
			}
			for _, l := range s.Lines {
				if l.Text == "" && !l.Raid && !l.Boats && !l.Major {
					t.Errorf("%s: round %d names %s for nothing", h.Code(), s.Round, h.Side(l.Nation))
				}
				if l.Text != "" {
					arrivals++
				}
			}
		}
		if arrivals == 0 {
			t.Errorf("%s: nobody ever arrives", h.Code())
		}
	}
}

// played is the edition of a scenario.
func played(t *testing.T, g engine.Game, scenario int) *britannia.Edition {
	t.Helper()
	setup := engine.DefaultSetup(g)
	setup.Scenario, setup.Seats = scenario, g.Scenarios()[scenario].Seats[0]
	state, err := g.New(setup)
	if err != nil {
		t.Fatal(err)
	}
	return state.(*britannia.State).Edition()
}

// TestTimelineOfTheShortGame begins after the Romans and ends with the first
// Vikings.
func TestTimelineOfTheShortGame(t *testing.T) {
	g := games.ByID("britannia-2008")
	short := slices.IndexFunc(g.Scenarios(), func(s engine.Scenario) bool { return s.ID == "short" })
	h := britanniaSaid(g)[0]
	spaces := h.Timeline(played(t, g, short))
	if first, last := spaces[0].Title, spaces[len(spaces)-1].Title; first != "Round VI" || last != "Round XIII" {
		t.Errorf("from %s to %s", first, last)
	}
	want := []string{
		"Round VI, 430–485",
		"Caledonians: [boats]",
		"Picts: [boats]",
		"Irish: 1 infantry in the Atlantic Ocean [raid, boats]",
		"Scots: 2 infantry in the Irish Sea [raid, boats]",
		"Saxons: 8 infantry and Aelle in the Frisian Sea [major invasion, boats]",
		"Jutes: 1 infantry in the English Channel [boats]",
		"Angles: 4 infantry in the North Sea [boats]",
	}
	if got := told(h, spaces[0]); !slices.Equal(got, want) {
		t.Errorf("got\n%s", strings.Join(got, "\n"))
	}
}

// A shorter game tells of nobody who does not come: no Romans leave, and nobody
// has boats, where nobody plays them.
func TestTimelinesNameOnlyWhoPlays(t *testing.T) {
	for _, g := range games.All() {
		for i, scenario := range g.Scenarios() {
			state, err := g.New(engine.Setup{Scenario: i, Seats: scenario.Seats[0], Options: engine.DefaultSetup(g).Options})
			if err != nil {
				t.Fatal(err)
			}
			s, ok := state.(*britannia.State)
			if !ok {
				continue
			}
			for state.Turn().Seat == engine.Nature { // who plays what
				if _, err := state.Play(state.Legal(nil)[0]); err != nil {
					t.Fatal(err)
				}
			}
			playing := map[int8]bool{}
			for _, score := range state.Standing() {
				playing[score.Side] = score.Side >= 0 && score.Seat >= 0
			}
			h := britanniaSaid(g)[0]
			for _, space := range h.Timeline(s.Edition()) {
				for _, l := range space.Lines {
					if !playing[l.Nation] {
						t.Errorf("%s, %s: %s names the %s", g.ID(), scenario.ID, space.Title, h.Side(l.Nation))
					}
				}
				if notes := strings.Join(space.Notes, " "); !playing[int8(britannia.Romans)] && strings.Contains(notes, "Romans") {
					t.Errorf("%s, %s: %s tells %s", g.ID(), scenario.ID, space.Title, notes)
				}
			}
		}
	}
}

// TestTheTimelineTellsWhatAreasPay: the most that the cards give in a round, in
// the points that the edition prints.
func TestTheTimelineTellsWhatAreasPay(t *testing.T) {
	en := text.Of("en")
	for _, c := range []struct {
		game           engine.Game
		round          int
		nation         int8
		occupied, held string
	}{
		{britannia.Revised(), 1, int8(britannia.Romans), "68", "0"},
		{britannia.Revised(), 5, int8(britannia.Romans), "0", "72"},
		{britannia.Revised(), 7, int8(britannia.Saxons), "0", "44"},
		{britannia.Classic(), 8, int8(britannia.Welsh), "6", "0"},
	} {
		state, err := c.game.New(engine.DefaultSetup(c.game))
		if err != nil {
			t.Fatal(err)
		}
		h := Words{text.NewNarrator(en, c.game, func(engine.Seat) string { return "" })}
		space := h.Timeline(state.(*britannia.State).Edition())[c.round-1]
		at := slices.IndexFunc(space.Pays, func(p Pay) bool { return p.Nation == c.nation })
		if at < 0 {
			t.Errorf("%s, round %d: nothing for %s", c.game.ID(), c.round, h.Side(c.nation))
			continue
		}
		if p := space.Pays[at]; p.Occupied.String() != c.occupied || p.Held.String() != c.held {
			t.Errorf("%s, round %d: %s get %v and %v", c.game.ID(), c.round, h.Side(c.nation), p.Occupied, p.Held)
		}
	}
}
