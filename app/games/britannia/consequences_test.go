package britannia

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"bretwalda/app/advice"
	"bretwalda/app/text"
	"bretwalda/engine"
	"bretwalda/engine/bot"
	"bretwalda/engine/britannia"
	"bretwalda/engine/dice"
	"bretwalda/engine/match"
)

// chosen is the first legal choice of a verb.
func chosen(t *testing.T, s advice.Context, verb string) engine.Choice {
	t.Helper()
	return find(t, s, verb, "", 0)
}

// followsOf are the keys of what follows from a choice.
func followsOf(s advice.Context, c engine.Choice) []string {
	var keys []string
	for _, w := range Family.Advisor.Consequences(s, c) {
		keys = append(keys, w.Key)
	}
	return keys
}

// A Pictish king with two areas left is told what submission brings the Romans, how
// long it lasts, and what it costs.
func TestSubmissionIsToldWithItsTerms(t *testing.T) {
	const invaded = `{"round": 2, "nation": "Romans", "units": {
		"Romans": {"Dunedin": {"infantry": 6}},
		"Picts": {"Alban": {"infantry": 1}, "Mar": {"infantry": 1}}}}`
	for _, tt := range []struct {
		game  engine.Game
		keeps string
	}{{britannia.Revised(), "follows.halves"}, {britannia.Classic(), "follows.pays"}} {
		s := in(t, tt.game, invaded)
		s = until(t, s, "submit", chosen(t, s, "end"))
		submits := Family.Advisor.Consequences(s, chosen(t, s, "submit"))
		keys := followsOf(s, chosen(t, s, "submit"))
		if want := []string{"follows.tribute", "follows.peace.until", tt.keeps}; !slices.Equal(keys, want) {
			t.Fatalf("%s: submitting: %q, want %q", tt.game.ID(), keys, want)
		}
		o, _ := s.Outcome(chosen(t, s, "submit"))
		before, after := standing(s.State, s.Turn.Other), standing(o.State, s.Turn.Other)
		if told := submits[0].Args[3]; told != advice.Points(after-before) {
			t.Errorf("%s: the Romans score %v by submission, told %v", tt.game.ID(), after-before, told)
		}
		if keys := followsOf(s, chosen(t, s, "refuse")); !slices.Equal(keys, []string{"follows.free"}) {
			t.Errorf("%s: refusing: %q", tt.game.ID(), keys)
		}
	}
}

// standing is what a side has scored.
func standing(s engine.State, side int8) int {
	for _, score := range s.Standing() {
		if score.Side == side {
			return score.Points
		}
	}
	return 0
}

// The overlord sees both growths beside each other.
func TestTheGrowthOfASubjectIsToldForBothAnswers(t *testing.T) {
	s := at(t, `{"round": 3, "nation": "Picts", "phase": "population", "subjects": {"Picts": "Romans"}, "units": {
		"Romans": {"York": {"infantry": 6}},
		"Picts": {"Alban": {"infantry": 1}, "Mar": {"infantry": 1}, "Moray": {"infantry": 1}, "Lothian": {"infantry": 1}}}}`)
	if s.Ask() != "growth" {
		t.Fatalf("asked %s", s.Ask())
	}
	gains := func(verb string) int {
		words := Family.Advisor.Consequences(s, chosen(t, s, verb))
		if len(words) != 1 || words[0].Key != "follows.growth" {
			t.Fatalf("%s: %+v", verb, words)
		}
		return words[0].Args[3].(int)
	}
	if all, half := gains("allow"), gains("refuse"); all <= half || half <= 0 {
		t.Errorf("all of it is %d, half %d", all, half)
	}
}

