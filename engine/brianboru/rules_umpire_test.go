package brianboru_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"bretwalda/engine"
)

// umpire goes through a trick or an upkeep with the rulebook in hand, beside the table.
// It expects the same questions, and the same pieces when it is over.
type umpire struct {
	*table
	random *throw
	seats  int
	holder int
	last   bool
	suitor string
	battle int
	side   []ledger
	disc   []int  // of each town: whose disc, or -1
	viking []bool // with a control token on it
	abbey  []bool // with a monastery
	claim  []int  // of each region: its holder, or faceDown, or onBoard
	ally   int    // the player who has married the princess, or -1
	trade  bool
	hands  [][]int
}

const (
	faceDown = -2
	onBoard  = -1
)

// ledger is the umpire's notes on a player.
type ledger struct{ coins, renown, points, court, church, raiders, marriages int }

// scene makes a position at the beginning of a phase, by chance.
func scene(t *testing.T, random *throw, phase string) *umpire {
	t.Helper()
	u := &umpire{random: random, seats: 3 + random.below(3), ally: -1, last: random.below(2) == 0}
	u.holder = random.below(u.seats)
	u.battle = max(0, random.below(8)-2)
	u.suitor = []string{"orlaith", "aodhan", "conall", "cormac", "niall", "aoife", "brigid"}[random.below(7)]
	if u.last {
		u.suitor = "estrid"
	}
	spaces := []int{0, 1, 2, 3, 4, 5, 6, 7, 8, 9}
	for range u.seats {
		at := random.below(len(spaces))
		u.side = append(u.side, ledger{
			coins: random.below(7), renown: random.below(5), points: random.below(30), court: spaces[at],
			church: random.below(7), raiders: random.below(5),
		})
		if spaces[at] > 0 {
			spaces = slices.Delete(spaces, at, at+1)
		}
	}
	full := random.below(4) == 0
	for range townFacts {
		owner := random.below(u.seats+1) - 1
		if full && random.below(8) > 0 {
			owner = random.below(u.seats)
		}
		u.disc = append(u.disc, owner)
		u.viking = append(u.viking, owner >= 0 && random.below(6) == 0)
		u.abbey = append(u.abbey, owner >= 0 && random.below(6) == 0)
	}
	for range regionFacts {
		u.claim = append(u.claim, max(faceDown, random.below(u.seats+4)-4))
	}
	if phase == "action" {
		u.hands = make([][]int, u.seats)
		deck := make([]int, len(cardFacts))
		for i := range deck {
			j := random.below(i + 1)
			deck[i], deck[j] = deck[j], i+1
		}
		for i := range u.hands {
			u.hands[i] = deck[3*i : 3*i+3]
		}
	}
	u.table = sit(t, u.written(t, phase))
	u.Line = "the umpire's game"
	return u
}

// written is the position for the table.
func (u *umpire) written(t *testing.T, phase string) []byte {
	t.Helper()
	round, lines := 1, []string{fmt.Sprintf("%d seats", u.seats)}
	if u.last {
		if round = 4; u.seats == 3 {
			round = 3
		}
	}
	lines = append(lines, fmt.Sprintf("round %d, %s", round, phase), "holder "+lexicon.Sides[u.holder],
		"suitor "+u.suitor, fmt.Sprintf("battle %d", u.battle))
	var up []string
	for i, at := range u.claim {
		if at == onBoard {
			up = append(up, regionFacts[i].name)
		}
	}
	if len(up) > 0 {
		lines = append(lines, "faceUp "+strings.Join(up, ", "))
	}
	for i, l := range u.side {
		line := fmt.Sprintf("%s: coins %d; renown %d; points %d; court %d; church %d; raiders %d",
			lexicon.Sides[i], l.coins, l.renown, l.points, l.court, l.church, l.raiders)
		var towns, claims []string
		for p, owner := range u.disc {
			if owner != i {
				continue
			}
			town := townFacts[p].name
			if u.viking[p] {
				town += " + viking"
			}
			if u.abbey[p] {
				town += " + monastery"
			}
			towns = append(towns, town)
		}
		for r, owner := range u.claim {
			if owner == i {
				claims = append(claims, regionFacts[r].name)
			}
		}
		if len(towns) > 0 {
			line += "; towns " + strings.Join(towns, ", ")
		}
		if len(claims) > 0 {
			line += "; claims " + strings.Join(claims, ", ")
		}
		if u.hands != nil {
			line += "; hand " + cards(u.hands[i])
		}
		lines = append(lines, line)
	}
	position, rest := readPosition(t, lines)
	if len(rest) > 0 {
		t.Fatalf("%q", rest)
	}
	return position
}

