package britannia

import "slices"

// Edition is one printing of the rulebook as data: board, pieces, timeline, cards and a
// named switch for every rule in which printings differ. Rule code asks the edition and
// never which edition it is.
type Edition struct {
	ID       string
	Title    string            // in English
	Number   int               // in links
	Revision int               // of the rules: a new one where ranks in a legal list mean something else
	Scenario string            // the part that is played; empty: the standard game
	Markers  int               // units in the box, works counted where their number is limited
	Order    [nations]Nation   // the Nation List: the order of turns
	Counters [nations]Counters // how many armies of a kind may be in play
	Splits   []Split           // the nations of each player, by number of players
	Setup    []Start           // armies on the board before the first round
	Timeline [17]Round         // by round, from 1
	Cards    [nations]Card
	Rounds   [2]int8    // the first and the last round played
	Others   []Scenario // beyond the standard game, which is the edition itself
	Options  []int8     // the agreements of players, in the order of links: optColours, …

	StackLimit      [2]int8       // armies of a nation in a normal, a difficult area
	OverstackLimit  [2]int8       // the one larger group: in a normal, a difficult area (0: no limit)
	RomanStackLimit [2]int8       // the same for Romans (0: no limit)
	ArmyCost        int8          // population points of an army
	Yield           [2]int8       // population points of a normal, a difficult area
	BurhCost        int8          // population points of a burh
	BurhAreas       int8          // burhs built in a turn: at most this less the areas held
	BurhRounds      [2]int8       // first and last round in which burhs are built
	BurhFirst       int8          // from this round on a burh is the first loss
	SubmitAt        [nations]int8 // a nation may submit to the Romans at so many areas or fewer; 0 never
	SubmitRound     [nations]int8 // the only round in which it may; 0 any
	LegionRound     int8          // Romans come down to LegionArmies at the end of their turn
	LegionArmies    int8
	Reinforcements  [17][4]int8 // Romans by armies in play, in rounds 2 to 5
	BritonsRound    int8        // the round in which Romans become Romano-British
	BritonForts     int8        // how many forts become armies
	BritonArea      set         // where
	ArthurArea      set         // vacant areas that may receive Arthur and his cavalry
	BanUntil        int8        // Romano-British spare former subjects before this round
	AngleSubmission [2]int8     // first and last round of Brigante submission to the Angles
	BriganteCore    set         // the Brigante areas that count for it and stay protected
	KingAreas       int8        // English areas a King needs at least
	BretwaldaPoints int8
	KingPoints      int8
	Claimants       []Claimant // leaders that may be King at the very end
	CnutPoints      int8
	DanesHome       int8      // the round in which the Danes must return to sea and score then
	CnutRound       int8      // the round of Cnut's crown and of the departure
	CnutArmies      int8      // how many armies depart with Cnut
	NormanTowns     set       // areas that bring the Normans one army each in the last round
	HaroldGone      int8      // armies for the Normans when Harold is not in play
	SaxonShires     int8      // English areas that bring the Saxons one army in the last round
	HaroldRound     int8      // the round at whose Norman turn Harold's presence is judged for it; 0: HaroldsSlayer
	Fall            Fall      // the Normans' line for Harold's death by others' hands
	BothScrolls     bool      // the Normans score it for their own kill too (else only their skull)
	Lasting         []Unit    // leaders that stay until the end of the game
	BoatRaiders     nationSet // nations that on raiding turns raid by boat from land
	OwnOccupation   nationSet // nations that occupy areas for points only in their own turn
	RoadMoves       bool      // Roman roads

	// Rules in which the printings of the second edition differ: first.go.
	HalvesUp         bool    // a subject's half is rounded up; else down, but to one population point at least
	LandingsRetreat  bool    // armies retreat to sea in the first half of a major invasion too, not on raiding turns only
	RetreatAshore    bool    // armies from the sea that attack from land retreat to that land; else to their sea only
	RoadsAfterStrait bool    // Romans may use roads beyond a strait; else only before it
	BritonsMayStop   bool    // fewer Roman forts and armies than possible may become Romano-British
	BritonStacks     bool    // Romano-British who were Roman armies may exceed the stacking limits
	ArthurAnywhere   bool    // vacant areas may receive Arthur even while there are Romano-British armies
	DisplacedChoose  bool    // displaced armies go to own or to vacant areas; else to vacant ones if no own is near
	ArriveInTurn     bool    // invaders come into play in their nation's turn; else as the round begins
	ShortfallFills   bool    // when invaders find no counter the population track goes to its end
	RaidScoresAgain  bool    // areas that scored for the Danes in DanesHome score again in the round after
	RetreatOccupies  bool    // an area entered in retreat scores as occupied
	CandidatesHold   bool    // a Bretwalda holds an English area; else any nation in play is a candidate
	BurhsAreCounted  bool    // burhs use up the counters of Saxon armies
	BurhMarkers      int8    // burhs there are; 0: as many as wanted
	CnutLeavesLast   bool    // Cnut's crown and departure end the Danish turn; else they come before and after the withdrawal
	SubjectsKeep     bool    // Brigantes under the Angles score in full; else half
	AngleTribute     [2]int8 // first and last round in which the Angles score for areas of the Brigantes
	RebelsForgotten  bool    // a nation that revolted against Rome no longer counts as a former subject

	// Rules that the first revision had otherwise: revision.go.
	RoadsLeadOn   bool // Roman roads cost no move, after the last one neither
	AnglesPass    bool // Angles too march through areas of their subjects
	SubjectsFight bool // subjects of one overlord may attack each other
	BattlesBar    bool // no retreat to vacant areas next to any with attackers; else next to those they hold alone
	RomansLand    int8 // from this round on Romans at sea have to land; 0: they may wait where others may

	// Rules that the second revision had otherwise.
	PlainWays        bool // the plainest way comes first, and none that looks like another
	OwnersChoose     bool // the owner of a stack that is thinned chooses by where armies came from too
	LeadersAlone     bool // a leader alone falls to a march through the area, and holds an area after a battle
	VoyagesScore     bool // raiders by boat from land score at once, as on any voyage
	KingAmongNations bool // a King holds twice what any other nation holds; else what any other player holds
	BrigantesRoam    bool // under the Angles they may vacate areas outside BriganteCore without leave

	// Fields that a scenario sets: scenario.go.
	Former     nationSet // former subjects of the Romans from the beginning
	Tolerated  nationSet // nations the Romano-British spare in BritonsRound
	MustSubmit bool      // a nation that may submit to the Romans does
	Twin       nationSet // nations under the rules of the Romano-British, without Arthur

	// Rules of the classic edition alone; the zero values are the second
	// edition's.
	Cuts             [][2]Place    // neighbours of the board that do not touch in this edition
	PointUnit        int8          // how many of the points here make one printed point: 2, or 0 for one
	LastForts        int8          // the last round in which forts rise (0: as long as Romans are there)
	SubmitAnyTime    bool          // in every nation's turn, not only in the overlord's
	SubjectsFree     bool          // subjects may leave areas vacant
	SubjectsPoor     bool          // subjects score nothing, and grow only by their overlord's leave
	BritonsInPlace   bool          // Roman armies, not forts, become Romano-British
	LastingPeace     nationSet     // nations that the Romano-British never attack
	LoneLeaders      bool          // a leader may be alone, holds an area then and falls to any army
	UnitRaiders      bool          // raiders are single armies (Arrival.What), not a nation's turn
	SeaWaits         bool          // armies at sea may always wait there; raiders next to it too
	BoatsAlone       bool          // a voyage by boat is the whole move, without way back or gain from a leader
	FreeRetreat      bool          // the attacker goes to any adjacent area without other nations, from the sea also to sea
	CavalryFirst     bool          // a six takes cavalry without anyone's choice
	NoOverpopulation [17]nationSet // by round: nations that do not count their areas
	CrownFirst       bool          // Bretwalda and King are found as the round begins; no King: a Bretwalda
	HaroldsSlayer    bool          // HaroldGone only if the Normans eliminated him
	SealedVotes      bool          // every ballot is secret
	DisplacedFar     bool          // displaced armies go to any area of their own too
	SubjectsVote     bool          // subjects of the Angles vote with them, for every area
	RuinsBar         bool          // a subject's area where a fort fell gives the Romans nothing
	RaidersLast      bool          // raiders fall after the other armies of their nation

	border [lands]set // neighbours by land, as this edition has them

	points struct { // the cards again, as dense tables
		hold   [nations][17][lands]int8
		occupy [nations][17][lands]int8
		worth  [nations][17]set // where occupy is not zero
	}
}

