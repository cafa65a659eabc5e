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
	b, said := irelandSaid(t)
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
