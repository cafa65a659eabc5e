package britannia

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"bretwalda/app/text"
	"bretwalda/engine"
	"bretwalda/engine/britannia"
	"bretwalda/engine/games"
)

// revised is the edition whose cards and timeline most tests read.
func revised(t *testing.T) (*britannia.Edition, cast, []Words) {
	t.Helper()
	return edition(t, "britannia-2008")
}

func edition(t *testing.T, id string) (*britannia.Edition, cast, []Words) {
	t.Helper()
	g := games.ByID(id)
	if g == nil {
		t.Fatalf("%s is not among the games", id)
	}
	state, err := g.New(engine.DefaultSetup(g))
	if err != nil {
		t.Fatal(err)
	}
	return state.(*britannia.State).Edition(), cast{t, g.Lexicon()}, britanniaSaid(g)
}

// britannias are the games whose nations have cards.
func britannias(t *testing.T) []engine.Game {
	t.Helper()
	var list []engine.Game
	for _, g := range games.All() {
		state, err := g.New(engine.DefaultSetup(g))
		if err != nil {
			t.Fatal(err)
		}
		if _, ok := state.(*britannia.State); ok {
			list = append(list, g)
		}
	}
	if len(list) < 3 {
		t.Fatal("an edition of Britannia is missing")
	}
	return list
}

// written is a card's scrolls as lines, with a star for each point.
func written(c Card) []string {
	return lined(c, func(p text.Points) string { return strings.Repeat("*", stars(p)) })
}

func lined(c Card, points func(text.Points) string) []string {
	var lines []string
	for _, s := range c.Scrolls {
		lines = append(lines, s.Title)
		for _, r := range s.Rows {
			lines = append(lines, points(r.Points)+" "+r.Text)
		}
	}
	return lines
}

// TestClassicCards: half points, and what only these cards have.
func TestClassicCards(t *testing.T) {
	e, b, said := edition(t, "britannia-classic")
	for _, c := range []struct {
		language int
		nation   string
		want     []string
	}{
		{0, "Irish", []string{
			"Hold at the end of rounds IV, VII",
			"2 Avalon, Cheshire, Cornwall, Cumbria, Devon, Dyfed, Gwynedd",
			"Hold at the end of rounds X, XIII",
			"1 Avalon, Cheshire, Cornwall, Cumbria, Devon, Dyfed, Gwynedd",
			"Hold at the end of round XVI",
			"1 each area",
			"Eliminate at any time",
			"1 each fort of the Romans, each enemy army (by raiders)",
		}},
		{0, "Norwegians", []string{
			"Hold at the end of round XVI",
			"1 each area of England",
			"Occupy in round XV",
			"5 York",
			"3 North Mercia",
			"2 Bernicia, Cumbria, March",
			"Eliminate at any time",
			"3 Harold, William (if Harold never came)",
		}},
		{0, "Brigantes", []string{ // an area counts once, in the first row that names it
			"Hold at the end of round IV",
			"3 Strathclyde",
			"2 Galloway",
			"1 Dunedin, Dalriada, Lothian, Cumbria, Pennines, Bernicia, Cheshire, York, March, North Mercia, Lindsey",
			"Hold at the end of round VII",
			"3 Strathclyde",
			"2 Bernicia, Cumbria, Dalriada, Dunedin, Galloway, York",
			"1 Lothian, Pennines, Cheshire, March, North Mercia, Lindsey",
			"Hold at the end of round X",
			"4 Strathclyde",
			"3 Cumbria",
			"2 Bernicia, Dunedin, Galloway, York",
			"1 Dalriada, Lothian, Pennines, Cheshire, March, North Mercia, Lindsey",
			"Hold at the end of rounds XIII, XVI",
			"5 Strathclyde",
			"1 Dunedin, Dalriada, Lothian, Galloway, Cumbria, Pennines, Bernicia, Cheshire, York, March, North Mercia, Lindsey",
			"Eliminate at any time",
			"3 each army of the Romans",
			"1 each fort of the Romans",
		}},
		{1, "Dubliners", []string{
			"Controlar al final del turno XIII",
			"4 York",
			"2½ Cumbria",
			"1 Avalon, Bernicia, Cheshire, Dalriada, Dyfed, Gwent",
			"Controlar al final del turno XVI",
			"4 York",
			"2½ Cumbria",
			"1 Avalon, Bernicia, Cheshire, Dalriada, Dyfed, Gwent",
			"½ cada una de las demás áreas",
		}},
		{2, "Norsemen", []string{
			"Controllo alla fine del turno XIII",
			"3 Cumbria, Hebrides, Orkneys",
			"2 Skye",
			"1 Avalon, Cheshire, Clwyd, Dalriada, Dyfed, Galloway, Gwent, Gwynedd, Mar, Moray, Pennines, Strathclyde",
			"Controllo alla fine del turno XVI",
			"1 ogni area",
			"Occupazione nei turni XII–XVI",
			"1½ Cumbria, Hebrides, Orkneys",
			"½ Avalon, Cheshire, Clwyd, Dalriada, Dyfed, Galloway, Gwent, Gwynedd, Mar, Moray, Pennines, Skye, Strathclyde",
		}},
	} {
		if got := lined(said[c.language].Card(e, b.nation(c.nation)), text.Points.String); !slices.Equal(got, c.want) {
			t.Errorf("%s: got\n%s", c.nation, strings.Join(got, "\n"))
		}
	}
}

