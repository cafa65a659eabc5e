package main

import (
	"flag"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"bretwalda/engine"
	"bretwalda/engine/marcher"
)

type marcherOddsJSON struct {
	Game               string              `json:"game"`
	AttackerHolds      float64             `json:"attackerHolds"`
	DefenderHolds      float64             `json:"defenderHolds"`
	NobodyHolds        float64             `json:"nobodyHolds"`
	AttackerLoses      float64             `json:"attackerLoses"`
	DefenderLoses      float64             `json:"defenderLoses"`
	AttackerLeaderDies float64             `json:"attackerLeaderFalls"`
	DefenderLeaderDies float64             `json:"defenderLeaderFalls"`
	SiegeSucceeds      float64             `json:"siegeSucceeds"`
	Endings            []marcherEndingJSON `json:"endings"`
	LossOrder          lossOrderJSON       `json:"lossOrder"`
}

// lossOrderJSON is the kinds of units of each side, the first to be given up first.
type lossOrderJSON struct {
	Attacker []string `json:"attacker"`
	Defender []string `json:"defender"`
}

type marcherEndingJSON struct {
	Attacker marcherForceJSON `json:"attacker"`
	Defender marcherForceJSON `json:"defender"`
	Chance   float64          `json:"chance"`
}

type marcherForceJSON struct {
	Units  map[string]int8 `json:"units"`
	Leader bool            `json:"leader"`
}

// host is a flag: kinds and leaders by name, a hyphen for each space, with how
// many of each: norman-knight=2,norman-archer,william.
type host struct{ side *marcher.OddsSide }

func (h host) String() string { return "" }

func (h host) Set(text string) error {
	*h.side = marcher.OddsSide{Side: engine.None}
	lexicon := marcher.Lords().Lexicon()
	for _, part := range strings.Split(text, ",") {
		name, count, counted := strings.Cut(part, "=")
		n := int64(1)
		if counted {
			var err error
			if n, err = strconv.ParseInt(count, 10, 8); err != nil {
				return err
			}
		}
		what := slices.Index(lexicon.Whats, strings.ReplaceAll(name, "-", " "))
		side := sideOf(what)
		switch {
		case side < 0:
			return fmt.Errorf("console: %q is no unit and no leader", name)
		case h.side.Side >= 0 && h.side.Side != side:
			return fmt.Errorf("console: %q is of another side", name)
		case marcher.Strength(int8(what)) > 0:
			h.side.Units[what] += int8(n)
		default:
			h.side.Leader = true
		}
		h.side.Side = side
	}
	return nil
}

// sideOf is the side of a unit or a leader of The Marcher Lords, or None.
func sideOf(what int) int8 {
	switch k := int8(what); {
	case what < 0 || k > marcher.Rhys:
		return engine.None
	case k == marcher.Viking:
		return marcher.Vikings
	case k < marcher.WelshInfantry || k >= marcher.Hugh && k <= marcher.William:
		return marcher.Normans
	}
	return marcher.Welsh
}

func kindNames(kinds []int8) []string {
	list := []string{}
	for _, k := range kinds {
		list = append(list, marcher.Lords().Lexicon().Whats[k])
	}
	return list
}

func marcherOdds(f *flag.FlagSet, args []string) (any, error) {
	q := marcher.OddsQuery{Event: engine.None}
	f.Var(host{&q.Attacker}, "attacker", "units and a leader, like norman-knight=2,norman-archer,william")
	f.Var(host{&q.Defender}, "defender", "the same")
	f.BoolVar(&q.Castle, "castle", false, "the zone has a castle")
	f.BoolVar(&q.Breached, "breached", false, "a siege has put it out of the battle")
	f.BoolVar(&q.Siege, "siege", false, "the attacker lays siege to it first")
	insurgents := f.Int("insurgents", 0, "how many of the attackers an event has brought, who besiege nothing")
	event := f.String("event", "", "the event in force, by its id")
	f.BoolVar(&q.Begun, "begun", false, "the first round has been fought")
	if err := parse(f, args); err != nil {
		return nil, err
	}
	q.Insurgents = int8(min(max(*insurgents, -1), 127))
	lexicon := marcher.Lords().Lexicon()
	if *event != "" {
		if q.Event = int8(slices.Index(lexicon.Whats, *event)); q.Event < 0 {
			return nil, fmt.Errorf("console: no event %q", *event)
		}
	}
	if err := q.Check(); err != nil {
		return nil, err
	}
	r := marcher.Odds(q)
	j := marcherOddsJSON{
		"marcher-lords", part(r.AttackerHolds), part(r.DefenderHolds), part(r.NobodyHolds),
		part(r.AttackerLoses), part(r.DefenderLoses), part(r.AttackerLeaderFalls), part(r.DefenderLeaderFalls),
		part(r.SiegeSucceeds), []marcherEndingJSON{},
		lossOrderJSON{kindNames(q.Attacker.Losses()), kindNames(q.Defender.Losses())},
	}
	force := func(s marcher.OddsSide) marcherForceJSON {
		units := map[string]int8{}
		for k, n := range s.Units {
			if n > 0 {
				units[lexicon.Whats[k]] = n
			}
		}
		return marcherForceJSON{units, s.Leader}
	}
	for _, e := range r.Endings {
		j.Endings = append(j.Endings, marcherEndingJSON{force(e.Attacker), force(e.Defender), part(e.Chance)})
	}
	return j, nil
}
