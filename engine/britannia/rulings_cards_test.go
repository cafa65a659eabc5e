package britannia

import (
	"slices"
	"testing"
)

// The rulings of docs/RULINGS.md that the edition's data alone can show.

func TestRulingNationListDecides(t *testing.T) {
	turn := map[Nation]int{}
	for i, n := range revisedEdition().Order {
		turn[n] = i
	}
	if turn[Saxons]+1 != turn[Jutes] {
		t.Error("the Saxons do not play just before the Jutes")
	}
}

func TestRulingGwyneddScoresTwo(t *testing.T) {
	e := revisedEdition()
	for r := 1; r <= 3; r++ {
		if got := e.points.occupy[Romans][r][Gwynedd]; got != 2 {
			t.Errorf("round %d: the Romans score %d for Gwynedd", r, got)
		}
	}
}

// A four alone is printed as the fewest; three and fewer do as well.
func TestRulingFewestRomans(t *testing.T) {
	e := revisedEdition()
	for armies := 0; armies < 4; armies++ {
		if e.Reinforcements[armies] != e.Reinforcements[4] {
			t.Errorf("%d armies bring %v", armies, e.Reinforcements[armies])
		}
	}
}

// However the Saxons hold areas in the rounds of building, no more than six burhs stand
// at once. So the six of the unit list is no further limit, and eight markers are
// enough.
func TestRulingNeverMoreThanSixBurhs(t *testing.T) {
	e := revisedEdition()
	if e.BurhRounds[1]-e.BurhRounds[0] != 1 {
		t.Fatalf("building in rounds %v", e.BurhRounds)
	}
	most := int8(0)
	for first := int8(1); first <= lands; first++ {
		for second := int8(1); second <= lands; second++ {
			standing := min(first, max(0, e.BurhAreas-first))
			standing = min(second, standing+max(0, e.BurhAreas-second))
			most = max(most, standing)
		}
	}
	if most != 6 {
		t.Errorf("up to %d burhs", most)
	}
}

// Forced in rounds 14 to 16, the owner's choice in 12 and 13. The odds of keeping an
// army differ, those of keeping the area do not.
func TestRulingBurhLossIsChosenBeforeRound14(t *testing.T) {
	if e := revisedEdition(); e.BurhFirst != 14 || e.BurhRounds != [2]int8{12, 13} {
		t.Errorf("built in %v, lost first from %d", e.BurhRounds, e.BurhFirst)
	}
	q := OddsQuery{Attacker: foot(2), Defender: foot(1), Burh: true}
	kept := Odds(q)
	q.BurhFirst = true
	forced := Odds(q)
	if kept.DefenderHolds != forced.DefenderHolds {
		t.Error("the order of loss changes who holds the area")
	}
	army := func(r OddsResult) (c uint64) {
		for _, e := range r.Endings {
			if e.Defender.Infantry > 0 {
				c += e.Chance
			}
		}
		return
	}
	if army(forced) <= army(kept) {
		t.Error("losing the burh first does not save the army")
	}
}

func TestRulingPictsSubmitAtThree(t *testing.T) {
	e := revisedEdition()
	for n, at := range map[Nation]int8{Welsh: 5, Brigantes: 3, Picts: 3, Belgae: 4, Caledonians: 0, Irish: 0} {
		if e.SubmitAt[n] != at {
			t.Errorf("%s submit at %d", nationNames[n], e.SubmitAt[n])
		}
	}
	for n, r := range e.SubmitRound {
		if want := int8(0); Nation(n) != Belgae && r != want {
			t.Errorf("%s submit in round %d only", nationNames[n], r)
		}
	}
	if e.SubmitRound[Belgae] != 1 {
		t.Error("the Belgae submit after round 1")
	}
}