// TestReconstructedCardSaysSo: the classic card of the Normans, and no other.
func TestReconstructedCardSaysSo(t *testing.T) {
	for _, g := range britannias(t) {
		e, _, said := edition(t, g.ID())
		for i, word := range []string{"reconstructed", "reconstruido", "ricostruiti"} {
			for n, side := range g.Lexicon().Sides {
				notes := strings.Join(said[i].Card(e, int8(n)).Notes, " ")
				if got, want := strings.Contains(notes, word), g.ID() == "britannia-classic" && side == "Normans"; got != want {
					t.Errorf("%s, %s, %s: %v", g.ID(), said[i].Code(), side, got)
				}
			}
		}
	}
}

func TestCardOfTheWelsh(t *testing.T) {
	e, b, said := revised(t)
	c := said[0].Card(e, b.nation("Welsh"))
	if c.Nation != "Welsh" || c.Armies != "13 infantry" || len(c.Arrivals) != 0 {
		t.Errorf("%+v", c)
	}
	if want := "Avalon, Clwyd, Cornwall, Devon, Dyfed, Gwent, Gwynedd, Hwicce, Powys"; c.Start != want {
		t.Errorf("start: %s", c.Start)
	}
	want := []string{
		"Hold at the end of rounds V, VII, X, XIII",
		"**** Powys, Gwynedd, Dyfed",
		"** each other area of Wales",
		"* each area of England, each area of Scotland",
		"Hold at the end of round XVI",
		"**** Powys, Gwynedd, Dyfed",
		"** each other area of Wales, Cheshire, March, Hwicce, Avalon",
		"* each other area of England, each area of Scotland",
		"Occupy in rounds VIII, IX",
		"************ York",
		"Eliminate at any time",
		"** each army of the Romans",
		"****** each fort of the Romans",
		"Eliminate in rounds VI, VII",
		"** Aelle",
	}
	if got := written(c); !slices.Equal(got, want) {
		t.Errorf("got\n%s", strings.Join(got, "\n"))
	}
	if len(c.Notes) != 2 {
		t.Errorf("notes: %q", c.Notes)
	}
}

func TestCardsInOtherLanguages(t *testing.T) {
	e, b, said := revised(t)
	for _, c := range []struct {
		language int
		nation   string
		want     []string
	}{
		{1, "Romano-British", []string{
			"Controlar al final de los turnos VII, X, XIII, XVI",
			"** Avalon, Wessex, Sussex, Kent, Essex, Suffolk, Norfolk, South Mercia, North Mercia, Hwicce, March, Cheshire, York, Bernicia, Cumbria, Lothian",
			"Eliminar en los turnos VI, VII",
			"****** Aelle",
			"** cada ejército de los sajones, de los jutos y de los anglos (en su turno), cada ejército de un antiguo súbdito de Roma que rompió la paz (en su turno)",
		}},
		{2, "Normans", []string{
			"Controllo alla fine del turno XVI",
			"** ogni area dell’Inghilterra",
			"Occupazione nel turno XV",
			"******** Essex",
			"****** Wessex",
			"**** Suffolk, South Mercia, Sussex, Kent",
			"** Norfolk, Hwicce, Avalon",
			"Eliminazione nei turni XV, XVI",
			"****** Harold, Harald Hardrada, Svein Estrithson",
			"Nei turni XV, XVI",
			"****** Harold cade per mano dei Danesi, dei Norvegesi e dei Normanni",
		}},
		{0, "Romans", []string{
			"Hold at the end of round V",
			"****** Cheshire, York, Essex",
			"**** Norfolk, Suffolk, North Mercia, Hwicce, South Mercia, Kent, Sussex, Wessex",
			"** Lothian, Bernicia, Pennines, Cumbria, March, Avalon, Devon, Cornwall",
			"* Gwynedd, Clwyd, Powys, Dyfed, Gwent, Downlands",
			"Occupy in rounds I–III",
			"**** Alban, Dalriada, Dunedin, Mar",
			"** Strathclyde, Gwynedd, Dyfed, Devon, each area of England",
			"* each other area of Wales",
			"Eliminate in rounds I, II",
			"****** Boudicca",
			"In round I",
			"****** The Belgae submit",
		}},
	} {
		if got := written(said[c.language].Card(e, b.nation(c.nation))); !slices.Equal(got, c.want) {
			t.Errorf("%s: got\n%s", c.nation, strings.Join(got, "\n"))
		}
	}
}