// A player who may retreat hears what the area would have paid next.
func TestARetreatIsToldWhatItGivesUp(t *testing.T) {
	s := at(t, `{"round": 4, "nation": "Romans", "units": {
		"Romans": {"Gwent": {"infantry": 2}, "Wessex": {"infantry": 1}},
		"Welsh": {"Gwent": {"infantry": 2}, "Powys": {"infantry": 1}, "Dyfed": {"infantry": 1}, "Gwynedd": {"infantry": 1}, "Clwyd": {"infantry": 1}, "Devon": {"infantry": 1}, "Cornwall": {"infantry": 1}}}}`)
	s = until(t, s, "defenderRetreat", chosen(t, s, "end"))
	words := Family.Advisor.Consequences(s, chosen(t, s, "retreat"))
	if len(words) != 1 || words[0].Key != "follows.leave" || words[0].Args[1] != advice.Place(PlaceOf(s, "Gwent")) {
		t.Fatalf("%+v", words)
	}
	var paid int
	for _, r := range s.State.(*britannia.State).Rewards(s.Turn.Side) {
		for _, a := range r.Areas {
			if a.Place == PlaceOf(s, "Gwent") && a.Points > 0 && paid == 0 {
				paid = a.Points
			}
		}
	}
	if words[0].Args[3] != advice.Points(paid) {
		t.Errorf("told %v points, the card pays %d", words[0].Args[3], paid)
	}
	if keys := followsOf(s, chosen(t, s, "end")); keys != nil {
		t.Errorf("fighting on gives up %q", keys)
	}
}

// Points that an area has paid are not given up with it: the Romans have scored for Gwent.
func TestARetreatGivesUpNoPointsThatArePaid(t *testing.T) {
	s := at(t, `{"round": 2, "nation": "Welsh", "occupied": {"Romans": ["Gwent"]}, "units": {
		"Romans": {"Gwent": {"infantry": 4}, "Hwicce": {"infantry": 1}, "Avalon": {"infantry": 1}, "March": {"infantry": 1}},
		"Welsh": {"Gwent": {"infantry": 2}, "Powys": {"infantry": 1}, "Dyfed": {"infantry": 1}, "Gwynedd": {"infantry": 1}, "Clwyd": {"infantry": 1}, "Devon": {"infantry": 1}, "Cornwall": {"infantry": 1}}}}`)
	s = until(t, s, "defenderRetreat", chosen(t, s, "end"))
	paid := map[int]bool{}
	for _, r := range s.State.(*britannia.State).Rewards(s.Turn.Side) {
		for _, a := range r.Areas {
			if a.Place == PlaceOf(s, "Gwent") && a.Paid {
				paid[r.Round] = true
			}
		}
	}
	if len(paid) == 0 {
		t.Fatal("Gwent has not been paid for")
	}
	for _, w := range Family.Advisor.Consequences(s, chosen(t, s, "retreat")) {
		if w.Key == "follows.leave" && paid[int(w.Args[5].(advice.Round))] {
			t.Errorf("%+v", w)
		}
	}
}

// A march says which points it reaches for, and nothing where the area counts already.
func TestAMarchIsToldWhichPointsItReachesFor(t *testing.T) {
	s := at(t, `{"round": 5, "nation": "Welsh", "units": {
		"Welsh": {"Powys": {"infantry": 3}, "Gwent": {"infantry": 1}},
		"Belgae": {"Hwicce": {"infantry": 1}}}}`)
	reach := func(to string) []advice.Words {
		words := Family.Advisor.Consequences(s, find(t, s, "march", to, 1))
		return slices.DeleteFunc(words, func(w advice.Words) bool { return w.Key == "follows.leave" || w.Key == "undone.last" })
	}
	kinds := map[bool]int{}
	for _, to := range []string{"Hwicce", "Gwent", "March"} {
		var want int
		for _, r := range s.State.(*britannia.State).Rewards(s.Turn.Side) {
			for _, a := range r.Areas {
				if a.Place == PlaceOf(s, to) && a.Points > 0 && !a.Paid && want == 0 {
					if want = a.Points; a.Counts {
						want = -1
					}
				}
			}
		}
		kinds[want > 0]++
		switch words := reach(to); {
		case want <= 0 && len(words) > 0:
			t.Errorf("%s brings nothing, told %+v", to, words)
		case want > 0 && (len(words) != 1 || words[0].Args[3] != advice.Points(want)):
			t.Errorf("%s brings %d, told %+v", to, want, words)
		}
	}
	if kinds[true] == 0 || kinds[false] == 0 {
		t.Errorf("the position has no march of each kind: %v", kinds)
	}
}

