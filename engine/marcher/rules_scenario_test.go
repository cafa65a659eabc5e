package marcher_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"bretwalda/engine"
)

// begin opens a match of a scenario (0 or 1) with so many seats and options.
func begin(t *testing.T, scenario, seats int, options ...uint8) *table {
	t.Helper()
	for len(options) < len(game.Options()) {
		options = append(options, 0)
	}
	state, err := game.New(engine.Setup{Scenario: scenario, Seats: seats, Options: options})
	if err != nil {
		t.Fatal(err)
	}
	tb := at(t, state)
	tb.sound()
	return tb
}

// setUp places all that is to be placed, each where it is said, else in the
// first zone offered, until the first event is rolled.
func (tb *table) setUp(where map[string]string) *table {
	tb.Helper()
	for tb.Asks() == "place" {
		c := tb.State.Legal(nil)[0]
		name := lexicon.Whats[c.What]
		for _, other := range tb.State.Legal(nil) {
			if lexicon.Places[other.To] == where[name] {
				c = other
			}
		}
		tb.play(c)
	}
	return tb
}

// TestGame checks the scenarios, seats and options of the game (§11.0, §12.0).
func TestGame(t *testing.T) {
	if game.ID() != "marcher-lords" || game.Revision() != 1 {
		t.Errorf("%s, revision %d", game.ID(), game.Revision())
	}
	var said []string
	for _, s := range game.Scenarios() {
		said = append(said, fmt.Sprint(s.ID, " ", s.Seats))
	}
	for _, o := range game.Options() {
		said = append(said, fmt.Sprint(o.ID, " ", o.Values, " ", o.Default))
	}
	want := []string{
		"norman-conquerors [2 3 4]", "welsh-revival [2 3]",
		"bloodTies [off on] 0", "menai [off on] 0", "gwentArchers [off on] 0",
	}
	if !slices.Equal(said, want) {
		t.Errorf("%q", said)
	}
}

// TestConquerorsSetUp checks the set-up of the first scenario (§11.1, §11.1.4,
// §11.1.5, §11.1.6).
func TestConquerorsSetUp(t *testing.T) {
	tb := begin(t, 0, 2).setUp(nil)
	tb.tell("asked event Normans seat -1")
	tb.tell("now turn 1, Normans, event")
	total := map[string]int{}
	kingdom := map[string]map[string]int{}
	for _, piece := range tb.State.Pieces(nil) {
		name, zone := lexicon.Whats[piece.What], lexicon.Places[piece.Place]
		total[name] += int(piece.Count)
		k := regions[zone]
		if kingdom[k] == nil {
			kingdom[k] = map[string]int{}
		}
		kingdom[k][name] += int(piece.Count)
	}
	want := map[string]int{
		"norman knight": 6, "norman infantry": 12, "castle": 6, "hugh": 1, "roger": 1, "william": 1,
		"welsh infantry": 23, "teulu": 5, "welsh archer": 2,
	}
	delete(total, "banner")
	if fmt.Sprint(total) != fmt.Sprint(want) {
		t.Errorf("%v", total)
	}
	for k, extra := range map[string]string{
		"Gwent": "2 welsh infantry, 1 teulu", "Morgannwg": "3 welsh infantry, 1 teulu", "Deheubarth": "6 welsh infantry, 1 teulu",
		"Gwynedd": "4 welsh infantry, 1 welsh archer, 1 teulu", "Powys": "4 welsh infantry, 1 welsh archer, 1 teulu",
		"Môn": "1 welsh infantry", "Dyfed": "3 welsh infantry", "Borderland": "nothing",
		"Chester":    "2 norman knight, 4 norman infantry, 1 hugh, 2 castle",
		"Shrewsbury": "2 norman knight, 4 norman infantry, 1 roger, 2 castle",
		"Hereford":   "2 norman knight, 4 norman infantry, 1 william, 2 castle",
	} {
		delete(kingdom[k], "banner")
		if got := count(kingdom[k]); got != extra {
			t.Errorf("%s: %s", k, got)
		}
	}
	for i, row := range borders {
		switch regions[row.zone] {
		case "Borderland":
			tb.Is(tb.stands(int8(i)), "nothing")
		case "Chester", "Shrewsbury", "Hereford":
			if got := tb.stands(int8(i)); !strings.HasPrefix(got, "1 norman knight, 2 norman infantry, ") || !strings.HasSuffix(got, "1 castle") {
				t.Errorf("%s: %s", row.zone, got)
			}
		default:
			if got := tb.stands(int8(i)); !strings.HasPrefix(got, "1 welsh infantry") {
				t.Errorf("%s: %s", row.zone, got)
			}
		}
	}
	tb.tell(
		"pool knight 8", "pool norman infantry 8", "pool norman archer 6", "pool welsh infantry 3", "pool welsh archer 8",
		"aside irish 4", "aside viking 8", "mobilised Gwynedd, Powys, Gwent", "score Normans 0", "score Welsh 0", "weather none",
	)
}

