package text

import (
	"regexp"
	"strings"
	"testing"

	"bretwalda/engine"
	"bretwalda/engine/brianboru"
	"bretwalda/engine/games"
	"bretwalda/static/site/languages"
)

func ireland(t *testing.T) (board, []*Narrator) {
	t.Helper()
	g := games.ByID("brian-boru")
	if g == nil {
		t.Fatal("Brian Boru is not among the games")
	}
	return board{t, g.Lexicon()}, narrators(g)
}

func TestActionsOfCards(t *testing.T) {
	b, said := ireland(t)
	for _, c := range []struct {
		card string
		of   func(brianboru.Card) []brianboru.Run
		want [3]string
	}{
		{"card 2", func(c brianboru.Card) []brianboru.Run { return c.Upper }, [3]string{
			"Gain 3 coins, you may expand for 5 coins.",
			"Gana 3 monedas, puedes expandirte por 5 monedas.",
			"Guadagna 3 monete, puoi espanderti per 5 monete.",
		}},
		{"card 17", func(c brianboru.Card) []brianboru.Run { return c.Primary }, [3]string{
			"Pay 1 coin, take the active town and the marker.",
			"Paga 1 moneda, toma la ciudad activa y el marcador.",
			"Paga 1 moneta, prendi la città attiva e il suo segnalino.",
		}},
		{"card 13", func(c brianboru.Card) []brianboru.Run { return c.Lower }, [3]string{
			"Pay 1 coin, free a town from the Vikings.",
			"Paga 1 moneda, libera una ciudad de los vikingos.",
			"Paga 1 moneta, libera una città dai vichinghi.",
		}},
		{"card 8", func(c brianboru.Card) []brianboru.Run { return c.Primary }, [3]string{
			"Take 1 raider, gain 1 coin, take the active town and the marker.",
			"Toma 1 incursor, gana 1 moneda, toma la ciudad activa y el marcador.",
			"Prendi 1 predone, guadagna 1 moneta, prendi la città attiva e il suo segnalino.",
		}},
		{"card 20", func(c brianboru.Card) []brianboru.Run { return c.Lower }, [3]string{}},
	} {
		for i, h := range said {
			if got := h.Action(c.of(brianboru.ActionCard(b.unit(c.card)))); got != c.want[i] {
				t.Errorf("%s, %s: %q, want %q", h.Code(), c.card, got, c.want[i])
			}
		}
	}
}

// TestCardsAreHeard: with all that they do.
func TestCardsAreHeard(t *testing.T) {
	b, said := ireland(t)
	for card, want := range map[string][3]string{
		"card 11": {
			"red 11, battle: if it wins, gain 2 coins, take the active town and the marker; if it loses, gain 2 coins, you may expand for 5 coins, or take 2 raiders.",
			"11 rojo, batalla: si gana, gana 2 monedas, toma la ciudad activa y el marcador; si pierde, gana 2 monedas, puedes expandirte por 5 monedas, o bien toma 2 incursores.",
			"11 rosso, battaglia: se vince, guadagna 2 monete, prendi la città attiva e il suo segnalino; se perde, guadagna 2 monete, puoi espanderti per 5 monete, oppure prendi 2 predoni.",
		},
		"card 20": {
			"white 20, royal: if it wins, take the active town and the marker; if it loses, gain 2 coins, you may expand for 5 coins.",
			"20 blanco, realeza: si gana, toma la ciudad activa y el marcador; si pierde, gana 2 monedas, puedes expandirte por 5 monedas.",
			"20 bianco, regale: se vince, prendi la città attiva e il suo segnalino; se perde, guadagna 2 monete, puoi espanderti per 5 monete.",
		},
	} {
		for i, h := range said {
			if got := h.ActionCard(b.unit(card)); got != want[i] {
				t.Errorf("%s:\n got %s\nwant %s", h.Code(), got, want[i])
			}
		}
	}
}

// TestEveryActionCanBeSaid: every symbol of every card, and the renown that no
// known card has.
func TestEveryActionCanBeSaid(t *testing.T) {
	b, said := ireland(t)
	for _, h := range said {
		for what := b.unit("card 1"); what <= b.unit("card 25"); what++ {
			card := brianboru.ActionCard(what)
			for _, runs := range [][]brianboru.Run{card.Primary, card.Upper, card.Lower} {
				if s := h.Action(runs); len(runs) > 0 && (!sound(s) || strings.Contains(s, "brian.")) {
					t.Errorf("%s, %s: %q", h.Code(), h.What(what), s)
				}
			}
		}
		if s := h.Action([]brianboru.Run{{Symbol: brianboru.GainRenown, Count: 1}}); !sound(s) || strings.Contains(s, "brian.") {
			t.Errorf("%s: renown is %q", h.Code(), s)
		}
	}
}

