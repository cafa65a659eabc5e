package britannia

import (
	"slices"
	"strconv"
	"strings"
	"testing"
)

// The classic edition compared with its cards, its table of invasions and the
// board of 1986.

// testdata/cards_classic.json holds the classic cards area by area, doubled.
func TestClassicCards(t *testing.T) {
	var f cardFacts
	readFacts(t, "cards_classic.json", &f)
	e := classicEdition()
	for _, c := range []struct {
		what string
		got  *[nations][17][lands]int8
		want map[string]map[string]map[string]int8
	}{
		{"hold", &e.points.hold, f.Hold},
		{"occupy", &e.points.occupy, f.Occupy},
	} {
		var want [nations][17][lands]int8
		for name, lines := range c.want {
			for rounds, worth := range lines {
				for _, r := range strings.Split(rounds, "-") {
					round, err := strconv.Atoi(r)
					if err != nil {
						t.Fatal(err)
					}
					for area, points := range worth {
						want[nationNamed(t, name)][round][placeNamed(t, area)] = points
					}
				}
			}
		}
		for n := range want {
			for r := range want[n] {
				for p, w := range want[n][r] {
					if got := c.got[n][r][p]; got != w {
						t.Errorf("%s, round %d: %s %s gives %d, not %d", nationNames[n], r, c.what, placeName(Place(p)), got, w)
					}
				}
			}
		}
	}
}

// Four areas of the board of 1986 meet in one point: neither pair that lies
// across it touches.
func TestClassicBoard(t *testing.T) {
	cuts := classicEdition().Cuts
	if len(cuts) != 1 || setOf(cuts[0][:]...) != setOf(Cumbria, Lothian) {
		t.Errorf("it cuts %v", cuts)
	}
	if adjacentLand[Cumbria]&bit(Lothian) == 0 {
		t.Error("Cumbria and Lothian do not touch on the board of the second edition, so there is nothing to cut")
	}
	if adjacentLand[Galloway]&bit(Pennines) != 0 {
		t.Error("Galloway touches the Pennines")
	}
	if len(revisedEdition().Cuts) != 0 {
		t.Error("the second edition cuts its board")
	}
}

func TestClassicNationList(t *testing.T) {
	want := []string{
		"Romans", "Romano-British", "Belgae", "Welsh", "Brigantes", "Picts", "Caledonians", "Irish", "Scots",
		"Norsemen", "Dubliners", "Danes", "Jutes", "Norwegians", "Saxons", "Angles", "Normans",
	}
	for i, n := range classicEdition().Order {
		if nationNames[n] != want[i] {
			t.Errorf("%d is %s, not %s", i, nationNames[n], want[i])
		}
	}
}

// The armies of the table of nations: 202, six of them cavalry.
func TestClassicUnitList(t *testing.T) {
	want := [nations][2]int8{
		Romans: {15, 0}, RomanoBritish: {8, 2}, Belgae: {10, 0}, Welsh: {13, 0}, Brigantes: {14, 0},
		Picts: {13, 0}, Caledonians: {6, 0}, Irish: {8, 0}, Scots: {12, 0}, Norsemen: {10, 0}, Dubliners: {9, 0},
		Danes: {18, 0}, Jutes: {5, 0}, Norwegians: {12, 0}, Saxons: {20, 0}, Angles: {15, 0}, Normans: {8, 4},
	}
	infantry, cavalry := 0, 0
	for n, c := range classicEdition().Counters {
		if c.Infantry != want[n][0] || c.Cavalry != want[n][1] {
			t.Errorf("%s: %+v, not %v", nationNames[n], c, want[n])
		}
		infantry, cavalry = infantry+int(c.Infantry), cavalry+int(c.Cavalry)
	}
	if infantry != 196 || cavalry != 6 {
		t.Errorf("%d infantry and %d cavalry", infantry, cavalry)
	}
}

