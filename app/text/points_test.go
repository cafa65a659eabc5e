package text

import (
	"testing"

	"bretwalda/engine"
	"bretwalda/engine/games"
)

func TestPointsAreWrittenAsPrinted(t *testing.T) {
	for _, c := range []struct {
		count, unit int
		want        string
	}{
		{0, 1, "0"}, {1, 1, "1"}, {25, 1, "25"}, {-3, 1, "−3"},
		{0, 2, "0"}, {1, 2, "½"}, {2, 2, "1"}, {3, 2, "1½"}, {25, 2, "12½"}, {50, 2, "25"},
		{-1, 2, "−½"}, {-2, 2, "−1"}, {-25, 2, "−12½"},
	} {
		if got := (Points{c.count, c.unit}).String(); got != c.want {
			t.Errorf("%d of %d to a point: %s, not %s", c.count, c.unit, got, c.want)
		}
	}
}

// TestPointsOfEveryGame: whole or half, as texts can write them.
func TestPointsOfEveryGame(t *testing.T) {
	for _, g := range games.All() {
		want := "12"
		switch g.Lexicon().PointUnit {
		case 0, 1:
		case 2:
			want = "6"
		default:
			t.Errorf("%s counts %d to a point", g.ID(), g.Lexicon().PointUnit)
		}
		if got := NewNarrator(Of("en"), g, nil).Points(12).String(); got != want {
			t.Errorf("%s: 12 are %s points", g.ID(), got)
		}
	}
}

// TestHalfPointsInSentences: up to one point it is a point, above it are points.
func TestHalfPointsInSentences(t *testing.T) {
	g := games.ByID("britannia-classic")
	if g == nil {
		t.Fatal("the classic edition is not among the games")
	}
	b := board{t, g.Lexicon()}
	held := func(count int16) engine.Event { return b.event("scoreHold", "Welsh", "", "", count, "", "York") }
	limit := b.event("scoreLimit", "Angles", "", "", -3, "", "")
	grown := b.event("population", "Picts", "", "", 7, "", "")
	grown.Extra = 1
	bid := b.event("bid", "Welsh", "", "", 7, "", "")
	paid := b.event("scoreBid", "", "", "", -14, "", "")
	for _, c := range []struct {
		event engine.Event
		want  samples
	}{
		{held(1), samples{
			"The Welsh score ½ point for holding York.",
			"Los galeses suman ½ punto por controlar York.",
			"I Gallesi guadagnano ½ punto: controllano York.",
		}},
		{held(2), samples{
			"The Welsh score 1 point for holding York.",
			"Los galeses suman 1 punto por controlar York.",
			"I Gallesi guadagnano 1 punto: controllano York.",
		}},
		{held(3), samples{
			"The Welsh score 1½ points for holding York.",
			"Los galeses suman 1½ puntos por controlar York.",
			"I Gallesi guadagnano 1½ punti: controllano York.",
		}},
		{limit, samples{
			"The Angles lose 1½ points over their limit.",
			"Los anglos pierden 1½ puntos por pasar su límite.",
			"Gli Angli perdono 1½ punti oltre il loro limite.",
		}},
		{grown, samples{
			"The Picts gain 3½ population points and keep ½ for the next turn.",
			"Los pictos ganan 3½ puntos de población y guardan ½ para el próximo turno.",
			"I Pitti guadagnano 3½ punti popolazione e ne tengono ½ per il prossimo turno.",
		}},
		{bid, samples{
			"Ana bids 7 points for the group with the Welsh.",
			"Ana puja 7 puntos por el grupo de los galeses.",
			"Ana offre 7 punti per il gruppo dei Gallesi.",
		}},
		{paid, samples{
			"Ana pays the winning bid of 7 points.",
			"Ana paga 7 puntos por su puja.",
			"Ana paga 7 punti per la sua offerta.",
		}},
	} {
		for _, h := range narrators(g, sampled...) {
			if got := h.Event(c.event); got != c.want.in(h.Code()) {
				t.Errorf("%s: got %q, want %q", h.Code(), got, c.want.in(h.Code()))
			}
		}
	}
}

// TestGamesSayThingsTheirOwnWay: subjects without leave grow by half in the
// second edition, and not at all in the classic one.
func TestGamesSayThingsTheirOwnWay(t *testing.T) {
	for id, want := range map[string][2]string{
		"britannia-2008":    {"Let the Welsh grow at the full rate, or only at half?", "Half growth"},
		"britannia-2005":    {"Let the Welsh grow at the full rate, or only at half?", "Half growth"},
		"britannia-classic": {"Let the Welsh grow this turn?", "No growth"},
	} {
		g := games.ByID(id)
		b, h := board{t, g.Lexicon()}, narrators(g, "en")[0]
		turn := b.turn("growth", 0, "Romans", "Welsh", "", 0)
		if got := h.Hint(turn); got != want[0] {
			t.Errorf("%s: %s", id, got)
		}
		if got := h.Label(turn, b.choice("refuse", "", 0, 0, "", "", "", "")); got != want[1] {
			t.Errorf("%s: %s", id, got)
		}
	}
	en := Of("en")
	if got := en.Own("britannia-classic", "rule.leader"); got != "rule.leader.britannia-classic" {
		t.Error(got)
	}
	if got := en.Own("britannia-2008", "rule.leader"); got != "rule.leader" {
		t.Error(got)
	}
}