func TestTrackAndMarriages(t *testing.T) {
	b, said := ireland(t)
	for i, want := range [3][6]string{
		{"nothing", "1 coin", "any empty town", "always wins the marriage", "2 points, an empty town in Southern Uí Néill", "2 points, 1 renown"},
		{"nada", "1 moneda", "cualquier ciudad vacía", "siempre gana el matrimonio", "2 puntos, una ciudad vacía en Uí Néill del Sur", "2 puntos, 1 de renombre"},
		{"nulla", "1 moneta", "una qualsiasi città vuota", "vince sempre il matrimonio", "2 punti, una città vuota in Uí Néill del Sud", "2 punti, 1 di fama"},
	} {
		h := said[i]
		got := [6]string{h.Space(1), h.Space(2), h.Space(8), h.Space(brianboru.TopSpace), h.Marriage(b.unit("conall")), h.Marriage(b.unit("aoife"))}
		if got != want {
			t.Errorf("%s: %q, want %q", h.Code(), got, want)
		}
		if got, want := h.Marriage(b.unit("estrid")), h.Say("brian.princess"); got != want {
			t.Errorf("%s: Estrid gives %q", h.Code(), got)
		}
	}
}

// TestRegionsOfBenefits: the regions are the places that Marriage takes them for.
func TestRegionsOfBenefits(t *testing.T) {
	b, _ := ireland(t)
	if got := b.area("Connaught"); got != firstRegion {
		t.Errorf("Connaught is place %d", got)
	}
	if got := b.area("Munster"); got != firstRegion+int8(brianboru.Munster) {
		t.Errorf("Munster is place %d", got)
	}
}