// At the start every area has one army.
func TestClassicSetup(t *testing.T) {
	var taken set
	armies := map[Nation]int{Belgae: 10, Welsh: 9, Brigantes: 9, Picts: 6, Caledonians: 3}
	for _, s := range classicEdition().Setup {
		if len(s.Places) != armies[s.Nation] || s.Count != 1 || taken&setOf(s.Places...) != 0 {
			t.Errorf("%s begin in %d areas", nationNames[s.Nation], len(s.Places))
		}
		taken |= setOf(s.Places...)
	}
	if taken != allLand {
		t.Errorf("empty at the start: %v", names(allLand&^taken))
	}
}

// The columns of the table of nations, a letter a player.
func TestClassicSplits(t *testing.T) {
	e := classicEdition()
	columns := map[string][nations]byte{}
	for _, row := range []struct {
		n       Nation
		players string // with four, five and three players
	}{
		{Romans, "AAA"}, {RomanoBritish, "AAA"}, {Belgae, "DEB"}, {Welsh, "BBC"}, {Brigantes, "CCB"},
		{Picts, "DDC"}, {Caledonians, "BCB"}, {Irish, "CDA"}, {Scots, "AEA"}, {Norsemen, "CAC"}, {Dubliners, "AEA"},
		{Danes, "BCB"}, {Jutes, "BBB"}, {Norwegians, "AAC"}, {Saxons, "CEA"}, {Angles, "DDC"}, {Normans, "DBB"},
	} {
		for i, id := range []string{"four", "five", "three"} {
			c := columns[id]
			c[row.n] = row.players[i]
			columns[id] = c
		}
	}
	if len(e.Splits) != 3 {
		t.Errorf("%d splits", len(e.Splits))
	}
	for _, s := range e.Splits {
		var got [nations]byte
		for i, player := range s.Players {
			for _, n := range player {
				if got[n] != 0 {
					t.Errorf("%s: %s have two players", s.ID, nationNames[n])
				}
				got[n] = 'A' + byte(i)
			}
		}
		if got != columns[s.ID] {
			t.Errorf("%s: %q, not %q", s.ID, got, columns[s.ID])
		}
	}
}

// The space of each round as the table of invasions has it, raiders marked r.
func TestClassicTimeline(t *testing.T) {
	const sep = "; "
	want := [17]string{
		1:  "Romans 15 English Channel",
		3:  "Irish 1r Atlantic Ocean",
		4:  "Irish 2r Atlantic Ocean; Scots 1r Irish Sea; Jutes 2r English Channel; Saxons 3r English Channel; Angles 3r Frisian Sea",
		5:  "Brigantes Brigante leader I; Irish 1r Atlantic Ocean; Scots 1r Irish Sea; Jutes 2r English Channel; Saxons 3r English Channel; Angles 3r Frisian Sea",
		6:  "Irish 1 Atlantic Ocean; Scots 2 Irish Sea; Jutes 1 English Channel; Saxons 8 Frisian Sea; Saxons Hengist Frisian Sea; Angles 3 North Sea",
		7:  "Romano-British 2c; Romano-British Arthur; Brigantes Brigante leader II; Irish 1 Atlantic Ocean; Scots 3 Irish Sea; Scots Fergus Irish Sea; Saxons 4 Frisian Sea; Angles 8 North Sea",
		8:  "Irish 1 Atlantic Ocean; Scots 1 Irish Sea; Angles 1 North Sea",
		9:  "Irish 1 Atlantic Ocean; Angles Oswiu if Bernicia",
		10: "Angles Offa if North Mercia",
		11: "Norsemen 6 Icelandic Sea; Danes 4r North Sea; Danes 4r Frisian Sea; Saxons Egbert",
		12: "Norsemen 2r Irish Sea; Norsemen 2r Atlantic Ocean; Dubliners 2r Irish Sea; Danes 6 North Sea; Danes Ivar and Halfdan North Sea; Saxons Alfred",
		13: "Dubliners 5 Irish Sea; Danes 2 North Sea; Saxons Edgar",
		14: "Dubliners 3 Irish Sea; Danes 6 Frisian Sea; Danes Cnut Frisian Sea",
		15: "Norwegians 10 North Sea; Norwegians Harald Hardrada North Sea; Saxons Harold; Normans 6 English Channel; Normans 4c English Channel; Normans William English Channel",
	}
	for round, r := range classicEdition().Timeline {
		var lines []string
		for _, a := range r.Arrivals {
			line := nationNames[a.Nation] + " "
			switch a.What {
			case Infantry:
				line += strconv.Itoa(int(a.Count))
			case Raiders:
				line += strconv.Itoa(int(a.Count)) + "r"
			case Cavalry:
				line += strconv.Itoa(int(a.Count)) + "c"
			default:
				line += whatNames[a.What]
			}
			if a.At != nowhere {
				line += " " + placeName(a.At)
			}
			if a.Needs != nowhere {
				line += " if " + placeName(a.Needs)
			}
			lines = append(lines, line)
		}
		if got := strings.Join(lines, sep); got != want[round] {
			t.Errorf("round %d:\n got %s\nwant %s", round, got, want[round])
		}
	}
}

