package brianboru_test

import (
	"fmt"
	"strconv"
	"testing"
)

// Every card, winning and losing. The player has nine coins, enough for four steps,
// discs or raiders before a coin of the same action comes (§action cards).
func TestTableCards(t *testing.T) {
	t.Parallel()
	for i, fact := range cardFacts {
		card := i + 1
		t.Run(fmt.Sprintf("%d primary", card), func(t *testing.T) {
			tb := play(t, fmt.Sprintf(`
				3 seats
				round 1, action
				battle 14
				Dál Cais: coins 9
				trick %s
			`, winning(card, fact.suit)))
			tb.decideFor(0, "")
			tb.account(0, fact.primary)
			tb.tell("told action Dál Cais with card "+strconv.Itoa(card)+" count 0", "marker Dál Cais",
				townOf(fact.suit)+" has Dál Cais", "asked lead Dál Cais")
		})
		t.Run(fmt.Sprintf("%d upper", card), func(t *testing.T) {
			tb := loses(t, card, fact.suit)
			tb.decideFor(1, "upper")
			tb.account(1, fact.upper)
			tb.tell("told action Uí Néill with card "+strconv.Itoa(card)+" count 1", "asked expand Uí Néill")
			tb.tell("only expand Monasterboice | expand Dún na Sciath | end", "end", "Lusk has Eóganacht + viking")
		})
		t.Run(fmt.Sprintf("%d lower", card), func(t *testing.T) {
			tb := loses(t, card, fact.suit)
			if card >= 20 && card <= 22 {
				tb.decideFor(1, "")
				tb.tell("untold action Uí Néill count 2", "told action Uí Néill count 1", "asked expand Uí Néill")
				return
			}
			tb.decideFor(1, "lower")
			tb.account(1, fact.lower)
			tb.tell("told action Uí Néill with card " + strconv.Itoa(card) + " count 2")
			lusk := "Lusk has Eóganacht + viking"
			if fact.lower.liberate > 0 {
				lusk = "Lusk has Eóganacht"
			}
			tb.tell(lusk, "untold expand Uí Néill")
		})
	}
}

// townOf is an empty town of a colour, for white cards any.
func townOf(suit string) string {
	return map[string]string{"red": "Tuam", "blue": "Roscommon", "yellow": "Cruachan", "white": "Killala"}[suit]
}

// winning is a trick of three in which the first card wins.
func winning(card int, suit string) string {
	others := map[string]string{"red": "1 3", "blue": "1 2", "yellow": "2 3", "white": "1 3"}[suit]
	return fmt.Sprintf("%s: %d %s", townOf(suit), card, others)
}

// loses is a trick in which Uí Néill lose with a card; the others hold no town
// they could expand from, and the Vikings hold one.
func loses(t *testing.T, card int, suit string) *table {
	t.Helper()
	town, lead, third := "Tuam", 24, 3
	switch {
	case suit == "red":
		town, lead = "Roscommon", 25
	case card == third:
		third = 6
	}
	return play(t, fmt.Sprintf(`
		3 seats
		round 1, action
		battle 14
		Uí Néill: coins 9; towns Tara
		Eóganacht: coins 0; towns Lusk + viking
		trick %s: %d %d %d
	`, town, lead, card, third))
}

// decideFor makes the decisions of a trick up to the end of the action of one player.
// That player takes an action first if there is a choice, may buy up to four and buys
// nothing; the others take their upper actions.
func (tb *table) decideFor(seat int, action string) {
	tb.Helper()
	for {
		mine := int(tb.State.Turn().Seat) == seat
		switch asked := tb.Asks(); {
		case asked == "action" && mine:
			tb.tell(action)
		case asked == "action":
			tb.tell("upper")
		case mine && (asked == "courtExtra" || asked == "churchExtra" || asked == "raidExtra"):
			tb.tell("only buy 0 | buy 1 | buy 2 | buy 3 | buy 4", "buy 0")
		default:
			return
		}
	}
}

// account checks the gains from the symbols of an action by a player who had nine
// coins and otherwise the things of the start.
func (tb *table) account(side int, s symbols) {
	tb.Helper()
	for _, held := range []struct {
		what string
		want int
	}{{"coins", 9 + s.coins}, {"court", s.court}, {"church", s.church}, {"raiders", s.raid}, {"renown", 1}, {"points", 10}} {
		tb.tell(fmt.Sprintf("%s %s %d", lexicon.Sides[side], held.what, held.want))
	}
	tb.tell(fmt.Sprintf("area %d", 14-s.raid))
}

// The cards that have coins to pay, with none to pay them (§action cards, §symbols).
func TestTableCardsThatCost(t *testing.T) {
	for i, fact := range cardFacts {
		if fact.primary.coins >= 0 {
			continue
		}
		tb := play(t, fmt.Sprintf(`
			3 seats
			round 1, action
			Dál Cais: coins 0
			trick %s
		`, winning(i+1, fact.suit)))
		tb.decideFor(0, "")
		tb.tell(fmt.Sprintf("Dál Cais points %d", 10+2*fact.primary.coins), "Dál Cais coins 0", "marker Dál Cais")
	}
}