// regions says in which kingdom, earldom or march a zone lies.
var regions = map[string]string{
	"Chester": "Chester", "Nantwich": "Chester", "Shrewsbury": "Shrewsbury", "Ludlow": "Shrewsbury",
	"Hereford": "Hereford", "Archenfield": "Hereford", "Môn": "Môn", "Arfon": "Gwynedd", "Rhos": "Gwynedd",
	"Tegeingl": "Gwynedd", "Meirionnydd": "Gwynedd", "Iâl": "Powys", "Mechain": "Powys", "Caereinion": "Powys",
	"Arwystli": "Powys", "Maelienydd": "Borderland", "Gwerthrynion": "Borderland", "Buellt": "Borderland",
	"Elfael": "Borderland", "Gwent Uwchcoed": "Gwent", "Gwent Iscoed": "Gwent", "Gwynllŵg": "Morgannwg",
	"Senghenydd": "Morgannwg", "Gorfynydd": "Morgannwg", "Brycheiniog": "Deheubarth", "Cantref Bychan": "Deheubarth",
	"Gŵyr": "Deheubarth", "Cantref Mawr": "Deheubarth", "Is Aeron": "Deheubarth", "Penweddig": "Deheubarth",
	"Cemais": "Dyfed", "Penfro": "Dyfed", "Cantref Gwarthaf": "Dyfed",
}

// TestConquerorsPlaces checks that each earl goes to either zone of their
// earldom, and each extra unit to any zone of its kingdom (§11.1.4, §11.1.6).
func TestConquerorsPlaces(t *testing.T) {
	tb := begin(t, 0, 2)
	type question struct{ what, offered string }
	var asked []question
	for tb.Asks() == "place" {
		legal := tb.State.Legal(nil)
		q := question{what: lexicon.Whats[legal[0].What]}
		var zones []string
		for _, c := range legal {
			if lexicon.Whats[c.What] != q.what {
				t.Fatalf("%s and %s together", q.what, lexicon.Whats[c.What])
			}
			zones = append(zones, lexicon.Places[c.To])
		}
		q.offered = strings.Join(zones, ", ")
		asked = append(asked, q)
		tb.play(legal[len(legal)-1])
	}
	want := []question{
		{"hugh", "Chester, Nantwich"},
		{"roger", "Shrewsbury, Ludlow"},
		{"william", "Hereford, Archenfield"},
		{"teulu", "Gwynllŵg, Senghenydd, Gorfynydd"},
		{"teulu", "Gwent Uwchcoed, Gwent Iscoed"},
		{"teulu", "Arfon, Rhos, Tegeingl, Meirionnydd"},
		{"welsh archer", "Arfon, Rhos, Tegeingl, Meirionnydd"},
		{"teulu", "Iâl, Mechain, Caereinion, Arwystli"},
		{"welsh archer", "Iâl, Mechain, Caereinion, Arwystli"},
		{"teulu", "Brycheiniog, Cantref Bychan, Gŵyr, Cantref Mawr, Is Aeron, Penweddig"},
	}
	if !slices.Equal(asked, want) {
		t.Errorf("asked\n%v", asked)
	}
	tb.tell(
		"Nantwich has 1 knight, 2 norman infantry, hugh, castle",
		"Chester has 1 knight, 2 norman infantry, castle",
		"Ludlow has 1 knight, 2 norman infantry, roger, castle",
		"Archenfield has 1 knight, 2 norman infantry, william, castle",
		"Gorfynydd has 1 welsh infantry, 1 teulu",
		"Gwent Iscoed has 1 welsh infantry, 1 teulu",
		"Meirionnydd has 1 welsh infantry, 1 welsh archer, 1 teulu",
		"Arwystli has 1 welsh infantry, 1 welsh archer, 1 teulu",
		"Penweddig has 1 welsh infantry, 1 teulu",
		"Môn has 1 welsh infantry",
		"told placed Normans",
		"told placed Welsh",
		"told place Normans 1 hugh in Nantwich",
		"told place Welsh 1 teulu in Penweddig",
	)
}

