package text

import (
	"regexp"
	"strings"
	"testing"

	"bretwalda/engine"
	"bretwalda/engine/games"
	"bretwalda/static/site/languages"
)

func ireland(t *testing.T) (board, []*Narrator) {
	t.Helper()
	g := games.ByID("brian-boru")
	if g == nil {
		t.Fatal("Brian Boru is not among the games")
	}
	return board{t, g.Lexicon()}, narrators(g, sampled...)
}

func TestEventsOfBrianBoru(t *testing.T) {
	b, said := ireland(t)
	court := b.event("court", "Laigin", "", "", 3, "", "")
	court.Extra = 7
	for _, c := range []struct {
		event engine.Event
		want  samples
	}{
		{b.event("round", "", "", "", 2, "", ""), samples{"Round II", "Ronda II", "Round II"}},
		{b.event("vikings", "", "", "", 12, "", ""), samples{"12 raiders come.", "Vienen 12 incursores.", "Arrivano 12 predoni."}},
		{b.event("suitor", "", "", "estrid", 0, "", ""), samples{
			"This round’s marriage: Estrid of Denmark.",
			"Matrimonio de la ronda: Estrid de Dinamarca.",
			"Matrimonio del round: Estrid di Danimarca.",
		}},
		{b.event("lead", "Dál Cais", "", "card 11", 0, "", "Áth Cliath"), samples{
			"The Dál Cais lead the red 11 for Áth Cliath.",
			"Los Dál Cais abren por Áth Cliath con el 11 rojo.",
			"I Dál Cais aprono per Áth Cliath con l’11 rosso.",
		}},
		{b.event("action", "Uí Néill", "", "card 8", 2, "", ""), samples{
			"The Uí Néill take raiders with the red 8.",
			"Los Uí Néill toman incursores con el 8 rojo.",
			"Gli Uí Néill prendono predoni con l’8 rosso.",
		}},
		{b.event("coins", "Laigin", "", "", 1, "", ""), samples{"The Laigin gain 1 coin.", "Los Laigin ganan 1 moneda.", "I Laigin guadagnano 1 moneta."}},
		{b.event("coins", "Laigin", "", "", -5, "", ""), samples{"The Laigin pay 5 coins.", "Los Laigin pagan 5 monedas.", "I Laigin pagano 5 monete."}},
		{court, samples{
			"The Laigin advance 3 spaces in courtship, to space 7.",
			"Los Laigin suben 3 casillas en el cortejo, hasta la casilla 7.",
			"I Laigin salgono di 3 caselle nel corteggiamento, fino alla casella 7.",
		}},
		{b.event("liberate", "Laigin", "Laigin", "", 0, "", "Tara"), samples{
			"The Laigin win Tara back from the Vikings.",
			"Los Laigin recuperan Tara de los vikingos.",
			"I Laigin riprendono Tara ai vichinghi.",
		}},
		{b.event("liberate", "Laigin", "Uí Briúin", "", 0, "", "Tara"), samples{
			"The Laigin free Tara for the Uí Briúin.",
			"Los Laigin liberan Tara para los Uí Briúin.",
			"I Laigin liberano Tara per gli Uí Briúin.",
		}},
		{b.event("incursion", "Uí Briúin", "Eóganacht", "", 0, "", "Cashel"), samples{
			"The Eóganacht lose Cashel to the Vikings: the Uí Briúin choose it.",
			"Los Eóganacht pierden Cashel ante los vikingos: eligen los Uí Briúin.",
			"Gli Eóganacht perdono Cashel contro i vichinghi: scelgono gli Uí Briúin.",
		}},
		{b.event("claim", "Dál Cais", "", "", 0, "", "Ulaid"), samples{
			"The Dál Cais take the claim to Ulaid.",
			"Los Dál Cais toman el dominio de Ulaid.",
			"I Dál Cais prendono la rivendicazione dell’Ulaid.",
		}},
		{b.event("claim", "Vikings", "", "", 0, "", "Ulaid"), samples{
			"The Vikings are ahead in Ulaid: the claim goes to the board.",
			"Los vikingos van en cabeza en Ulaid: el dominio va al tablero.",
			"I vichinghi sono in testa nell’Ulaid: la rivendicazione va sul tabellone.",
		}},
		{b.event("claim", "", "", "", 0, "", "Dubhlinn"), samples{
			"The claim to Dubhlinn goes to the board.",
			"El dominio de Dubhlinn va al tablero.",
			"La rivendicazione di Dubhlinn va sul tabellone.",
		}},
		{b.event("scorePay", "Laigin", "", "", -2, "", ""), samples{
			"The Laigin lose 2 points: not enough coins.",
			"Los Laigin pierden 2 puntos: no les llegan las monedas.",
			"I Laigin perdono 2 punti: non bastano le monete.",
		}},
	} {
		for _, h := range said {
			if got := h.Event(c.event); got != c.want.in(h.Code()) {
				t.Errorf("%s:\n got %s\nwant %s", h.Code(), got, c.want.in(h.Code()))
			}
		}
	}
}