// The two lines that the rules draw, "in or south of York and Cheshire" and
// "south of Cumbria, Pennines and Bernicia", leave the same areas in the south.
func TestRulingSouthOfTheLine(t *testing.T) {
	e := revisedEdition()
	north := setOf(Cumbria, Pennines, Bernicia, Lothian, Galloway) | inRegion[Scotland]
	if e.BritonArea != allLand&^north || e.ArthurArea != e.BritonArea {
		t.Errorf("%b and %b are not all but %b", e.BritonArea, e.ArthurArea, north)
	}
	// Nobody walks from one side to the other but over the line itself.
	line := setOf(Cumbria, Pennines, Bernicia)
	for s := north &^ line; s != 0; {
		if p := next(&s); (adjacentLand[p]|acrossStrait[p])&e.BritonArea != 0 {
			t.Errorf("%s touches the south", placeName(p))
		}
	}
}

// Where units that begin the turn at sea may land, sea by sea as they can be
// reached: directly, or by one more sea.
func TestRulingLandings(t *testing.T) {
	for _, c := range []struct {
		n    Nation
		from Place
		want set
	}{
		{Romans, EnglishChannel, setOf(Kent, Sussex, Wessex, Devon, Cornwall)},
		{Normans, EnglishChannel, setOf(Kent, Sussex, Wessex, Devon, Cornwall)},
		{Norwegians, NorthSea, setOf(Mar, Dunedin, Lothian, Bernicia, York)},
		// South of Galloway: the Irish land up to Cumbria.
		{Irish, AtlanticOcean, coast[AtlanticOcean] | coast[EnglishChannel] | setOf(Cumbria)},
		// North of Cumbria, not in Moray or Mar.
		{Scots, IrishSea, setOf(Galloway, Strathclyde, Dalriada, Skye, Caithness, Orkneys, Hebrides)},
		// North of Devon and not by the Icelandic Sea: Avalon counts as north.
		{Dubliners, IrishSea, coast[IrishSea] | setOf(Avalon, Hwicce, Gwent, Dyfed, Powys, Gwynedd, Clwyd, Cheshire)},
		// South of Lothian.
		{Danes, NorthSea, setOf(Bernicia, York, Lindsey, Norfolk, Suffolk, Essex, Kent)},
		{Danes, FrisianSea, setOf(Bernicia, York, Lindsey, Norfolk, Suffolk, Essex, Kent, Sussex, Wessex, Devon, Cornwall)},
		{Saxons, EnglishChannel, coast[EnglishChannel] | coast[FrisianSea]},
		{Jutes, EnglishChannel, coast[EnglishChannel] | coast[FrisianSea]},
		{Saxons, FrisianSea, coast[FrisianSea] | coast[NorthSea] | coast[EnglishChannel]},
		{Angles, NorthSea, coast[NorthSea] | coast[FrisianSea]},
		{Norsemen, IcelandicSea, coast[IcelandicSea] | coast[NorthSea] | coast[IrishSea]},
	} {
		card := &revisedEdition().Cards[c.n]
		got := coast[c.from]
		for s := nextSea[c.from] &^ card.NoSea; s != 0; {
			got |= coast[next(&s)]
		}
		got &^= card.NoLanding
		if card.NoSea&bit(c.from) != 0 || got != c.want {
			t.Errorf("%s from the %s: %b, not %b", nationNames[c.n], placeName(c.from), got, c.want)
		}
	}
}

// The cards and not their lookalikes: York once for the Danes, Norfolk in
// round 12, the whole of the island outside Wales for the Welsh, and each
// English area for the Norwegians, whose last line says "other".
func TestRulingCardLines(t *testing.T) {
	e := revisedEdition()
	if e.points.occupy[Danes][12][York] != 8 || e.points.hold[Danes][13][York] != 8 || e.points.hold[Danes][16][York] != 8 {
		t.Error("York is not 8 for the Danes")
	}
	if e.points.occupy[Danes][12][Norfolk] != 4 {
		t.Error("Norfolk is not 4 for the Danes in round 12")
	}
	for _, r := range []int8{5, 7, 10, 13, 16} {
		for _, p := range slices.Concat(scottish, shires{Bernicia, Kent}) {
			if e.points.hold[Welsh][r][p] != 1 {
				t.Errorf("%s is not 1 for the Welsh in round %d", placeName(p), r)
			}
		}
	}
	for p, v := range e.points.hold[Norwegians][16] {
		want := int8(0)
		if inRegion[England]&bit(Place(p)) != 0 {
			want = 2
		}
		if v != want {
			t.Errorf("%s is %d for the Norwegians", placeName(Place(p)), v)
		}
	}
	for _, k := range e.Cards[Picts].Eliminate {
		if k.Of != nationsOf(Romans) {
			t.Error("the Picts score for others than Romans")
		}
	}
}