// TestCardsCoverWhatScores: whatever area the edition gives points for in a
// scoring round is on the card, by name or by region.
func TestCardsCoverWhatScores(t *testing.T) {
	for _, g := range britannias(t) {
		e, _, said := edition(t, g.ID())
		coverWhatScores(t, e, said[0])
	}
}

func coverWhatScores(t *testing.T, e *britannia.Edition, h Words) {
	t.Helper()
	for n := range h.Lexicon.Sides {
		card := h.Card(e, int8(n))
		scrolls := append(slices.Clone(e.Cards[n].Hold), e.Cards[n].Occupy...)
		for i, s := range scrolls {
			var text string
			for _, r := range card.Scrolls[i].Rows {
				text += ", " + r.Text
			}
			for _, w := range s.Areas {
				for _, p := range w.Areas {
					if !strings.Contains(text, h.Place(int8(p))) && !strings.Contains(text, "area") {
						t.Errorf("%s: %s is not in %q", card.Nation, h.Place(int8(p)), text)
					}
				}
			}
		}
	}
}

func TestEveryNationHasItsNotes(t *testing.T) {
	for _, g := range britannias(t) {
		e, _, said := edition(t, g.ID())
		for _, h := range said {
			for n, side := range h.Lexicon.Sides {
				if k := len(h.Card(e, int8(n)).Notes); k < 1 || k > 4 {
					t.Errorf("%s, %s: %s has %d notes", g.ID(), h.Code(), side, k)
				}
			}
		}
	}
}

// TestEditionsHaveTheirOwnNotes: one of their own for a nation, and all the
// nation's notes are theirs.
func TestEditionsHaveTheirOwnNotes(t *testing.T) {
	for _, c := range []struct {
		id, nation, want string
		notes            int
	}{
		{"britannia-2005", "Picts", "two areas", 2},
		{"britannia-2008", "Picts", "three areas", 2},
		{"britannia-classic", "Picts", "two areas", 3},
		{"britannia-2005", "Belgae", "four areas", 2},
		{"britannia-2008", "Belgae", "four areas", 2},
		{"britannia-classic", "Belgae", "cannot submit", 1},
	} {
		e, b, said := edition(t, c.id)
		notes := said[0].Card(e, b.nation(c.nation)).Notes
		if len(notes) != c.notes || !strings.Contains(notes[0], c.want) {
			t.Errorf("%s: %q", c.id, notes)
		}
	}
}

// TestSpecialRulesAreOnTheCards: the notes of a nation tell the special
// rules that the data of the edition give it.
func TestSpecialRulesAreOnTheCards(t *testing.T) {
	for _, g := range britannias(t) {
		e, _, said := edition(t, g.ID())
		tellSpecialRules(t, e, said[0])
	}
}

func tellSpecialRules(t *testing.T, e *britannia.Edition, h Words) {
	t.Helper()
	for n, side := range h.Lexicon.Sides {
		notes := strings.Join(h.Card(e, int8(n)).Notes, " ")
		card := &e.Cards[n]
		for what, needed := range map[string]bool{
			"submit": e.SubmitAt[n] > 0,
			"land":   card.NoLanding != 0,
			"half":   card.Limit != britannia.Limit{},
			"overp":  e.NoOverpopulation[4]>>uint(n)&1 != 0,
		} {
			if needed && !strings.Contains(notes, what) {
				t.Errorf("the notes of the %s do not speak of %q: %s", side, what, notes)
			}
		}
		if card.NoSea != 0 && !strings.Contains(notes, "straight") && !strings.Contains(notes, "keep out") {
			t.Errorf("the notes of the %s do not speak of their seas: %s", side, notes)
		}
	}
}

func britanniaSaid(g engine.Game) []Words {
	var list []Words
	for _, code := range text.Codes() {
		names := []string{"Ana", "Ben", "Cleo", "Dan", "Eve"}
		list = append(list, Words{text.NewNarrator(text.Of(code), g, func(s engine.Seat) string { return names[s] })})
	}
	return list
}

// stars is how many points it is.
func stars(p text.Points) int {
	n, err := strconv.Atoi(p.String())
	if err != nil {
		panic(err)
	}
	return n
}

// cast finds nations by their names.
type cast struct {
	t *testing.T
	l *engine.Lexicon
}

func (b cast) nation(name string) int8 {
	b.t.Helper()
	i := slices.Index(b.l.Sides, name)
	if i < 0 {
		b.t.Fatalf("no %q in the lexicon", name)
	}
	return int8(i)
}