// decide has a player choose one of some towns: none, one without a question, or
// one of those that the table has to offer.
func (u *umpire) decide(ask, verb string, seat int, region string, towns []int) int {
	u.Helper()
	switch len(towns) {
	case 0:
		return -1
	case 1:
		return towns[0]
	}
	turn := u.State.Turn()
	if u.Asks() != ask || turn.Seat != engine.Seat(seat) {
		u.Failf("%s should be asked %s", lexicon.Sides[seat], ask)
	}
	if place := slices.Index(lexicon.Places, region); turn.Place != int8(place) {
		u.Failf("asked about place %d, not %d", turn.Place, place)
	}
	words := make([]string, len(towns))
	for i, p := range towns {
		words[i] = verb + " " + townFacts[p].name
	}
	u.only(words)
	i := u.random.below(len(towns))
	u.tell(words[i])
	return towns[i]
}

// towns are the towns for which something holds.
func (u *umpire) towns(holds func(p int) bool) []int {
	var towns []int
	for p := range townFacts {
		if holds(p) {
			towns = append(towns, p)
		}
	}
	return towns
}

// clockwise are all players from the marker holder on.
func (u *umpire) clockwise() []int {
	var order []int
	for i := range u.seats {
		order = append(order, (u.holder+i)%u.seats)
	}
	return order
}

// most are the players with most of something.
func (u *umpire) most(of func(l ledger) int) (players []int, most int) {
	for i, l := range u.side {
		if i == 0 || of(l) > most {
			players, most = nil, of(l)
		}
		if of(l) == most {
			players = append(players, i)
		}
	}
	return players, most
}

func (u *umpire) place(side int, region string) {
	u.Helper()
	empty := u.towns(func(p int) bool { return u.disc[p] < 0 && (region == "" || townFacts[p].region == region) })
	if p := u.decide("town", "place", side, region, empty); p >= 0 {
		u.disc[p] = side
	}
}

func (u *umpire) marriage() {
	u.Helper()
	brides, height := u.most(func(l ledger) int { return l.court })
	if height == 0 {
		return
	}
	winner := brides[0]
	l := &u.side[winner]
	l.marriages++
	l.court = 0
	switch u.suitor {
	case "brigid":
		l.points += 4
	case "aoife":
		l.points, l.renown = l.points+2, l.renown+1
	case "estrid":
		u.asked("princess " + lexicon.Sides[winner])
		switch u.random.below(3) {
		case 0:
			u.tell("support")
			u.ally = winner
		case 1:
			u.tell("trade")
			u.ally, u.trade = winner, true
		default:
			u.tell("spurn")
			l.points += 4
			l.marriages--
		}
	default:
		l.points += 2
		u.place(winner, map[string]string{
			"orlaith": "Munster", "aodhan": "Leinster", "conall": "Southern Uí Néill",
			"cormac": "Connaught", "niall": "Northern Uí Néill",
		}[u.suitor])
	}
	for space := 9; space > 0; space-- {
		for i := range u.side {
			if u.side[i].court != space {
				continue
			}
			switch {
			case space == 8:
				u.place(i, "")
			case space == 7:
				u.side[i].renown++
			case space >= 5:
				u.side[i].coins += 2
			case space >= 2:
				u.side[i].coins++
			}
		}
	}
}