// Fall is the Normans' line for the death of Harold: points if one of some
// nations eliminates Harold.
type Fall struct {
	From, To int8 // rounds
	By       nationSet
	Points   int8
}

// Claimant is a leader who may become King in the last round.
type Claimant struct {
	Nation Nation
	Leader Unit
	Points int8
}

// Counters are the army markers of a nation.
type Counters struct{ Infantry, Cavalry int8 }

// Split gives each seat its nations.
type Split struct {
	ID      string
	Players [][]Nation
}

// Start is a nation's armies at the beginning, one in each place but for Count.
type Start struct {
	Nation Nation
	Places []Place
	Count  int8
}

// Round is a space of the timeline.
type Round struct {
	Years    [2]int
	Arrivals []Arrival
	Boats    nationSet // nations with boat movement
	Raids    nationSet // nations whose turn is a raiding turn
	Major    nationSet // nations with a major invasion
	Scoring  bool      // areas held score at the end
	Crown    Crown
}

// nationSet has bit n for nation n.
type nationSet uint32

// Arrival is a line of a timeline space.
type Arrival struct {
	Nation Nation
	What   Unit // Infantry, Cavalry, Raiders (where UnitRaiders) or a leader
	Count  int8
	At     Place // a sea; nowhere: on the board
	Needs  Place // the leader comes only if the nation holds this area at the start of its turn; nowhere: always
}

