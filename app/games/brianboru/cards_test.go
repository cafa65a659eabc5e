package brianboru

import (
	"slices"
	"strings"
	"testing"

	"bretwalda/app/text"
	"bretwalda/engine"
	"bretwalda/engine/brianboru"
	"bretwalda/engine/games"
)

func irelandSaid(t *testing.T) (deck, []Words) {
	t.Helper()
	g := games.ByID("brian-boru")
	if g == nil {
		t.Fatal("Brian Boru is not among the games")
	}
	return deck{t, g.Lexicon()}, brianSaid(g)
}

func TestActionsOfCards(t *testing.T) {
	b, said := irelandSaid(t)
	for _, c := range []struct {
		card string
		of   func(brianboru.Card) []brianboru.Run
		want map[string]string
	}{
		{"card 2", func(c brianboru.Card) []brianboru.Run { return c.Upper }, map[string]string{
			"en": "Gain 3 coins, you may expand for 5 coins.",
			"es": "Gana 3 monedas, puedes expandirte por 5 monedas.",
			"it": "Guadagna 3 monete, puoi espanderti per 5 monete.",
		}},
		{"card 17", func(c brianboru.Card) []brianboru.Run { return c.Primary }, map[string]string{
			"en": "Pay 1 coin, take the active town and the marker.",
			"es": "Paga 1 moneda, toma la ciudad activa y el marcador.",
			"it": "Paga 1 moneta, prendi la città attiva e il suo segnalino.",
		}},
		{"card 13", func(c brianboru.Card) []brianboru.Run { return c.Lower }, map[string]string{
			"en": "Pay 1 coin, free a town from the Vikings.",
			"es": "Paga 1 moneda, libera una ciudad de los vikingos.",
			"it": "Paga 1 moneta, libera una città dai vichinghi.",
		}},
		{"card 8", func(c brianboru.Card) []brianboru.Run { return c.Primary }, map[string]string{
			"en": "Take 1 raider, gain 1 coin, take the active town and the marker.",
			"es": "Toma 1 incursor, gana 1 moneda, toma la ciudad activa y el marcador.",
			"it": "Prendi 1 predone, guadagna 1 moneta, prendi la città attiva e il suo segnalino.",
		}},
		{"card 20", func(c brianboru.Card) []brianboru.Run { return c.Lower }, map[string]string{"en": "", "es": "", "it": ""}},
	} {
		for code, want := range c.want {
			if got := in(said, code).Action(c.of(brianboru.ActionCard(b.unit(c.card)))); got != want {
				t.Errorf("%s, %s: %q, want %q", code, c.card, got, want)
			}
		}
	}
}

// TestCardsAreHeard: with all that they do.
func TestCardsAreHeard(t *testing.T) {
	b, said := irelandSaid(t)
	for card, want := range map[string]map[string]string{
		"card 11": {
			"en": "red 11, battle: if it wins, gain 2 coins, take the active town and the marker; if it loses, gain 2 coins, you may expand for 5 coins; or take 2 raiders.",
			"es": "11 rojo, batalla: si gana, gana 2 monedas, toma la ciudad activa y el marcador; si pierde, gana 2 monedas, puedes expandirte por 5 monedas; o bien toma 2 incursores.",
			"it": "11 rosso, battaglia: se vince, guadagna 2 monete, prendi la città attiva e il suo segnalino; se perde, guadagna 2 monete, puoi espanderti per 5 monete; oppure prendi 2 predoni.",
		},
		"card 20": {
			"en": "white 20, royal: if it wins, take the active town and the marker; if it loses, gain 2 coins, you may expand for 5 coins.",
			"es": "20 blanco, realeza: si gana, toma la ciudad activa y el marcador; si pierde, gana 2 monedas, puedes expandirte por 5 monedas.",
			"it": "20 bianco, regale: se vince, prendi la città attiva e il suo segnalino; se perde, guadagna 2 monete, puoi espanderti per 5 monete.",
		},
	} {
		for code, want := range want {
			if got := in(said, code).ActionCard(b.unit(card)); got != want {
				t.Errorf("%s:\n got %s\nwant %s", code, got, want)
			}
		}
	}
}

// TestEveryActionCanBeSaid: every symbol of every card, and the renown that no
// known card has.
func TestEveryActionCanBeSaid(t *testing.T) {
	b, said := irelandSaid(t)
	for _, h := range said {
		for what := b.unit("card 1"); what <= b.unit("card 25"); what++ {
			card := brianboru.ActionCard(what)
			for _, runs := range [][]brianboru.Run{card.Primary, card.Upper, card.Lower} {
				if s := h.Action(runs); len(runs) > 0 && (!heard(s) || strings.Contains(s, "brian.")) {
					t.Errorf("%s, %s: %q", h.Code(), h.What(what), s)
				}
			}
		}
		if s := h.Action([]brianboru.Run{{Symbol: brianboru.GainRenown, Count: 1}}); !heard(s) || strings.Contains(s, "brian.") {
			t.Errorf("%s: renown is %q", h.Code(), s)
		}
	}
}

func TestTrackAndMarriages(t *testing.T) {
	b, said := irelandSaid(t)
	for code, want := range map[string][6]string{
		"en": {"nothing", "1 coin", "any empty town", "always wins the marriage", "2 points, an empty town in Southern Uí Néill", "2 points, 1 renown"},
		"es": {"nada", "1 moneda", "cualquier ciudad vacía", "siempre gana el matrimonio", "2 puntos, una ciudad vacía en Uí Néill del Sur", "2 puntos, 1 de renombre"},
		"it": {"nulla", "1 moneta", "una qualsiasi città vuota", "vince sempre il matrimonio", "2 punti, una città vuota in Uí Néill del Sud", "2 punti, 1 di fama"},
	} {
		h := in(said, code)
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
	b, _ := irelandSaid(t)
	if got := b.area("Connaught"); got != firstRegion {
		t.Errorf("Connaught is place %d", got)
	}
	if got := b.area("Munster"); got != firstRegion+int8(brianboru.Munster) {
		t.Errorf("Munster is place %d", got)
	}
}

func brianSaid(g engine.Game) []Words {
	var list []Words
	for _, code := range text.Codes() {
		names := []string{"Ana", "Ben", "Cleo", "Dan", "Eve"}
		list = append(list, Words{text.NewNarrator(text.Of(code), g, func(s engine.Seat) string { return names[s] })})
	}
	return list
}

// in is the one of a language.
func in(said []Words, code string) Words {
	return said[slices.IndexFunc(said, func(w Words) bool { return w.Code() == code })]
}

// heard reports whether a text is whole.
func heard(s string) bool {
	return s != "" && !strings.ContainsAny(s, "{}|") && !strings.Contains(s, "  ")
}

// deck finds cards and places by their names.
type deck struct {
	t *testing.T
	l *engine.Lexicon
}

func (b deck) find(list []string, name string) int8 {
	b.t.Helper()
	i := slices.Index(list, name)
	if i < 0 {
		b.t.Fatalf("no %q in the lexicon", name)
	}
	return int8(i)
}

func (b deck) unit(name string) int8 { return b.find(b.l.Whats, name) }
func (b deck) area(name string) int8 { return b.find(b.l.Places, name) }
