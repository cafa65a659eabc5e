package britannia

import (
	"errors"
	"sync"
)

// OddsSide is the armies of one side of a battle.
type OddsSide struct {
	Infantry int8 // normal armies
	Cavalry  int8 // cavalry, or Roman armies, which fight alike; 0 to 20 of both together
	Leader   bool // with these armies
}

// RetreatRule is when a defender gives up an area.
type RetreatRule uint8

const (
	StandFast        RetreatRule = iota // never
	StandOnce                           // after the first round of dice
	StandOutnumbered                    // when fewer than the attackers are left
)

// OddsQuery describes a battle before its first dice, and the intentions of both
// sides. All units that can move retreat: a fort or burh fights on alone.
type OddsQuery struct {
	Attacker, Defender OddsSide
	Fort               bool // of the defender, shielded by the cavalry (the Roman armies)
	Burh               bool // of the defender
	BurhFirst          bool // the burh is the first loss; else its owner keeps it to the last
	Difficult          bool // the area is difficult terrain
	AttackerStops      int8 // the attacker retreats with so many armies or fewer left; 0: never
	Stand              RetreatRule
	AttackerSpares     bool // the attacker's sixes take infantry before cavalry; else cavalry first
	DefenderSpares     bool // the same for the defender's sixes
}

// OddsWhole is certainty in the fractions of OddsResult.
const OddsWhole = 1 << 32

// OddsResult is the outcome of a battle. Chances are parts of OddsWhole.
type OddsResult struct {
	AttackerHolds uint64 // the three add up to OddsWhole
	DefenderHolds uint64
	NobodyHolds   uint64
	AttackerLoses uint64 // expected armies, times OddsWhole
	DefenderLoses uint64 // expected armies, fort and burh, times OddsWhole
	// The chance that a leader falls; 0 where there is none.
	AttackerLeaderFalls uint64
	DefenderLeaderFalls uint64
	// Endings lists all possible endings, most units left first; also one whose chance
	// rounds to 0. Do not change it.
	Endings []OddsEnding
}

// OddsEnding is an ending of a battle: the units left in the area and those that have
// retreated, all of one side or none.
type OddsEnding struct {
	Attacker, Defender OddsSide
	Fixture            bool // the fort or burh remains
	AttackerRetreated  bool
	DefenderRetreated  bool
	Chance             uint64 // parts of OddsWhole; may round to 0
}

// maxOddsArmies is the size of the largest nation.
const maxOddsArmies = 20

// Check reports why a query is not a battle, or nil.
func (q OddsQuery) Check() error {
	for _, s := range []OddsSide{q.Attacker, q.Defender} {
		if s.Infantry < 0 || s.Cavalry < 0 || int(s.Infantry)+int(s.Cavalry) > maxOddsArmies {
			return errors.New("britannia: a side has 0 to 20 armies")
		}
		if s.Leader && s.Infantry+s.Cavalry == 0 {
			return errors.New("britannia: a leader needs armies")
		}
	}
	switch {
	case q.Attacker.Infantry+q.Attacker.Cavalry == 0:
		return errors.New("britannia: nobody attacks")
	case q.Defender.Infantry+q.Defender.Cavalry == 0 && !q.Fort && !q.Burh:
		return errors.New("britannia: nobody defends")
	case q.Fort && q.Burh:
		return errors.New("britannia: a fort and a burh never stand together")
	case q.Fort && q.Defender.Infantry > 0:
		return errors.New("britannia: normal armies have no fort")
	case q.AttackerStops < 0:
		return errors.New("britannia: fewer than no armies")
	case q.Stand > StandOutnumbered:
		return errors.New("britannia: no such stand")
	}
	return nil
}

// Odds computes how a battle ends, to the last part of OddsWhole. A query that
// does not pass Check has the zero result. It may be called from anywhere at
// any time; the last few thousand answers are kept.
func Odds(q OddsQuery) OddsResult {
	if q.Check() != nil {
		return OddsResult{}
	}
	known.Lock()
	defer known.Unlock()
	r, ok := known.answers[q]
	if !ok {
		if known.answers == nil || len(known.answers) >= maxKnown {
			known.answers = make(map[OddsQuery]OddsResult)
		}
		r = newBattleOdds(q).result()
		known.answers[q] = r
	}
	return r
}

const maxKnown = 4096

var known struct {
	sync.Mutex
	answers map[OddsQuery]OddsResult
}