// Crown is a title that may be claimed at the end of a round.
type Crown uint8

const (
	NoCrown Crown = iota
	Bretwalda
	King
	LastKing // the succession: only the leaders of the end compete
)

// Card is a nation's card.
type Card struct {
	Hold      []Scroll
	Occupy    []Scroll
	Eliminate []Skull       // of the lines that fit a unit the first one counts
	Submitted [nations]int8 // points for a nation's submission
	Limit     Limit
	NoSea     set // seas that units beginning the nation's turn at sea may not enter
	NoLanding set // coasts where they may not land
}

// Scroll is a line of the card that gives points for areas in some rounds. The first
// Worth that names an area counts for it, so a last one may name a region and mean the
// rest of it.
type Scroll struct {
	Rounds []int8
	Areas  []Worth
}

// Worth is points for each of some areas.
type Worth struct {
	Points int8
	Areas  []Place
}

// Skull is a line of the card that gives points for units eliminated.
type Skull struct {
	From, To int8 // rounds
	Of       nationSet
	What     []Unit // Infantry and Cavalry mean armies of these kinds
	Points   int8
	OwnTurn  bool // only as the attacker in the nation's own turn
	Raiding  bool // only in battles that raiders fight
	Unless   Unit // only if this leader never came into play; Infantry: always
	Banned   bool // only of former Roman subjects that broke the peace with the Romano-British
}

// Limit caps the points for areas held in one part of the board at half of
// those held in another. The zero value is no limit.
type Limit struct {
	Capped, Base set
}

// compile fills the dense tables.
func (e *Edition) compile() *Edition {
	e.border = adjacentLand
	for _, c := range e.Cuts {
		e.border[c[0]] &^= bit(c[1])
		e.border[c[1]] &^= bit(c[0])
	}
	for n := range e.Cards {
		for _, s := range e.Cards[n].Hold {
			s.fill(&e.points.hold[n])
		}
		for _, s := range e.Cards[n].Occupy {
			s.fill(&e.points.occupy[n])
		}
		for r := range e.Timeline {
			for at, v := range e.points.occupy[n][r] {
				if v != 0 {
					e.points.worth[n][r] |= bit(Place(at))
				}
			}
		}
	}
	return e
}

func (s Scroll) fill(table *[17][lands]int8) {
	for _, r := range s.Rounds {
		for _, w := range s.Areas {
			for _, p := range w.Areas {
				if table[r][p] == 0 {
					table[r][p] = w.Points
				}
			}
		}
	}
}

// coloured reports whether each player of a split has one colour of pieces.
func (p *Split) coloured() bool { return len(p.Players) == 4 }

// split is the division of the nations among so many players.
func (e *Edition) split(seats int) *Split {
	for i := range e.Splits {
		if len(e.Splits[i].Players) == seats {
			return &e.Splits[i]
		}
	}
	return &e.Splits[0]
}

// stays reports whether a leader remains in play after the leader's round.
func (e *Edition) stays(l Unit) bool { return slices.Contains(e.Lasting, l) }