// A march is told what falls there pays at once, by the card of the nation that marches.
func TestAMarchIsToldWhatTheFallenBring(t *testing.T) {
	const romans = `"Romans": {"Hwicce": {"infantry": 2}}}, "forts": {"Hwicce": "intact", "Avalon": "intact"}}`
	fort, each, leader := "follows.bounty.fort", "follows.bounty.each", "follows.bounty.only"
	for _, tt := range []struct {
		name, position, to string
		want               map[string]int // by key, the points
	}{
		{"Welsh against a fort and infantry", `{"round": 1, "nation": "Welsh", "units": {"Welsh": {"Gwent": {"infantry": 3}}, ` + romans, "Hwicce", map[string]int{fort: 6, each: 2}},
		{"Belgae in round I", `{"round": 1, "nation": "Belgae", "units": {"Belgae": {"Downlands": {"infantry": 3}}, ` + romans, "Hwicce", map[string]int{fort: 6, each: 6}},
		{"Belgae against a fort, later", `{"round": 2, "nation": "Belgae", "units": {"Belgae": {"Downlands": {"infantry": 3}}, ` + romans, "Avalon", map[string]int{fort: 4}},
		{"Romans against Boudicca", `{"round": 1, "nation": "Romans", "units": {"Romans": {"Essex": {"infantry": 3}}, "Belgae": {"Norfolk": {"infantry": 1, "leader": "Boudicca"}}}}`, "Norfolk", map[string]int{leader: 6}},
		{"Welsh against Belgae", `{"round": 1, "nation": "Welsh", "units": {"Welsh": {"Gwent": {"infantry": 3}}, "Belgae": {"Hwicce": {"infantry": 1}}}}`, "Hwicce", nil},
	} {
		s := at(t, tt.position)
		told := map[string]int{}
		for _, w := range Family.Advisor.Consequences(s, find(t, s, "march", tt.to, 1)) {
			if w.Key != "follows.bounty" {
				continue
			}
			for _, item := range w.Args[1].([]advice.Words) {
				told[item.Key] = int(item.Args[3].(advice.Points))
			}
		}
		if !maps.Equal(told, tt.want) {
			t.Errorf("%s: told %v, want %v", tt.name, told, tt.want)
		}
	}
}

// A vote says how many the candidate then has, and how many are enough.
func TestAVoteIsToldWhatItReaches(t *testing.T) {
	const ballot = `{"round": 8, "nation": "Normans", "phase": "roundEnd", "units": {
		"Saxons": {"Kent": {"infantry": 1}, "Essex": {"infantry": 1}, "Sussex": {"infantry": 1}},
		"Angles": {"York": {"infantry": 1}, "Norfolk": {"infantry": 1}},
		"Jutes": {"Wessex": {"infantry": 1}}}}`
	saxons := int8(britannia.Saxons)
	for _, g := range []engine.Game{britannia.Revised(), britannia.FirstPrinting()} {
		s := in(t, g, ballot)
		if s.Ask() == "ballot" {
			if keys := followsOf(s, chosen(t, s, "open")); !slices.Equal(keys, []string{"follows.open"}) {
				t.Errorf("%s: an open ballot: %q", g.ID(), keys)
			}
			s = until(t, s, "vote", chosen(t, s, "open"))
		}
		voteFor := func() engine.Choice {
			i := slices.IndexFunc(s.Legal, func(c engine.Choice) bool { return s.Verb(c) == "vote" && c.What == saxons })
			if i < 0 {
				t.Fatalf("%s: no vote for the Saxons", g.ID())
			}
			return s.Legal[i]
		}
		won := false
		for s.Ask() == "vote" {
			c := voteFor()
			words := Family.Advisor.Consequences(s, c)
			if len(words) != 1 {
				t.Fatalf("%s: %+v", g.ID(), words)
			}
			won = words[0].Key == "follows.vote.wins"
			told := words[0].Args[len(words[0].Args)-1]
			before := standing(s.State, saxons)
			o, _ := s.Outcome(c)
			if after := standing(o.State, saxons); after != before && (!won || told != advice.Points(after-before)) {
				t.Errorf("%s: they score %d, told %+v", g.ID(), after-before, words)
			}
			s.State, s.Turn, s.Legal, s.Pieces = o.State, o.State.Turn(), o.State.Legal(nil), o.State.Pieces(nil)
		}
		if !won {
			t.Errorf("%s: all votes are not enough", g.ID())
		}
	}
}

