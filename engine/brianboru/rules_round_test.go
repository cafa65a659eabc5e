package brianboru_test

import (
	"fmt"
	"slices"
	"testing"

	"bretwalda/engine"
)

// The upkeep goes through its four steps in order (§upkeep phase, §end of the game).
func TestTableUpkeep(t *testing.T) {
	playAll(t, []situation{
		{"marriage, battle, church, claims, and the next round", `
			round 2, marriage
			suitor brigid
			battle 3
			Dál Cais: court 4; raiders 3; towns Connor, Nendrum, Duneight
			Uí Néill: court 2; raiders 1; church 2; towns Tara, Cashel
			Eóganacht: raiders 1; church 1
			Uí Briúin: towns Lusk
			asked monastery Uí Néill
			monastery Tara
			told in order: monastery Uí Néill at Tara; scoreChurch Eóganacht; flip at Ulaid; claim Dál Cais at Ulaid; round count 3
			round 3
			asked viking
		`},
		{"a monastery of this round counts for its claims", `
			round 2, church
			Uí Néill: church 2; towns Connor, Nendrum
			monastery Connor
			Uí Néill claims Ulaid
		`},
		{"a town of this round's marriage as well", `
			round 2, marriage
			suitor orlaith
			Uí Néill: court 2; towns Cashel, Lismore, Corcaigh, Ardfert
			asked town Uí Néill at Munster
			place Kincora
			Uí Néill claims Munster
		`},
		{"the last step of the last round is the end", `
			3 seats
			round 3, marriage
			Uí Néill: court 2
			asked princess Uí Néill
			trade
			over
		`},
		{"three players do not end after round two", `
			3 seats
			round 2, claim
			asked viking
			round 3
		`},
		{"four do not end after round three", `
			round 3, claim
			asked viking
			round 4
		`},
		{"and end after four", `
			round 4, claim
			over
		`},
		{"five as well", `
			5 seats
			round 4, claim
			over
		`},
	})
}

// throw is a small stream of numbers that is the same in every run.
type throw uint32

func (r *throw) below(n int) int {
	*r = *r*1664525 + 1013904223
	return int(uint32(*r)>>8) % n
}

// matches plays whole games by chance; seen hears of every choice, with the
// events it brought about.
func matches(t *testing.T, seats int, option uint8, games int, seen func(tb *table, turn engine.Turn, c engine.Choice, told []engine.Event)) {
	t.Helper()
	random := throw(seats*7 + int(option))
	for range games {
		tb := begin(t, seats, option)
		for !tb.State.Turn().Over() {
			turn, legal := tb.State.Turn(), tb.State.Legal(nil)
			c := legal[random.below(len(legal))]
			from := len(tb.Events)
			tb.Line = tb.Words(c)
			tb.do(c)
			seen(tb, turn, c, tb.Events[from:])
		}
	}
}

// Whole games: so many rounds, so many tricks in each, all cards dealt again, a
// marriage card a round and the princess last (§rounds, §end of the game).
func TestTableWholeGames(t *testing.T) {
	for _, way := range []struct {
		seats          int
		option         uint8
		rounds, tricks int
		cards          int
	}{{3, 0, 3, 7, 8}, {4, 0, 4, 5, 6}, {5, 0, 4, 4, 5}, {5, 1, 4, 5, 5}, {4, 1, 4, 5, 6}, {3, 1, 3, 7, 8}} {
		t.Run(fmt.Sprintf("%d players, option %d", way.seats, way.option), func(t *testing.T) {
			var rounds, tricks, discards, deals int
			var vikingCards, suitors []int
			matches(t, way.seats, way.option, 3, func(tb *table, turn engine.Turn, c engine.Choice, told []engine.Event) {
				if turn.Seat == engine.Nature && lexicon.Asks[turn.Kind] == "viking" {
					vikingCards = append(vikingCards, int(c.Count))
				}
				for _, e := range told {
					switch name := lexicon.Events[e.Kind]; name {
					case "round":
						rounds++
						if int(e.Count) != rounds {
							tb.Failf("round %d is the %dth", e.Count, rounds)
						}
					case "turn":
						if int(e.Count) != tricks+1 {
							tb.Failf("trick %d is the %dth", e.Count, tricks+1)
						}
					case "trick":
						tricks++
					case "suitor":
						suitors = append(suitors, int(e.What))
					case "dealt":
						if deals++; int(e.Count) != way.cards {
							tb.Failf("%d cards each", e.Count)
						}
					case "discarded":
						discards++
					case "repulsed", "incursion", "spared":
						if tricks != 0 && tricks != way.tricks && !tb.full() {
							tb.Failf("%d tricks", tricks)
						}
						tricks = 0
					case "over":
						princess := slices.Index(lexicon.Whats, "estrid")
						if rounds != way.rounds || deals != way.rounds || len(suitors) != way.rounds ||
							slices.Index(suitors, princess) != way.rounds-1 {
							tb.Failf("%d rounds, %d deals, suitors %v", rounds, deals, suitors)
						}
						if want := way.rounds; way.seats == 5 && way.option == 1 && discards > 0 || (way.seats < 5 || way.option == 0) && discards != want {
							tb.Failf("%d times cards were left", discards)
						}
						slices.Sort(vikingCards)
						for i, strength := range vikingCards {
							if more := len(vikingCards) - i; strength != 13 && more > 1 && vikingCards[i+1] == strength ||
								more > 2 && vikingCards[i+2] == strength {
								tb.Failf("Viking cards %v", vikingCards)
							}
						}
						if len(vikingCards) != way.rounds {
							tb.Failf("Viking cards %v", vikingCards)
						}
						rounds, discards, deals, vikingCards, suitors = 0, 0, 0, nil, nil
					}
				}
			})
		})
	}
}

// full reports whether every town has a disc.
func (tb *table) full() bool { return len(tb.position().Towns) == len(townFacts) }