func (u *umpire) fight() {
	u.Helper()
	leaders, most := u.most(func(l ledger) int { return l.raiders })
	last, _ := u.most(func(l ledger) int { return -l.raiders })
	if u.battle > 0 {
		for _, loser := range u.clockwise() {
			if !slices.Contains(last, loser) {
				continue
			}
			chooser := loser
			if len(leaders) == 1 {
				chooser = leaders[0]
			}
			own := u.towns(func(p int) bool { return u.disc[p] == loser && !u.viking[p] })
			if p := u.decide("loseTown", "lose", chooser, "", own); p >= 0 {
				u.viking[p] = true
			}
		}
	}
	u.battle = 0
	if len(leaders) == 1 && most > 0 {
		l := &u.side[leaders[0]]
		l.renown++
		l.points += l.renown
		l.raiders = 0
	}
	if leaders, most = u.most(func(l ledger) int { return l.raiders }); most > 0 {
		for _, i := range leaders {
			u.side[i].points++
			u.side[i].raiders--
		}
	}
}

// build puts a monastery around a town of a player, if it can.
func (u *umpire) build(side int) bool {
	u.Helper()
	own := u.towns(func(p int) bool { return u.disc[p] == side && !u.viking[p] && !u.abbey[p] })
	p := u.decide("monastery", "monastery", side, "", own)
	if p >= 0 {
		u.abbey[p] = true
	}
	return p >= 0
}

func (u *umpire) church() {
	u.Helper()
	discs := func(l ledger) int { return l.church }
	if first, most := u.most(discs); most > 0 && len(first) == 1 {
		u.build(first[0])
		u.holder = first[0]
		u.side[first[0]].church = 0
	}
	if first, most := u.most(discs); most > 0 {
		for _, i := range first {
			u.side[i].points++
			u.side[i].church--
		}
	}
	for _, i := range u.clockwise() {
		if u.side[i].church >= 4 && u.build(i) {
			u.side[i].church = 0
		}
	}
}

// Upkeeps from positions by chance, judged twice.
func TestTableUmpire(t *testing.T) {
	random := throw(1014)
	for range 500 {
		u := scene(t, &random, "marriage")
		u.marriage()
		u.fight()
		u.church()
		u.claims()
		if u.last {
			u.score()
			u.tell("over")
			var won []string
			for _, i := range u.winners() {
				won = append(won, lexicon.Sides[i])
			}
			u.won(won)
		} else {
			u.tell("asked viking")
		}
		u.pieces()
	}
}

// pieces expects the pieces on the table to be those of the umpire.
func (u *umpire) pieces() {
	u.Helper()
	at := u.position()
	for i, l := range u.side {
		name := lexicon.Sides[i]
		p := at.player(name)
		got := ledger{p.Coins, p.Renown, u.points(int8(i)), p.Court, p.Church, p.Raiders, l.marriages}
		if got != l {
			u.Failf("%s has %+v, not %+v", name, got, l)
		}
	}
	for p, fact := range townFacts {
		want := town{}
		if u.disc[p] >= 0 {
			want = town{Disc: lexicon.Sides[u.disc[p]], Viking: u.viking[p], Monastery: u.abbey[p]}
		}
		if got := at.Towns[fact.name]; got != want {
			u.Failf("%s has %s, not %s", fact.name, got, want)
		}
	}
	for r, fact := range regionFacts {
		want := "is face down"
		switch holder := u.claim[r]; {
		case holder == onBoard:
			want = "is face up"
		case holder >= 0:
			want = "is held"
			if name := lexicon.Sides[holder]; !slices.Contains(at.player(name).Claims, fact.name) {
				u.Failf("%s does not hold %s", name, fact.name)
			}
		}
		if got := at.claim(fact.name); got != want {
			u.Failf("%s %s, not %s", fact.name, got, want)
		}
	}
	if at.Battle != u.battle || at.Holder != lexicon.Sides[u.holder] {
		u.Failf("area %d and marker %s, not %d and %s", at.Battle, at.Holder, u.battle, lexicon.Sides[u.holder])
	}
}