// The rounds in which a card gives boats, and those of raids by boat, of major
// invasions and of crowns.
func TestClassicRounds(t *testing.T) {
	e := classicEdition()
	boats := map[Nation][2]int{
		Picts: {4, 6}, Caledonians: {4, 6}, Irish: {4, 6}, Scots: {4, 7}, Jutes: {4, 8}, Saxons: {4, 10}, Angles: {4, 10},
		Norsemen: {11, 14}, Dubliners: {12, 14}, Danes: {12, 15}, Norwegians: {15, 15},
	}
	major := map[int]nationSet{
		1: nationsOf(Romans), 6: nationsOf(Saxons), 7: nationsOf(Scots, Angles), 11: nationsOf(Norsemen),
		12: nationsOf(Danes), 13: nationsOf(Dubliners), 15: nationsOf(Norwegians, Normans),
	}
	crowns := [17]Crown{9: Bretwalda, 10: Bretwalda, 11: Bretwalda, 12: King, 13: King, 14: King, 15: King, 16: LastKing}
	year := 43
	for round := 1; round <= 16; round++ {
		r := e.Timeline[round]
		for n := Nation(0); n < nations; n++ {
			span, ok := boats[n]
			if sails := ok && span[0] <= round && round <= span[1]; has(r.Boats, n) != sails {
				t.Errorf("round %d: boats of the %s", round, nationNames[n])
			}
		}
		if r.Major != major[round] {
			t.Errorf("round %d: major invasions %b", round, r.Major)
		}
		if raids := r.Raids == nationsOf(Picts); raids != (round == 4 || round == 5) || !raids && r.Raids != 0 {
			t.Errorf("round %d: raids by boat %b", round, r.Raids)
		}
		if r.Crown != crowns[round] {
			t.Errorf("round %d: crown %d", round, r.Crown)
		}
		if r.Years[0] != year || r.Years[1] <= year {
			t.Errorf("round %d is %v, after %d", round, r.Years, year)
		}
		year = r.Years[1]
	}
	if year != 1085 {
		t.Errorf("it ends in %d", year)
	}
}

// Areas held score in rounds 4, 7, 10, 13 and 16; in round 5 only the Romans'.
func TestClassicScoringRounds(t *testing.T) {
	e := classicEdition()
	for round := 1; round <= 16; round++ {
		var holders nationSet
		for n := Nation(0); n < nations; n++ {
			if e.points.hold[n][round] != [lands]int8{} {
				holders |= nationsOf(n)
			}
		}
		if e.Timeline[round].Scoring != (holders != 0) {
			t.Errorf("round %d: scoring is %t, cards of %b", round, e.Timeline[round].Scoring, holders)
		}
		switch {
		case slices.Contains([]int{4, 7, 10, 13, 16}, round):
			if holders == 0 || has(holders, Romans) {
				t.Errorf("round %d: %b hold areas", round, holders)
			}
		case round == 5:
			if holders != nationsOf(Romans) {
				t.Errorf("round 5: %b hold areas", holders)
			}
		default:
			if holders != 0 {
				t.Errorf("round %d: %b hold areas", round, holders)
			}
		}
	}
}