// TestRevivalSetUp checks the set-up of the second scenario (§11.2, §11.2.4,
// §11.2.5).
func TestRevivalSetUp(t *testing.T) {
	tb := begin(t, 1, 2)
	tb.tell(
		"asked place Welsh seat 0",
		"offers only place gruffydd Arfon; place gruffydd Rhos; place gruffydd Meirionnydd",
		"place gruffydd Rhos",
		"offers only place rhys Brycheiniog; place rhys Cantref Bychan; place rhys Gŵyr; place rhys Cantref Mawr; place rhys Is Aeron; place rhys Penweddig",
		"place rhys Gŵyr",
		"asked event Welsh",
		"now turn 1, Welsh, event",
		"Rhos has 1 welsh infantry, 1 welsh archer, 1 teulu, gruffydd",
		"Gŵyr has 1 welsh infantry, 1 welsh archer, 1 teulu, rhys",
		"pool knight 14", "pool norman infantry 6", "pool norman archer 6", "pool welsh infantry 7", "pool welsh archer 8",
		"aside irish 4", "aside viking 8", "score Normans 0", "score Welsh 0",
		"mobilised Môn, Gwynedd, Powys, Gwent, Morgannwg, Deheubarth",
	)
	norman := []string{
		"Chester", "Nantwich", "Shrewsbury", "Ludlow", "Hereford", "Archenfield",
		"Tegeingl", "Iâl", "Mechain", "Caereinion", "Maelienydd", "Elfael", "Gwent Uwchcoed", "Gwent Iscoed",
	}
	for _, row := range borders {
		switch {
		case slices.Contains(norman, row.zone):
			tb.tell(row.zone + " has 1 norman infantry, castle")
		case row.zone != "Rhos" && row.zone != "Gŵyr":
			tb.tell(row.zone + " has 1 welsh infantry")
		}
	}
}

// TestOrderOfPlay checks which side goes first (§11.1.3, §11.2.3).
func TestOrderOfPlay(t *testing.T) {
	begin(t, 0, 2).setUp(nil).tell("asked event Normans")
	begin(t, 1, 2).setUp(nil).tell("asked event Welsh")
}

// TestConquerorsScore checks the victory points of the first scenario
// (§11.1.7).
func TestConquerorsScore(t *testing.T) {
	playAll(t, []situation{
		{"a castle in a Welsh zone or Borderland under Norman control", `
			turn 5, Normans, movement
			Chester: 1 norman infantry, castle
			Tegeingl: 1 norman infantry, castle
			Elfael: 1 knight, castle
			Penfro: 1 norman infantry, castle
			score Normans 3
			score Welsh 0
		`},
		{"not without a castle", `
			turn 5, Normans, movement
			Chester: 1 norman infantry, castle
			Tegeingl: 1 norman infantry
			score Normans 0
		`},
		{"not held by Welsh, Vikings, nobody or an earl alone", `
			turn 5, Normans, movement
			Chester: 1 norman infantry, castle
			Tegeingl: 1 welsh infantry, castle
			Elfael: 1 viking, castle
			Penfro: castle
			Buellt: castle, william
			score Normans 0
		`},
		{"an earldom zone in Welsh hands costs two, castle or not", `
			turn 5, Normans, movement
			Chester: 1 welsh infantry, castle
			Ludlow: 1 irish
			Tegeingl: 1 norman infantry, castle
			score Normans -3
		`},
		{"an earldom zone of Vikings or nobody costs nothing", `
			turn 5, Normans, movement
			Chester: 1 viking, castle
			Ludlow: castle
			Hereford: 1 norman infantry
			score Normans 0
		`},
		{"teulu one each, earls minus two each", `
			turn 5, Normans, movement
			Chester: 1 norman infantry, castle
			lost: teulu 4
			leaders lost: hugh, roger, william
			score Normans -2
		`},
	})
}

// TestRevivalScore checks the victory points of the second scenario (§11.2.6).
func TestRevivalScore(t *testing.T) {
	playAll(t, []situation{
		{"each of the eight border zones in Welsh hands", `
			revival, turn 5, Normans, movement
			Chester: 1 norman infantry
			Tegeingl: 1 welsh infantry
			Iâl: 1 welsh infantry
			Mechain: 1 welsh infantry
			Caereinion: 1 irish
			Maelienydd: 1 welsh infantry
			Elfael: 1 welsh infantry
			Gwent Uwchcoed: 1 welsh infantry, castle
			Gwent Iscoed: 1 welsh archer
			score Welsh 8
			score Normans 0
		`},
		{"no other zone of Wales", `
			revival, turn 5, Normans, movement
			Chester: 1 norman infantry
			Rhos: 1 welsh infantry
			Arwystli: 1 welsh infantry
			Buellt: 1 welsh infantry
			Gwynllŵg: 1 welsh infantry
			Brycheiniog: 1 welsh infantry
			score Welsh 0
		`},
		{"earldom zones two each", `
			revival, turn 5, Normans, movement
			Chester: 1 norman infantry
			Ludlow: 1 welsh infantry
			Archenfield: 1 welsh infantry
			score Welsh 4
		`},
		{"not held by Vikings or nobody", `
			revival, turn 5, Normans, movement
			Chester: 1 norman infantry
			Ludlow: 1 viking
			Tegeingl: 1 viking
			Elfael: castle
			score Welsh 0
		`},
	})
}

