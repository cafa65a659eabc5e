package main

import (
	"flag"
	"fmt"
	"math"
	"strconv"
	"strings"

	"bretwalda/engine"
	"bretwalda/engine/britannia"
)

// oddsOf gives the odds of each family that has battles, by the rules of its first
// edition. The flags after -game are the game's own.
var oddsOf = map[string]func(*flag.FlagSet, []string) (any, error){
	"britannia": britanniaOdds,
	"marcher":   marcherOdds,
}

// odds gives the exact probabilities of a battle.
func (c *console) odds(args []string) error {
	id, rest := oddsGame(args, c.usual())
	g, err := c.game(id)
	if err != nil {
		return err
	}
	battle, ok := oddsOf[engine.Family(id)]
	if !ok || !c.leads(g) {
		return fmt.Errorf("console: %s has no odds", g.ID())
	}
	v, err := battle(c.flags("odds -game "+id), rest)
	if err != nil {
		return err
	}
	return c.print(v)
}

// leads reports whether a game is the first of its family.
func (c *console) leads(g engine.Game) bool {
	for _, first := range c.revisions {
		if engine.Family(first.ID()) == engine.Family(g.ID()) {
			return first.ID() == g.ID()
		}
	}
	return false
}

// oddsGame takes -game ID out of the arguments.
func oddsGame(args []string, usual string) (id string, rest []string) {
	id = usual
	for i := 0; i < len(args); i++ {
		name, value, given := strings.Cut(args[i], "=")
		switch {
		case name != "-game" && name != "--game":
			rest = append(rest, args[i])
		case given:
			id = value
		case i+1 < len(args):
			i++
			id = args[i]
		}
	}
	return id, rest
}

// part is a fraction of 2^32, which all games count odds in, as exact as it is.
func part(n uint64) float64 { return math.Round(float64(n)/(1<<32)*1e9) / 1e9 }

type oddsJSON struct {
	Game               string       `json:"game"`
	AttackerHolds      float64      `json:"attackerHolds"`
	DefenderHolds      float64      `json:"defenderHolds"`
	NobodyHolds        float64      `json:"nobodyHolds"`
	AttackerLoses      float64      `json:"attackerLoses"`
	DefenderLoses      float64      `json:"defenderLoses"`
	AttackerLeaderDies float64      `json:"attackerLeaderFalls"`
	DefenderLeaderDies float64      `json:"defenderLeaderFalls"`
	Endings            []endingJSON `json:"endings"`
}

type endingJSON struct {
	Attacker          armiesJSON `json:"attacker"`
	Defender          armiesJSON `json:"defender"`
	Fixture           bool       `json:"fixture"`
	AttackerRetreated bool       `json:"attackerRetreated"`
	DefenderRetreated bool       `json:"defenderRetreated"`
	Chance            float64    `json:"chance"`
}

type armiesJSON struct {
	Infantry int  `json:"infantry"`
	Cavalry  int  `json:"cavalry"`
	Leader   bool `json:"leader"`
}

// armies is a flag: infantry, cavalry, then "l" with a leader: 3, 3+1, 2+0l.
type armies struct{ side *britannia.OddsSide }

func (a armies) String() string {
	if a.side == nil {
		return ""
	}
	s := fmt.Sprintf("%d+%d", a.side.Infantry, a.side.Cavalry)
	if a.side.Leader {
		s += "l"
	}
	return s
}

func (a armies) Set(text string) error {
	text, led := strings.CutSuffix(text, "l")
	foot, horse, mounted := strings.Cut(text, "+")
	if !mounted {
		horse = "0"
	}
	infantry, err := strconv.ParseInt(foot, 10, 8)
	if err != nil {
		return err
	}
	cavalry, err := strconv.ParseInt(horse, 10, 8)
	*a.side = britannia.OddsSide{Infantry: int8(infantry), Cavalry: int8(cavalry), Leader: led}
	return err
}

var stands = []string{"fast", "once", "outnumbered"}

func britanniaOdds(f *flag.FlagSet, args []string) (any, error) {
	var q britannia.OddsQuery
	f.Var(armies{&q.Attacker}, "attacker", "infantry+cavalry, then l for a leader, like 3+1l")
	f.Var(armies{&q.Defender}, "defender", "the same; Roman armies count as cavalry")
	f.BoolVar(&q.Fort, "fort", false, "the defender has a fort")
	f.BoolVar(&q.Burh, "burh", false, "the defender has a burh")
	f.BoolVar(&q.BurhFirst, "burh-first", false, "the burh is the first loss, else the last")
	f.BoolVar(&q.Difficult, "difficult", false, "in difficult terrain")
	stops := f.Int("attacker-stops", 0, "the attacker retreats with so many armies or fewer; 0 for never")
	stand := f.String("stand", stands[0], "when the defender retreats: fast (never), once (after a round), outnumbered")
	f.BoolVar(&q.AttackerSpares, "attacker-spares", false, "the attacker's sixes take infantry before cavalry")
	f.BoolVar(&q.DefenderSpares, "defender-spares", false, "the same for the defender's sixes")
	if err := parse(f, args); err != nil {
		return nil, err
	}
	q.AttackerStops = int8(min(max(*stops, -1), 127))
	q.Stand = britannia.RetreatRule(len(stands))
	for i, name := range stands {
		if name == *stand {
			q.Stand = britannia.RetreatRule(i)
		}
	}
	if err := q.Check(); err != nil {
		return nil, err
	}
	r := britannia.Odds(q)
	j := oddsJSON{
		britannia.Revised().ID(), part(r.AttackerHolds), part(r.DefenderHolds), part(r.NobodyHolds),
		part(r.AttackerLoses), part(r.DefenderLoses), part(r.AttackerLeaderFalls), part(r.DefenderLeaderFalls), []endingJSON{},
	}
	side := func(s britannia.OddsSide) armiesJSON {
		return armiesJSON{int(s.Infantry), int(s.Cavalry), s.Leader}
	}
	for _, e := range r.Endings {
		j.Endings = append(j.Endings, endingJSON{side(e.Attacker), side(e.Defender), e.Fixture, e.AttackerRetreated, e.DefenderRetreated, part(e.Chance)})
	}
	return j, nil
}