// The Angles' limit outside England has one area to bear on.
func TestRulingAngleLimitIsDunedin(t *testing.T) {
	e := revisedEdition()
	for r := range e.points.hold[Angles] {
		for p, v := range e.points.hold[Angles][r] {
			if capped := e.Cards[Angles].Limit.Capped&bit(Place(p)) != 0; v != 0 && capped && (r != 7 || Place(p) != Dunedin) {
				t.Errorf("round %d: %s is capped", r, placeName(Place(p)))
			}
		}
	}
	if e.points.hold[Angles][7][Dunedin] == 0 {
		t.Error("Dunedin is worth nothing")
	}
}

// Each nation has one player among five, the Normans and the Norsemen too.
func TestRulingFivePlayerSplit(t *testing.T) {
	players := revisedEdition().split(5).Players
	for i, want := range []nationSet{
		nationsOf(Romans, RomanoBritish, Scots, Norwegians),
		nationsOf(Welsh, Danes, Jutes),
		nationsOf(Brigantes, Irish, Norsemen, Normans),
		nationsOf(Belgae, Picts, Angles),
		nationsOf(Caledonians, Dubliners, Saxons),
	} {
		if nationsOf(players[i]...) != want {
			t.Errorf("player %d has %v", i+1, players[i])
		}
	}
}

func TestRulingSussexBordersDownlands(t *testing.T) {
	if adjacentLand[Sussex]&bit(Downlands) == 0 || adjacentLand[Cumbria]&bit(Lothian) == 0 || adjacentLand[Galloway]&bit(Pennines) != 0 {
		t.Error("the doubtful borders of the board")
	}
}

// killing is a nation's score for one unit in a round, in its own turn or in
// another's.
func killing(by, victim Nation, kind Unit, round int8, own bool) int16 {
	s := game{revisedEdition()}.empty(0, 4, [options]uint8{})
	s.round, s.act = round, by
	if !own {
		s.act = victim
	}
	s.eliminated(by, victim, kind, York)
	return s.points[by]
}

// Six for any Roman unit in the first round, but only in the Belgae's own turn. At any
// other time it is two for an army and four for a fort, never both.
func TestRulingBelgaeFirstRound(t *testing.T) {
	for _, c := range []struct {
		kind  Unit
		round int8
		own   bool
		want  int16
	}{
		{Infantry, 1, true, 6}, {Fort, 1, true, 6},
		{Infantry, 1, false, 2}, {Fort, 1, false, 4},
		{Infantry, 2, true, 2}, {Fort, 2, true, 4},
		{Infantry, 5, false, 2}, {Fort, 5, false, 4},
	} {
		if got := killing(Belgae, Romans, c.kind, c.round, c.own); got != c.want {
			t.Errorf("%s in round %d, own turn %t: %d, not %d", whatNames[c.kind], c.round, c.own, got, c.want)
		}
	}
}

// The Normans score their own line and the scroll without symbol for Harold. They score
// the scroll alone when Danes or Norwegians kill Harold, who score their own.
func TestRulingHaroldTwiceForNormans(t *testing.T) {
	for by, want := range map[Nation]int16{Normans: 12, Danes: 6, Norwegians: 6, Welsh: 0} {
		s := game{revisedEdition()}.empty(0, 4, [options]uint8{})
		s.round, s.act = 15, by
		s.eliminated(by, Saxons, Harold, Kent)
		normans := int16(6)
		switch by {
		case Normans:
			normans = 12
		case Welsh:
			normans = 0
		}
		if s.points[by] != want || s.points[Normans] != normans {
			t.Errorf("%s kill Harold: %d, and %d for the Normans", nationNames[by], s.points[by], s.points[Normans])
		}
	}
}