// TestVictory checks the victory by the points at the end of turn 10 (§11.1.7,
// §11.2.6).
func TestVictory(t *testing.T) {
	castles := []string{"Tegeingl", "Iâl", "Elfael", "Maelienydd", "Gwent Uwchcoed", "Gwent Iscoed", "Buellt", "Mechain", "Caereinion", "Rhos"}
	for _, row := range []struct {
		teulu, castles, earldom, earls int
		points                         int
		result, won                    string
	}{
		{0, 0, 0, 0, 0, "Welsh 1", "1"},
		{0, 0, 2, 1, -6, "Welsh 1", "1"},
		{5, 2, 0, 0, 7, "Welsh 1", "1"},
		{5, 3, 0, 0, 8, "nobody", "0 1"},
		{0, 9, 0, 0, 9, "nobody", "0 1"},
		{4, 10, 1, 1, 10, "Normans 1", "0"},
		{3, 9, 0, 0, 12, "Normans 1", "0"},
		{3, 10, 0, 0, 13, "Normans 2", "0"},
		{5, 10, 0, 0, 15, "Normans 2", "0"},
	} {
		position := fmt.Sprintf("turn 10, Welsh, strategic\nlost: teulu %d\nChester: 2 norman infantry, castle\n", row.teulu)
		for _, zone := range castles[:row.castles] {
			position += zone + ": 1 norman infantry, castle\n"
		}
		for _, zone := range []string{"Ludlow", "Hereford"}[:row.earldom] {
			position += zone + ": 1 welsh infantry, castle\n"
		}
		if row.earls > 0 {
			position += "leaders lost: hugh\n"
		}
		position += "Penfro: 1 welsh infantry\nCemais: 1 welsh infantry\n"
		tb := play(t, position)
		tb.tell(
			fmt.Sprint("score Normans ", row.points), "score Welsh 0", "won ", "asked strategic Welsh", "end",
			"over", "told over", "told result "+row.result, "won "+row.won,
			fmt.Sprint("score Normans ", row.points), "score Welsh 0",
		)
	}
	border := castles[:6]
	for _, row := range []struct {
		border, earldom, kings int
		points                 int
		result, won            string
	}{
		{0, 0, 0, 0, "Normans 1", "1"},
		{0, 0, 2, -4, "Normans 1", "1"},
		{3, 0, 0, 3, "Normans 1", "1"},
		{4, 0, 0, 4, "nobody", "0 1"},
		{1, 2, 0, 5, "nobody", "0 1"},
		{6, 0, 0, 6, "Welsh 1", "0"},
		{4, 2, 1, 6, "Welsh 1", "0"},
		{6, 2, 0, 10, "Welsh 1", "0"},
	} {
		position := "revival, turn 10, Normans, strategic\nChester: 1 norman infantry, castle\nNantwich: 1 norman infantry, castle\n"
		for _, zone := range border[:row.border] {
			position += zone + ": 1 welsh infantry\n"
		}
		for _, zone := range []string{"Ludlow", "Hereford"}[:row.earldom] {
			position += zone + ": 1 welsh infantry, castle\n"
		}
		if row.kings > 0 {
			position += "leaders lost: " + strings.Join([]string{"gruffydd", "rhys"}[:row.kings], ", ") + "\n"
		}
		tb := play(t, position)
		tb.tell(
			fmt.Sprint("score Welsh ", row.points), "score Normans 0", "won ", "asked strategic Normans", "end",
			"over", "told over", "told result "+row.result, "won "+row.won,
		)
	}
}

// TestScoreEvents checks that the events of points add up to the score, those
// of zones at the end (§11.1.7, §11.2.6).
func TestScoreEvents(t *testing.T) {
	playAll(t, []situation{
		{"of the Normans", `
			turn 10, Welsh, strategic
			Chester: 2 norman infantry, castle
			Tegeingl: 1 norman infantry, castle
			Elfael: 1 norman infantry, castle
			Ludlow: 1 welsh infantry, castle
			Penfro: 1 welsh infantry
			Cemais: 1 welsh infantry
			untold scoreCastle
			end
			told scoreCastle Normans 1 in Tegeingl
			told scoreCastle Normans 1 in Elfael
			untold scoreCastle in Chester
			told scoreEarldom Normans minus 2 in Ludlow
			untold scoreBorder
		`},
		{"of the Welsh", `
			revival, turn 10, Normans, strategic
			Chester: 2 norman infantry, castle
			Nantwich: 2 norman infantry, castle
			Tegeingl: 1 norman infantry, castle
			Elfael: 1 welsh infantry, castle
			Ludlow: 1 welsh infantry, castle
			end
			told scoreBorder Welsh 1 in Elfael
			told scoreEarldom Welsh 2 in Ludlow
			untold scoreBorder in Tegeingl
			untold scoreCastle
		`},
	})
}