// Where units from the sea may land, sea by sea from the north clockwise.
func TestClassicLandings(t *testing.T) {
	e := classicEdition()
	const everywhere = "Mar Dunedin Lothian Bernicia York Lindsey Norfolk Suffolk Essex Kent Sussex Wessex Devon Cornwall " +
		"Avalon Hwicce Gwent Dyfed Powys Gwynedd Clwyd Cheshire Cumbria Galloway Strathclyde Dalriada Skye Hebrides Orkneys Caithness Moray"
	want := map[Nation]string{
		Irish:     "York Lindsey Norfolk Suffolk Essex Kent Sussex Wessex Devon Cornwall Avalon Hwicce Gwent Dyfed Powys Gwynedd Clwyd Cheshire Cumbria",
		Scots:     "Galloway Strathclyde Dalriada Skye Hebrides Orkneys Caithness",
		Dubliners: "Avalon Hwicce Gwent Dyfed Powys Gwynedd Clwyd Cheshire Cumbria Galloway Strathclyde Dalriada Skye",
		Saxons:    "Mar Dunedin Lothian Bernicia York Lindsey Norfolk Suffolk Essex Kent Sussex Wessex Devon Cornwall",
		Jutes:     "Mar Dunedin Lothian Bernicia York Lindsey Norfolk Suffolk Essex Kent Sussex Wessex Devon Cornwall",
		Angles:    strings.TrimSuffix(everywhere, " Skye Hebrides Orkneys Caithness Moray"),
	}
	var all set
	for n := Nation(0); n < nations; n++ {
		names := want[n]
		if names == "" {
			names = everywhere
		}
		var may, coasts set
		for _, name := range strings.Fields(names) {
			may |= bit(placeNamed(t, name))
		}
		for p := Place(0); p < lands; p++ {
			if coastSeas[p] != 0 {
				coasts |= bit(p)
			}
		}
		if got := coasts &^ e.Cards[n].NoLanding; got != may {
			t.Errorf("%s: land in %b, not %b", nationNames[n], got, may)
		}
		all |= may
	}
	if count(all) != 31 {
		t.Errorf("%d areas have a coast", count(all))
	}
	for n, home := range map[Nation]Place{Romans: EnglishChannel, Normans: EnglishChannel, Norwegians: NorthSea} {
		if e.Cards[n].NoSea != allSea&^bit(home) {
			t.Errorf("%s leave the %s by sea", nationNames[n], placeName(home))
		}
	}
}

// Rounds 4 and 5 bring any number of Romans up to ten.
func TestClassicReinforcements(t *testing.T) {
	for armies, got := range classicEdition().Reinforcements {
		lack := int8(max(0, 10-armies))
		if got != [4]int8{0, 0, lack, lack} {
			t.Errorf("%d armies: %v", armies, got)
		}
	}
}

// Printed points count twice: Bretwalda 2, King 4, Canute 4, and at the end
// Harold 4, William and Harald 5.
func TestClassicCrowns(t *testing.T) {
	e := classicEdition()
	if e.PointUnit != 2 || e.BretwaldaPoints != 4 || e.KingPoints != 8 || e.CnutPoints != 8 || e.KingAreas != 4 {
		t.Errorf("unit %d, Bretwalda %d, King %d, Cnut %d", e.PointUnit, e.BretwaldaPoints, e.KingPoints, e.CnutPoints)
	}
	want := []Claimant{{Saxons, Harold, 8}, {Normans, William, 10}, {Norwegians, HaraldHardrada, 10}}
	if !slices.Equal(e.Claimants, want) {
		t.Errorf("claimants %v", e.Claimants)
	}
}

// The limits on points from outside England, and the times of submission.
func TestClassicLimits(t *testing.T) {
	e := classicEdition()
	for n := Nation(0); n < nations; n++ {
		want := Limit{}
		if n == Saxons || n == Angles {
			want = Limit{Capped: allLand &^ inRegion[England], Base: inRegion[England]}
		}
		if e.Cards[n].Limit != want {
			t.Errorf("%s: %+v", nationNames[n], e.Cards[n].Limit)
		}
		if e.Cards[n].Submitted != [nations]int8{} {
			t.Errorf("%s score for a submission", nationNames[n])
		}
	}
	if want := ([nations]int8{Welsh: 4, Brigantes: 3, Picts: 2}); e.SubmitAt != want {
		t.Errorf("they submit at %v", e.SubmitAt)
	}
}

