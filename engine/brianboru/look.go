package brianboru

import "bretwalda/engine"

// Figures for screens. A card goes by its What, 0 to 24; a View knows only the
// number of hidden cards.

// Round is the round of the game, from 1.
func (s *State) Round() int { return int(s.round) }

// Rounds is how many rounds the game has for its number of players.
func (s *State) Rounds() int { return int(s.table().rounds) }

// Seats is how many play.
func (s *State) Seats() int { return int(s.seats) }

// Phase is the phase of the round in the words of a position: "start",
// "preparation", "draft", "action", "marriage", "battle", "church", "claim", "over".
func (s *State) Phase() string { return phaseNames[s.phase] }

// Holder is the seat with the active town marker; Nobody before it is drawn.
func (s *State) Holder() engine.Seat { return seatOf(s.holder) }

// ActiveTown is the town under the marker, or engine.None.
func (s *State) ActiveTown() int8 { return int8(s.active) }

// Coins is how many coins a seat has.
func (s *State) Coins(seat engine.Seat) int { return int(s.player[seat].coins) }

// Renown is how much renown a seat has.
func (s *State) Renown(seat engine.Seat) int { return int(s.player[seat].renown) }

// Track is the space of the marriage track a seat's disc is on, 0 to TopSpace.
func (s *State) Track(seat engine.Seat) int { return int(s.player[seat].space) }

// Church is how many discs a seat has in the church area.
func (s *State) Church(seat engine.Seat) int { return int(s.player[seat].church) }

// Raiders is how many raiders a seat has taken.
func (s *State) Raiders(seat engine.Seat) int { return int(s.player[seat].raiders) }

// Battle is how many raiders are in the battle area.
func (s *State) Battle() int { return int(s.battle) }

// Suitor is the marriage card on offer, as a What, or engine.None.
func (s *State) Suitor() int8 {
	return s.suitor.what()
}

// Deck is how many marriage cards are still to come after the suitor.
func (s *State) Deck() int { return int(s.deck) }

// Marriages is the marriage cards a seat has, as Whats.
func (s *State) Marriages(seat engine.Seat) []int8 {
	var list []int8
	for m := range marriage(marriageCount) {
		if s.player[seat].married.has(m) {
			list = append(list, m.what())
		}
	}
	return list
}

// Princess is the seat that has married Estrid, and its alliance: "support" or "trade".
// Nobody and "" while nobody has.
func (s *State) Princess() (seat engine.Seat, as string) {
	if s.alliance == unallied {
		return engine.Nobody, ""
	}
	return seatOf(s.princess), allianceNames[s.alliance]
}

// Hand is the cards a seat holds and the viewer may see, ascending; in the draft
// those it has kept.
func (s *State) Hand(seat engine.Seat) []int8 { return s.player[seat].hand.list() }

// HandSize is how many cards a seat holds, seen or not.
func (s *State) HandSize(seat engine.Seat) int {
	return int(s.player[seat].hand.len() + s.hidden.hand[seat])
}

// Packet is the cards of the packet before a seat that the viewer may see.
func (s *State) Packet(seat engine.Seat) []int8 {
	if s.phase != phaseDraft {
		return nil
	}
	return s.packet[s.front(side(seat))].list()
}

// Played is a card of the trick.
type Played struct {
	Seat engine.Seat
	Card int8
	Done bool // its action is over
	Wins bool // known when all have played
}

// Trick is the cards played, in the order of play.
func (s *State) Trick() []Played {
	var list []Played
	if s.leader == nobody {
		return nil
	}
	for i, who := side(0), s.leader; i < s.seats && s.trick[who] != noCard; i, who = i+1, s.next(who) {
		c := s.trick[who]
		list = append(list, Played{
			Seat: seatOf(who), Card: int8(c), Done: c < s.card, Wins: who == s.winner,
		})
	}
	return list
}