func TestChoicesOfBrianBoru(t *testing.T) {
	b, said := ireland(t)
	keep := b.choice("keep", "card 2", 0, b.unit("card 13"), "", "", "", "")
	keeping := b.turn("keep", 1, "Laigin", "", "", 0)
	buying := b.turn("courtExtra", 1, "Laigin", "", "", 0)
	for _, c := range []struct {
		turn   engine.Turn
		choice engine.Choice
		label  samples
		say    samples
	}{
		{keeping, keep,
			samples{"Keep", "Quedármelas", "Tieni"},
			samples{"Keep the red 2 and the white 13.", "Quedarse con el 2 rojo y el 13 blanco.", "Tieni il 2 rosso e il 13 bianco."}},
		{buying, b.choice("buy", "", 2, 0, "", "", "", ""),
			samples{"2 more, 4 coins", "2 más, 4 monedas", "2 in più, 4 monete"},
			samples{"Buy 2 more for 4 coins.", "Comprar 2 más por 4 monedas.", "Compra 2 in più per 4 monete."}},
		{buying, b.choice("buy", "", 0, 0, "", "", "", ""),
			samples{"No more", "Ninguno más", "Basta così"},
			samples{"Buy no more.", "No comprar más.", "Non comprare altro."}},
		{b.turn("suitor", engine.Nature, "", "", "", 0), b.choice("reveal", "niall", 0, 0, "", "", "", ""),
			samples{"Niall", "Niall", "Niall"},
			samples{"The card is Niall.", "La carta es Niall.", "La carta è Niall."}},
		{b.turn("viking", engine.Nature, "", "", "", 0), b.choice("reveal", "", 9, 1, "", "", "", ""),
			samples{"9", "9", "9"},
			samples{"9 raiders come.", "Vienen 9 incursores.", "Arrivano 9 predoni."}},
		{b.turn("town", 1, "Laigin", "", "Munster", 0), b.choice("place", "", 0, 0, "", "Cashel", "", ""),
			samples{"Place", "Colocar", "Piazza"},
			samples{"Put a disc in Cashel.", "Poner un disco en Cashel.", "Metti un disco a Cashel."}},
	} {
		for _, h := range said {
			if got := h.Label(c.turn, c.choice); got != c.label.in(h.Code()) {
				t.Errorf("%s: label %q, want %q", h.Code(), got, c.label.in(h.Code()))
			}
			if got := h.Choice(c.turn, c.choice); got != c.say.in(h.Code()) {
				t.Errorf("%s:\n got %s\nwant %s", h.Code(), got, c.say.in(h.Code()))
			}
		}
	}
}

// TestActionsAreNamedByContent: neither texts nor lessons nor rules speak of where an
// action is drawn on its card.
func TestActionsAreNamedByContent(t *testing.T) {
	layout := map[string]*regexp.Regexp{
		"en": regexp.MustCompile(`(?i)\b(upper|lower|top|bottom)\b[^.]{0,12}\b(lines?|actions?|one)\b|\blines? (above|below)`),
		"es": regexp.MustCompile(`(?i)acción (superior|inferior)|líneas? de (arriba|abajo)|\bla (superior|inferior)\b`),
		"it": regexp.MustCompile(`(?i)azione (superiore|inferiore)|rig(a|he) in (alto|basso)|quella (superiore|inferiore)`),
	}
	keys := regexp.MustCompile(`^(verb\.(upper|lower)|event\.action|policy\.brian|brian\.|tip\.brian|ask\.action)`)
	for code, places := range layout {
		read := 0
		for key, words := range Of(code).words {
			if keys.MatchString(key) {
				if read++; places.MatchString(words) {
					t.Errorf("%s, %s: %s", code, key, words)
				}
			}
		}
		for _, name := range []string{languages.Lesson(code, "brian-boru"), languages.Rules(code, "brian")} {
			content, err := languages.Read(name)
			if err != nil {
				t.Fatal(err)
			}
			for _, line := range strings.Split(string(content), "\n") {
				if read++; places.MatchString(line) {
					t.Errorf("%s: %s", name, line)
				}
			}
		}
		if read < 300 {
			t.Errorf("%s: only %d texts were read", code, read)
		}
	}
}