func TestEventsOfBrianBoru(t *testing.T) {
	b, said := ireland(t)
	court := b.event("court", "Laigin", "", "", 3, "", "")
	court.Extra = 7
	for _, c := range []struct {
		event engine.Event
		want  [3]string
	}{
		{b.event("round", "", "", "", 2, "", ""), [3]string{"Round II", "Ronda II", "Round II"}},
		{b.event("vikings", "", "", "", 12, "", ""), [3]string{"12 raiders come.", "Vienen 12 incursores.", "Arrivano 12 predoni."}},
		{b.event("suitor", "", "", "estrid", 0, "", ""), [3]string{
			"This round’s marriage: Estrid of Denmark.",
			"Matrimonio de la ronda: Estrid de Dinamarca.",
			"Matrimonio del round: Estrid di Danimarca.",
		}},
		{b.event("lead", "Dál Cais", "", "card 11", 0, "", "Áth Cliath"), [3]string{
			"The Dál Cais lead the red 11 for Áth Cliath.",
			"Los Dál Cais abren por Áth Cliath con el 11 rojo.",
			"I Dál Cais aprono per Áth Cliath con l’11 rosso.",
		}},
		{b.event("action", "Uí Néill", "", "card 8", 2, "", ""), [3]string{
			"Uí Néill, red 8: take raiders",
			"Uí Néill, 8 rojo: toman incursores",
			"Uí Néill, 8 rosso: prendono predoni",
		}},
		{b.event("coins", "Laigin", "", "", 1, "", ""), [3]string{"The Laigin gain 1 coin.", "Los Laigin ganan 1 moneda.", "I Laigin guadagnano 1 moneta."}},
		{b.event("coins", "Laigin", "", "", -5, "", ""), [3]string{"The Laigin pay 5 coins.", "Los Laigin pagan 5 monedas.", "I Laigin pagano 5 monete."}},
		{court, [3]string{
			"The Laigin advance 3 spaces in courtship, to space 7.",
			"Los Laigin suben 3 casillas en el cortejo, hasta la casilla 7.",
			"I Laigin salgono di 3 caselle nel corteggiamento, fino alla casella 7.",
		}},
		{b.event("liberate", "Laigin", "Laigin", "", 0, "", "Tara"), [3]string{
			"The Laigin win Tara back from the Vikings.",
			"Los Laigin recuperan Tara de los vikingos.",
			"I Laigin riprendono Tara ai vichinghi.",
		}},
		{b.event("liberate", "Laigin", "Uí Briúin", "", 0, "", "Tara"), [3]string{
			"The Laigin free Tara for the Uí Briúin.",
			"Los Laigin liberan Tara para los Uí Briúin.",
			"I Laigin liberano Tara per gli Uí Briúin.",
		}},
		{b.event("incursion", "Uí Briúin", "Eóganacht", "", 0, "", "Cashel"), [3]string{
			"The Eóganacht lose Cashel to the Vikings: the Uí Briúin choose it.",
			"Los Eóganacht pierden Cashel ante los vikingos: eligen los Uí Briúin.",
			"Gli Eóganacht perdono Cashel contro i vichinghi: scelgono gli Uí Briúin.",
		}},
		{b.event("claim", "Dál Cais", "", "", 0, "", "Ulaid"), [3]string{
			"The Dál Cais take the claim to Ulaid.",
			"Los Dál Cais toman la reclamación de Ulaid.",
			"I Dál Cais prendono la rivendicazione dell’Ulaid.",
		}},
		{b.event("claim", "Vikings", "", "", 0, "", "Ulaid"), [3]string{
			"The Vikings are ahead in Ulaid: the claim goes to the board.",
			"Los vikingos van en cabeza en Ulaid: la reclamación va al tablero.",
			"I vichinghi sono in testa nell’Ulaid: la rivendicazione va sul tabellone.",
		}},
		{b.event("claim", "", "", "", 0, "", "Dubhlinn"), [3]string{
			"The claim to Dubhlinn goes to the board.",
			"La reclamación de Dubhlinn va al tablero.",
			"La rivendicazione di Dubhlinn va sul tabellone.",
		}},
		{b.event("scorePay", "Laigin", "", "", -2, "", ""), [3]string{
			"The Laigin lose 2 points: not enough coins.",
			"Los Laigin pierden 2 puntos: no les llegan las monedas.",
			"I Laigin perdono 2 punti: non bastano le monete.",
		}},
	} {
		for i, h := range said {
			if got := h.Event(c.event); got != c.want[i] {
				t.Errorf("%s:\n got %s\nwant %s", h.Code(), got, c.want[i])
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
		label  [3]string
		say    [3]string
	}{
		{keeping, keep,
			[3]string{"Keep", "Quedarme", "Tieni"},
			[3]string{"Keep the red 2 and the white 13.", "Quedarse con el 2 rojo y el 13 blanco.", "Tieni il 2 rosso e il 13 bianco."}},
		{buying, b.choice("buy", "", 2, 0, "", "", "", ""),
			[3]string{"2 more, 4 coins", "2 más, 4 monedas", "2 in più, 4 monete"},
			[3]string{"Buy 2 more for 4 coins.", "Comprar 2 más por 4 monedas.", "Compra 2 in più per 4 monete."}},
		{buying, b.choice("buy", "", 0, 0, "", "", "", ""),
			[3]string{"No more", "Ninguno más", "Basta così"},
			[3]string{"Buy no more.", "No comprar más.", "Non comprare altro."}},
		{b.turn("suitor", engine.Nature, "", "", "", 0), b.choice("reveal", "niall", 0, 0, "", "", "", ""),
			[3]string{"Niall", "Niall", "Niall"},
			[3]string{"The card is Niall.", "La carta es Niall.", "La carta è Niall."}},
		{b.turn("viking", engine.Nature, "", "", "", 0), b.choice("reveal", "", 9, 1, "", "", "", ""),
			[3]string{"9", "9", "9"},
			[3]string{"9 raiders come.", "Vienen 9 incursores.", "Arrivano 9 predoni."}},
		{b.turn("town", 1, "Laigin", "", "Munster", 0), b.choice("place", "", 0, 0, "", "Cashel", "", ""),
			[3]string{"Place", "Colocar", "Piazza"},
			[3]string{"Put a disc in Cashel.", "Poner un disco en Cashel.", "Metti un disco a Cashel."}},
	} {
		for i, h := range said {
			if got := h.Label(c.turn, c.choice); got != c.label[i] {
				t.Errorf("%s: label %q, want %q", h.Code(), got, c.label[i])
			}
			if got := h.Choice(c.turn, c.choice); got != c.say[i] {
				t.Errorf("%s:\n got %s\nwant %s", h.Code(), got, c.say[i])
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