// The shorter game for three: the last column of the table of nations, its
// set-up and its eight rounds.
func TestClassicShortTable(t *testing.T) {
	e := classicEdition()
	if len(e.Others) != 1 || e.Others[0].ID != "short" || e.Others[0].Rounds != [2]int8{6, 13} {
		t.Fatalf("other scenarios: %+v", e.Others)
	}
	players := [nations]byte{
		RomanoBritish: 'A', Welsh: 'A', Brigantes: 'B', Picts: 'C', Caledonians: 'A', Irish: 'C', Scots: 'B', Norsemen: 'B',
		Dubliners: 'C', Danes: 'A', Jutes: 'A', Saxons: 'B', Angles: 'C',
	}
	var got [nations]byte
	for i, player := range e.Others[0].Splits[0].Players {
		for _, n := range player {
			if got[n] != 0 {
				t.Errorf("%s have two players", nationNames[n])
			}
			got[n] = 'A' + byte(i)
		}
	}
	if got != players {
		t.Errorf("players %q, not %q", got, players)
	}
	armies := map[Nation]int{RomanoBritish: 5, Welsh: 6, Brigantes: 5, Picts: 5, Caledonians: 2, Jutes: 2, Saxons: 3, Angles: 3}
	var taken set
	for _, s := range e.Others[0].Setup {
		if len(s.Places) != armies[s.Nation] || s.Count != 1 || taken&setOf(s.Places...) != 0 {
			t.Errorf("%s begin in %v", nationNames[s.Nation], names(setOf(s.Places...)))
		}
		delete(armies, s.Nation)
		taken |= setOf(s.Places...)
	}
	if vacant := setOf(Bernicia, Downlands, Dunedin, NorthMercia, SouthMercia, Pennines); taken != allLand&^vacant || len(armies) != 0 {
		t.Errorf("vacant %v, missing %v", names(allLand&^taken), armies)
	}
}

// Of the Normans' card only the line for Harold and the King's points are known.
// The rest is half of the second edition's card, which holds for most cards,
// doubled again, and the Norwegians' line for the others' leader turned round.
func TestRulingClassicNormans(t *testing.T) {
	classic, revised := classicEdition(), revisedEdition()
	second := revised.points.occupy[Normans][15]
	second[Hwicce], second[Avalon], second[Norfolk] = 2, 2, 2
	if classic.points.occupy[Normans][15] != second {
		t.Errorf("round 15: %v, not %v", classic.points.occupy[Normans][15], second)
	}
	if classic.points.hold[Normans] != revised.points.hold[Normans] {
		t.Error("round 16: other points than the second edition's")
	}
	skulls := classic.Cards[Normans].Eliminate
	if len(skulls) != 2 || skulls[0].What[0] != Harold || skulls[0].Points != 6 || skulls[0].Unless != 0 ||
		skulls[1].What[0] != HaraldHardrada || skulls[1].Points != 6 || skulls[1].Unless != Harold {
		t.Errorf("eliminations %+v", skulls)
	}
}

// The misprints of the manual: Mar for March, the North Sea for the Frisian,
// round 11 for round 12, the year 43 for 45, fewer than three areas for three.
func TestRulingClassicMisprints(t *testing.T) {
	e := classicEdition()
	for _, s := range e.Setup {
		if has(nationsOf(Picts, Brigantes), s.Nation) {
			if at := setOf(s.Places...); at&bit(Mar) != 0 != (s.Nation == Picts) || at&bit(March) != 0 != (s.Nation == Brigantes) {
				t.Errorf("%s begin in %v", nationNames[s.Nation], names(at))
			}
		}
	}
	if e.Timeline[15].Arrivals[0] != (Arrival{Norwegians, Infantry, 10, NorthSea, nowhere}) || e.Cards[Norwegians].NoSea&bit(FrisianSea) == 0 {
		t.Error("Norwegians do not come from the North Sea alone")
	}
	if e.DanesHome != 11 || e.Timeline[1].Years[0] != 43 {
		t.Errorf("Danes return in round %d, Romans land in %d", e.DanesHome, e.Timeline[1].Years[0])
	}
}