// A march by which the nation comes to have the King says so.
func TestAMarchIsToldOfTheKing(t *testing.T) {
	s := at(t, `{"round": 11, "nation": "Saxons", "units": {
		"Saxons": {"Kent": {"infantry": 2}, "Sussex": {"infantry": 1}, "Wessex": {"infantry": 1}}}}`)
	told := 0
	for _, c := range s.Legal {
		if s.Verb(c) != "march" {
			continue
		}
		o, ok := s.Outcome(c)
		if !ok {
			continue
		}
		was, _ := nextKing(s.State.(*britannia.State))
		is, _ := nextKing(o.State.(*britannia.State))
		want := was.Side != is.Side && is.Side == s.Turn.Side
		if got := slices.Contains(followsOf(s, c), "follows.king"); got != want {
			t.Errorf("%+v: told %v, want %v", c, got, want)
		} else if got {
			told++
		}
	}
	if told == 0 {
		t.Error("no march brings the King")
	}
}

// A hint says which enemy can come next where an army goes, and what it then wins.
func TestAHintTellsWhoCanCome(t *testing.T) {
	why := func(s advice.Context, to string) []advice.Words {
		return Family.Advisor.Reasons(s, find(t, s, "march", to, 1))
	}
	near := at(t, `{"round": 9, "nation": "Saxons", "phase": "movement", "units": {
		"Saxons": {"Wessex": {"infantry": 4}},
		"Angles": {"Essex": {"infantry": 3}},
		"Welsh": {"Gwynedd": {"infantry": 1}}}}`)
	angles := why(near, "Downlands")
	if len(angles) != 1 || angles[0].Key != "follows.at" || angles[0].Args[1] != advice.Place(slices.Index(near.Lexicon.Places, "Downlands")) {
		t.Fatalf("in the Downlands: %+v", angles)
	}
	if come := angles[0].Args[3].(advice.Words); come.Key != "place.comes.odds" || come.Args[1] != advice.Side(slices.Index(near.Lexicon.Sides, "Angles")) || come.Args[5].(advice.Words).Args[1] != 3 {
		t.Errorf("in the Downlands: %+v", come)
	}
	alone := at(t, `{"round": 9, "nation": "Saxons", "phase": "movement", "units": {"Saxons": {"Wessex": {"infantry": 4}}}}`)
	if words := why(alone, "Downlands"); len(words) != 1 || words[0].Key != "follows.calm" {
		t.Errorf("alone: %+v", words)
	}
	invaded := at(t, `{"round": 4, "nation": "Belgae", "phase": "movement", "units": {"Belgae": {"Essex": {"infantry": 3}}}}`)
	if words := why(invaded, "Kent"); len(words) != 2 || words[1].Key != "place.lands" {
		t.Errorf("before the Saxons come: %+v", words)
	}
}

// Where an army has to go a hint says how many stay.
func TestAHintTellsHowManyStay(t *testing.T) {
	s := at(t, strings.Replace(crowded, `"Kent": {"infantry": 4}`, `"Kent": {"infantry": 4}, "Sussex": {"infantry": 4}`, 1))
	s = until(t, s, "overpopulation")
	c := chosen(t, s, "remove")
	o, _ := s.Outcome(c)
	left := 0
	for _, p := range o.State.Pieces(nil) {
		if p.Place == c.From && p.Side == s.Turn.Side {
			left += int(p.Count)
		}
	}
	words := Family.Advisor.Reasons(s, c)
	if len(words) != 1 || words[0].Key != "follows.remain" || words[0].Args[3] != left {
		t.Errorf("%d stay of %+v: %+v", left, c, words)
	}
}

// In a match between bots a hint calls an area calm only where nobody else can come.
func TestNoEnemyComesWhereItIsCalm(t *testing.T) {
	g := britannia.Revised()
	m, err := match.New(g, engine.DefaultSetup(g), nil, dice.Source{Seed: 3})
	if err != nil {
		t.Fatal(err)
	}
	calm := 0
	for !m.Turn().Over() {
		for _, c := range bot.Easy.Think(m.State(), bot.Task{Seed: uint64(m.Len())}).Plan {
			if m.Turn().Seat >= 0 {
				view := m.State().View(m.Turn().Seat)
				s := advice.Context{Lexicon: g.Lexicon(), State: view, Turn: view.Turn(), Legal: m.Legal(), Pieces: view.Pieces(nil)}
				o, _ := s.Outcome(c)
				for _, w := range Family.Advisor.Reasons(s, c) {
					if w.Key != "follows.calm" {
						continue
					}
					calm++
					after := o.State.(*britannia.State)
					for _, comer := range after.Comers()[w.Args[1].(advice.Place)] {
						if after.Player(comer.Side) != s.Turn.Seat {
							t.Errorf("%s %+v: %+v can come", s.Ask(), c, comer)
						}
					}
				}
			}
			if _, err := m.Play(c); err != nil {
				t.Fatal(err)
			}
		}
	}
	if calm == 0 {
		t.Error("nowhere is it calm")
	}
}