// Ahead is the seat that wins the trick so far, Nobody while there is none.
func (s *State) Ahead() engine.Seat {
	if s.active == nowhere {
		return seatOf(s.winner)
	}
	return seatOf(s.best())
}

// Tricks is the number of the trick under way, or of the next one, and how many
// the round has. It is meant for the action phase.
func (s *State) Tricks() (now, last int) {
	most := int8(0)
	for i := range s.seats {
		held := s.player[i].hand.len() + s.hidden.hand[i]
		if s.trick[i] != noCard {
			held++
		}
		most = max(most, held)
	}
	dealt := s.table().dealt
	return int(dealt - most + 1), int(dealt - s.spare())
}

// Reach is the towns that a seat may expand to by road, by their places.
func (s *State) Reach(seat engine.Seat) []int8 {
	var list []int8
	for there := s.reach(side(seat)); there != 0; {
		list = append(list, int8(take(&there)))
	}
	return list
}

// Landing is the space of the marriage track on which a seat's disc would come
// to rest after some steps up.
func (s *State) Landing(seat engine.Seat, steps int) int {
	to := min(s.Track(seat)+steps, TopSpace)
	return int(s.landing(side(seat), int8(to)))
}

// Resolving is the card whose action is under way, or engine.None.
func (s *State) Resolving() int8 {
	if s.way == noWay {
		return nothing
	}
	return int8(s.card)
}

// Claim is the claim of a region.
type Claim struct {
	Region
	FaceUp  bool
	Holder  engine.Seat        // Nobody: it is on the board
	Weights [maxSeats + 1]int8 // of the towns of each side; a monastery counts twice
}

// Claim is the claim of region r, the place 53+r of the map. A military
// alliance counts the Vikings' weight with its holder's.
func (s *State) Claim(r int) Claim {
	return Claim{regions[r], s.faceUp.has(region(r)), seatOf(s.claim[r]), s.weights(region(r))}
}

// Roads lists the towns at the other ends of a town's roads, by their places.
func Roads(at int8) []int8 {
	var list []int8
	for there := byRoad[at]; there != 0; {
		list = append(list, int8(take(&there)))
	}
	return list
}

// IsTown reports whether a place is a town, and no region.
func IsTown(at int8) bool { return place(at).isTown() }

// RegionOf is the place of the region of a town.
func RegionOf(at int8) int8 { return int8(towns[at].Region.place()) }

// TownOf is a town of the map, by its place.
func TownOf(at int8) Town { return towns[at] }

// ActionCard is the action card of a What.
func ActionCard(what int8) Card { return deck[what] }

// Fits reports whether a card goes with a town: it is of its colour, or white.
func Fits(what, town int8) bool { return matching(place(town)).has(card(what)) }

// TopSpace is the highest space of the marriage track.
const TopSpace = topSpace

// TrackBenefit is the benefit of a space of the marriage track.
func TrackBenefit(space int) Benefit { return track[space] }

// IsMarriage reports whether a What is a marriage card.
func IsMarriage(what int8) bool { return what >= orlaith }

// MarriageBenefit is the benefit of a marriage card, by its What.
func MarriageBenefit(what int8) Benefit { return marriageCards[marriageOf(what)].Benefit }

func seatOf(who side) engine.Seat {
	if who == nobody {
		return engine.Nobody
	}
	return engine.Seat(who)
}

func (c cards) list() []int8 {
	var list []int8
	for c != 0 {
		list = append(list, int8(c.draw()))
	}
	return list
}

var (
	suitNames   = [White + 1]string{"red", "blue", "yellow", "white"}
	symbolNames = [symbols]string{
		"takeTown", "gainCoin", "payCoin", "gainRenown", "churchDisc", "takeRaider", "courtStep", "expandRoad", "liberateTown",
	}
)

// String names a suit for keys of the text tables.
func (c Suit) String() string { return suitNames[c] }

// String names a symbol for keys of the text tables.
func (y Symbol) String() string { return symbolNames[y] }