// TestWhoComesIsCountedOnce: by land, by sea, or how many of all by sea, alone or several.
func TestWhoComesIsCountedOnce(t *testing.T) {
	comer := func(infantry, sea int8) britannia.Comer { return britannia.Comer{Infantry: infantry, Sea: sea} }
	for code, want := range map[string][]string{
		"en": {"1 army", "up to 3 armies", "1 army by sea", "up to 3 armies by sea", "up to 3 armies, 1 of them by sea"},
		"es": {"1 ejército", "hasta 3 ejércitos", "1 ejército por mar", "hasta 3 ejércitos por mar", "hasta 3 ejércitos, 1 de ellos por mar"},
		"it": {"1 armata", "fino a 3 armate", "1 armata per mare", "fino a 3 armate per mare", "fino a 3 armate, di cui 1 per mare"},
	} {
		for i, c := range []britannia.Comer{comer(1, 0), comer(3, 0), comer(1, 1), comer(3, 3), comer(3, 1)} {
			words := Comes(c, 68, true)
			force := words.Args[5].(advice.Words)
			if got := text.Of(code).Say(force.Key, force.Args...); got != want[i] {
				t.Errorf("%s: %q, want %q", code, got, want[i])
			}
		}
	}
	if words := Comes(comer(1, 1), 0, false); words.Key != "place.comes" {
		t.Errorf("in peace they come as %+v", words)
	}
}

// The Danes ride with Ivar from York through the Pennines: both areas score.
func TestAMarchIsToldWhatTheAreasOnItsWayScore(t *testing.T) {
	s := at(t, `{"round": 12, "nation": "Danes", "units": {"Danes": {"York": {"infantry": 3, "leader": "Ivar and Halfdan"}}}}`)
	for _, c := range s.Legal {
		if s.Verb(c) != "lead" || c.To != PlaceOf(s, "Cumbria") || c.Via != PlaceOf(s, "Pennines") {
			continue
		}
		var told []string
		for _, w := range Family.Advisor.Consequences(s, c) {
			told = append(told, w.Key+" "+s.Lexicon.Places[w.Args[1].(advice.Place)])
		}
		if want := []string{"follows.take Pennines", "follows.take Cumbria"}; !slices.Equal(told[:min(2, len(told))], want) {
			t.Errorf("told %q, want %q first", told, want)
		}
		return
	}
	t.Fatal("Ivar cannot ride by way of the Pennines")
}

// The Norsemen land in Caithness, which scores more as the next round ends than at once.
func TestAMarchIsToldWhatFollowsSoonToo(t *testing.T) {
	s := at(t, `{"round": 12, "nation": "Norsemen", "units": {"Norsemen": {"Orkneys": {"infantry": 3}}}}`)
	words := Family.Advisor.Consequences(s, find(t, s, "march", "Caithness", 1))
	if len(words) == 0 || words[0].Key != "follows.take.then" || words[0].Args[5] != advice.Round(12) || words[0].Args[9] != advice.Round(13) {
		t.Errorf("told %+v", words)
	}
}

// All Danes leave Essex, which would score as round XIII ends: they hear so. One who stays keeps it.
func TestAMarchIsToldWhatItLeavesBehind(t *testing.T) {
	s := at(t, `{"round": 12, "nation": "Danes", "occupied": {"Danes": ["Essex"]}, "units": {"Danes": {"Essex": {"infantry": 2}}}}`)
	for count, leaves := range map[int8]bool{1: false, 2: true} {
		keys := followsOf(s, find(t, s, "march", "Suffolk", count))
		if slices.Contains(keys, "follows.leave") != leaves || slices.Contains(keys, "follows.leave.nothing") {
			t.Errorf("%d of 2 leave Essex: told %q", count, keys)
		}
	}
}
