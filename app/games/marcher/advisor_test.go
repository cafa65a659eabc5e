package marcher

import "bretwalda/app/advice"

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"bretwalda/engine"
	"bretwalda/engine/marcher"
)

// inWales is the scene of a position of The Marcher Lords.
func inWales(t *testing.T, position string) advice.Context {
	t.Helper()
	g := marcher.Lords()
	s, err := g.Parse([]byte(position))
	if err != nil {
		t.Fatal(err)
	}
	return sceneOf(s)
}

func sceneOf(s engine.State) advice.Context {
	return advice.Context{Lexicon: marcher.Lords().Lexicon(), State: s, Turn: s.Turn(), Legal: s.Legal(nil), Pieces: s.Pieces(nil)}
}

// then is the scene after a choice.
func then(t *testing.T, s advice.Context, c engine.Choice) advice.Context {
	t.Helper()
	next := s.State.Clone()
	if _, err := next.Play(c); err != nil {
		t.Fatal(err)
	}
	return sceneOf(next)
}

// marchOf is the legal march of so many of a kind; roll a die.
func marchOf(t *testing.T, s advice.Context, what, from, to string, count int8) engine.Choice {
	t.Helper()
	for _, c := range s.Legal {
		if s.Verb(c) == "march" && s.Lexicon.Whats[c.What] == what && c.From == placeOf(s, from) && c.To == placeOf(s, to) && c.Count == count {
			return c
		}
	}
	t.Fatalf("%d %s cannot march from %s to %s", count, what, from, to)
	return engine.Choice{}
}

func rollOf(s advice.Context, face int8) engine.Choice {
	for _, c := range s.Legal {
		if s.Verb(c) == "roll" && c.Count == face {
			return c
		}
	}
	return engine.Choice{}
}

// heard puts previews into a line each: the key, its numbers, the chances, what
// is added to the die.
func heard(list []advice.Preview) string {
	var lines []string
	for _, p := range list {
		line := p.Words.Key
		for _, arg := range p.Words.Args {
			if n, isNumber := arg.(int); isNumber {
				line += fmt.Sprint(" ", n)
			}
		}
		for _, c := range p.Chances {
			line += fmt.Sprint(" ", c.Percent, "%")
		}
		for _, term := range p.Terms {
			line += fmt.Sprintf(", %s %+d", strings.TrimPrefix(term.Words.Key, "marcher.supply."), term.Added)
		}
		lines = append(lines, line)
	}
	return strings.Join(lines, "\n")
}

const border = `{"scenario": "norman-conquerors", "turn": 3, "side": "Normans", "phase": "movement", "weather": %q, "zones": {
	"Hereford": {"units": {"norman knight": 3, "norman infantry": 3}, "castle": true, "leaders": ["william"]},
	"Elfael": {"units": {"welsh infantry": 2}},
	"Gwent Uwchcoed": {"units": {"welsh infantry": 1}, "castle": true},
	"Brycheiniog": {"units": {"welsh infantry": 1}}}}`

func TestAnInvasionIsToldItsSupply(t *testing.T) {
	for _, c := range []struct {
		name, weather, what, to string
		count                   int8
		want                    string
	}{
		{"three knights", "", "norman knight", "Elfael", 3, "marcher.supply.counted 3 80%, distance -1"},
		{"in clear weather", "clear", "norman knight", "Elfael", 3, "marcher.supply.counted 2 90%, distance -1, clear +1"},
		{"in bad weather", "bad", "norman knight", "Elfael", 3, "marcher.supply.counted 4 70%, distance -1, bad -1"},
	} {
		s := inWales(t, fmt.Sprintf(border, c.weather))
		got := heard(Family.Advisor.Previews(s, marchOf(t, s, c.what, "Hereford", c.to, c.count)))
		if supply, _, _ := strings.Cut(got, "\n"); supply != c.want {
			t.Errorf("%s: %s, want %s", c.name, supply, c.want)
		}
	}
	// More than three, with the earl: what is bound already counts.
	s := inWales(t, fmt.Sprintf(border, ""))
	s = then(t, s, marchOf(t, s, "norman knight", "Hereford", "Elfael", 3))
	s = then(t, s, marchOf(t, s, "william", "Hereford", "Elfael", 1))
	got := heard(Family.Advisor.Previews(s, marchOf(t, s, "norman infantry", "Hereford", "Elfael", 2)))
	if want := "marcher.supply.counted 4 70%, excess -2, distance -1, earl +1"; !strings.HasPrefix(got, want+"\n") {
		t.Errorf("five with their earl: %s", got)
	}
	if !strings.Contains(got, "\ntable.versus 5 2 ") {
		t.Errorf("five against two: %s", got)
	}
}

func TestNoDieOrEveryDie(t *testing.T) {
	s := inWales(t, `{"scenario": "norman-conquerors", "turn": 3, "side": "Normans", "phase": "movement", "weather": "bad", "zones": {
		"Brycheiniog": {"units": {"norman infantry": 12}}, "Buellt": {"units": {"welsh infantry": 1}}}}`)
	got := heard(Family.Advisor.Previews(s, marchOf(t, s, "norman infantry", "Brycheiniog", "Buellt", 12)))
	if !strings.HasPrefix(got, "marcher.supply.hopeless 0%, excess -9, distance -2, bad -1\n") {
		t.Errorf("twelve in the rain: %s", got)
	}
	s = inWales(t, `{"scenario": "welsh-revival", "turn": 3, "side": "Welsh", "phase": "movement", "weather": "clear", "zones": {
		"Elfael": {"units": {"welsh infantry": 2}}, "Hereford": {}}}`)
	got = heard(Family.Advisor.Previews(s, marchOf(t, s, "welsh infantry", "Elfael", "Hereford", 1)))
	if got != "marcher.supply.certain 100%, clear +1" {
		t.Errorf("one into an empty earldom: %s", got)
	}
}

func TestACastleIsBesiegedOrNot(t *testing.T) {
	s := inWales(t, fmt.Sprintf(border, ""))
	march := marchOf(t, s, "norman knight", "Hereford", "Gwent Uwchcoed", 3)
	lines := strings.Split(heard(Family.Advisor.Previews(s, march)), "\n")
	if len(lines) != 3 || !strings.HasPrefix(lines[1], "table.versus 3 1 ") || !strings.HasPrefix(lines[2], "marcher.siege.with ") {
		t.Fatalf("before a castle: %q", lines)
	}
	s = then(t, s, march)
	for _, c := range s.Legal {
		if s.Verb(c) == "end" {
			s = then(t, s, c)
			break
		}
	}
	s = then(t, s, rollOf(s, 10))
	siege, none := s.Legal[0], s.Legal[1]
	// Three against one, and one for the Normans: 2 or more.
	if got := strings.Split(heard(Family.Advisor.Previews(s, siege)), "\n"); len(got) != 2 || got[0] != "marcher.siege.check 2 90%" || got[1] != lines[2] {
		t.Errorf("with a siege: %q, before it %q", got, lines)
	}
	_, chance, _ := strings.Cut(lines[1], "table.versus 3 1 ")
	if got := heard(Family.Advisor.Previews(s, none)); got != "marcher.siege.without "+chance {
		t.Errorf("without: %q, before it %q", got, lines)
	}
}

func TestFightingOnShowsItsOdds(t *testing.T) {
	s := inWales(t, `{"scenario": "norman-conquerors", "turn": 3, "side": "Normans", "phase": "combat", "zones": {
		"Hereford": {"units": {"norman infantry": 1}},
		"Elfael": {"units": {"norman knight": 1, "welsh infantry": 1}},
		"Buellt": {"units": {"welsh infantry": 1}}}}`)
	s = then(t, then(t, s, rollOf(s, 1)), rollOf(s, 1))
	end := s.Legal[len(s.Legal)-1]
	// 42 of the 82 throws that end it, for the knight; 12 for the infantry.
	if got := heard(Family.Advisor.Previews(s, end)); s.Ask() != "attackerRetreat" || got != "marcher.battle.goesOn 51%" {
		t.Errorf("asked %s: %s", s.Ask(), got)
	}
	if got := heard(Family.Advisor.Previews(s, s.Legal[0])); got != "" {
		t.Errorf("who retreats is told %s", got)
	}
	s = then(t, s, end)
	if got := heard(Family.Advisor.Previews(s, s.Legal[len(s.Legal)-1])); s.Ask() != "defenderRetreat" || got != "marcher.battle.goesOn 15%" {
		t.Errorf("asked %s: %s", s.Ask(), got)
	}
}

func TestTheStraitIsToldBeforeAnybodySails(t *testing.T) {
	s := inWales(t, `{"scenario": "welsh-revival", "options": {"menai": "on"}, "turn": 3, "side": "Welsh", "phase": "movement", "zones": {
		"Arfon": {"units": {"welsh infantry": 2}}, "Môn": {"units": {"viking": 1}}}}`)
	got := heard(Family.Advisor.Previews(s, marchOf(t, s, "welsh infantry", "Arfon", "Môn", 1)))
	if !strings.HasPrefix(got, "marcher.crossing.check 5 60%\ntable.versus 1 1 ") {
		t.Errorf("over the Menai: %s", got)
	}
}

// The end of a turn is not doubted where nobody can come any more to stay.
func TestTheEndAsksOnlyWhereAGarrisonCanCome(t *testing.T) {
	for _, c := range []struct {
		infantry int
		asked    bool
	}{{1, false}, {2, true}} {
		s := inWales(t, fmt.Sprintf(`{"scenario": "norman-conquerors", "turn": 3, "side": "Normans", "phase": "strategic", "zones": {
			"Ludlow": {"units": {"norman infantry": %d}, "castle": true},
			"Hereford": {"control": "Normans"}}}`, c.infantry))
		end := s.Legal[len(s.Legal)-1]
		if s.Ask() != "strategic" || s.Verb(end) != "end" {
			t.Fatalf("asked %s, last %s", s.Ask(), s.Verb(end))
		}
		if w := Family.Advisor.Warn(s, end); w.Needed() != c.asked {
			t.Errorf("%d infantry beside an empty zone: %+v", c.infantry, w)
		}
	}
}

func TestAZoneIsNotGivenUpUnasked(t *testing.T) {
	c := Family.Advisor
	s := inWales(t, fmt.Sprintf(border, ""))
	if w := c.Warn(s, marchOf(t, s, "norman knight", "Hereford", "Elfael", 3)); w.Needed() {
		t.Errorf("a garrison stays, and it is asked: %+v", w)
	}
	s = then(t, s, marchOf(t, s, "norman knight", "Hereford", "Elfael", 3))
	last := marchOf(t, s, "norman infantry", "Hereford", "Elfael", 3)
	w := c.Warn(s, last)
	if !w.Needed() || w.Places != 1<<uint(placeOf(s, "Hereford")) || len(w.Words) != 2 || w.Words[1].Key != "marcher.garrison.score" || !slices.Equal(w.Words[0].Args[3].([]advice.Place), []advice.Place{advice.Place(placeOf(s, "Hereford"))}) {
		t.Fatalf("the last march: %+v", w)
	}
	if !w.Mends {
		t.Error("a garrison could still come")
	}
	s = then(t, s, last)
	end := s.Legal[len(s.Legal)-1]
	if w := c.Warn(s, end); s.Verb(end) != "end" || w.Mends || w.Places != 1<<uint(placeOf(s, "Hereford")) {
		t.Errorf("the movement ends with an earldom empty: %+v", w)
	}
	s = inWales(t, `{"scenario": "norman-conquerors", "turn": 3, "side": "Normans", "phase": "movement", "zones": {
		"Buellt": {"control": "Normans"}, "Elfael": {"units": {"norman infantry": 2}}}}`)
	if w := c.Warn(s, s.Legal[len(s.Legal)-1]); w.Needed() {
		t.Errorf("the movement ends with a zone empty that costs nothing, and it is asked: %+v", w)
	}
	s = inWales(t, `{"scenario": "norman-conquerors", "turn": 3, "side": "Normans", "phase": "strategic", "zones": {
		"Hereford": {"castle": true, "control": "Normans", "earl": "william"}, "Ludlow": {"units": {"norman infantry": 2}, "earl": "roger"},
		"Shrewsbury": {"units": {"norman infantry": 1}}, "Elfael": {"units": {"welsh infantry": 1}}}}`)
	w = c.Warn(s, s.Legal[len(s.Legal)-1])
	if !w.Needed() || w.Places != 1<<uint(placeOf(s, "Hereford")) {
		t.Errorf("the turn ends with Hereford empty: %+v", w)
	}
	if !c.Follows("march") || !c.Follows("strategic") || c.Follows("place") {
		t.Error("which choices follow each other")
	}
}

// riskOf is the risk of a choice, in a line: the checks, then the battle.
func riskOf(s advice.Context, c engine.Choice) string {
	r, ok := Family.Advisor.Risk(s, c)
	if !ok {
		return ""
	}
	line := s.Lexicon.Places[r.Place]
	for _, check := range r.Checks {
		line += fmt.Sprintf(", %s %s%%", strings.TrimPrefix(check.Key, "bot.hint."), check.Percent)
	}
	if r.Battle() {
		line += fmt.Sprintf(", %d v %d: %d%%", r.Own, r.Others, r.Wins)
	}
	return line
}

func TestTheRiskOfAMarchIsItsCheckAndItsBattle(t *testing.T) {
	s := inWales(t, fmt.Sprintf(border, ""))
	march := marchOf(t, s, "norman knight", "Hereford", "Elfael", 3)
	list := Family.Advisor.Previews(s, march)
	if got, want := riskOf(s, march), fmt.Sprintf("Elfael, supply 80%%, 3 v 2: %d%%", list[1].Chances[0].Percent); got != want {
		t.Errorf("three knights: %s, want %s", got, want)
	}
	s = then(t, s, march)
	for _, c := range s.Legal {
		if s.Verb(c) == "advance" && riskOf(s, c) != fmt.Sprintf("Elfael, supply 80%%, 3 v 2: %d%%", list[1].Chances[0].Percent) {
			t.Errorf("their advance: %s", riskOf(s, c))
		}
		if s.Verb(c) == "end" && riskOf(s, c) != "" {
			t.Errorf("the end of the movement: %s", riskOf(s, c))
		}
	}

	s = inWales(t, `{"scenario": "welsh-revival", "options": {"menai": "on"}, "turn": 3, "side": "Welsh", "phase": "movement", "zones": {
		"Arfon": {"units": {"welsh infantry": 2}}, "Môn": {"units": {"viking": 1}}}}`)
	if got := riskOf(s, marchOf(t, s, "welsh infantry", "Arfon", "Môn", 2)); !strings.HasPrefix(got, "Môn, crossing 60%, 2 v 1: ") {
		t.Errorf("over the Menai: %s", got)
	}

	s = inWales(t, `{"scenario": "welsh-revival", "turn": 3, "side": "Welsh", "phase": "movement", "weather": "clear", "zones": {
		"Elfael": {"units": {"welsh infantry": 2}}, "Hereford": {}}}`)
	if got := riskOf(s, marchOf(t, s, "welsh infantry", "Elfael", "Hereford", 1)); got != "" {
		t.Errorf("a march that meets nobody and cannot fail: %s", got)
	}
}

func TestTheRiskOfFightingOnIsThatOfWhoDecides(t *testing.T) {
	s := inWales(t, `{"scenario": "norman-conquerors", "turn": 3, "side": "Normans", "phase": "combat", "zones": {
		"Hereford": {"units": {"norman infantry": 1}},
		"Elfael": {"units": {"norman knight": 1, "welsh infantry": 2}},
		"Buellt": {"units": {"welsh infantry": 1}}}}`)
	s = then(t, then(t, then(t, s, rollOf(s, 1)), rollOf(s, 1)), rollOf(s, 1))
	attack := riskOf(s, s.Legal[len(s.Legal)-1])
	if s.Ask() != "attackerRetreat" || !strings.HasPrefix(attack, "Elfael, 1 v 2: ") {
		t.Fatalf("asked %s, the knight: %s", s.Ask(), attack)
	}
	s = then(t, s, s.Legal[len(s.Legal)-1])
	if defence := riskOf(s, s.Legal[len(s.Legal)-1]); s.Ask() != "defenderRetreat" || !strings.HasPrefix(defence, "Elfael, 2 v 1: ") {
		t.Errorf("asked %s, the infantry: %s", s.Ask(), defence)
	}
	if flight := riskOf(s, s.Legal[0]); flight != "" {
		t.Errorf("who retreats is told %s", flight)
	}
}

// TestHelpIsToldTheBattleOfTheRaiders: a player who comes to their own zone that
// insurgents or Vikings are about to attack defends it, behind its castle, and besieges nobody.
func TestHelpIsToldTheBattleOfTheRaiders(t *testing.T) {
	for _, c := range []struct {
		raiders string
		event   int8
	}{{"Welsh", 47}, {"Vikings", 40}} {
		s := inWales(t, `{"scenario": "norman-conquerors", "turn": 3, "side": "Normans", "phase": "event", "zones": {
			"Archenfield": {"units": {"norman knight": 2, "norman infantry": 1}, "castle": true, "leaders": ["william"]},
			"Gwent Iscoed": {"units": {"norman infantry": 1}, "castle": true}}}`)
		for s.Ask() != "march" {
			shown := map[string]int8{"event": c.event, "landing": 10, "raidSize": 6}[s.Ask()]
			i := slices.IndexFunc(s.Legal, func(c engine.Choice) bool { return c.Count == shown })
			s = then(t, s, s.Legal[max(i, 0)])
		}
		march := marchOf(t, s, "norman knight", "Archenfield", "Gwent Iscoed", 2)
		q, _ := s.State.(*marcher.State).BattleAhead(march)
		if s.Lexicon.Sides[q.Attacker.Side] != c.raiders || q.Attacker.Count() != 3 || q.Defender.Count() != 3 || !q.Castle {
			t.Errorf("%s: the battle is %+v", c.raiders, q)
		}
		want := fmt.Sprintf("table.versus 3 3 %d%%", winChance(marcher.Odds(q), true))
		if got := heard(Family.Advisor.Previews(s, march)); got != want {
			t.Errorf("%s: two knights who help are told %s, want %s", c.raiders, got, want)
		}
		if got, want := riskOf(s, march), strings.Replace(want, "table.versus 3 3", "Gwent Iscoed, 3 v 3:", 1); got != want {
			t.Errorf("%s: the advisor says %s, want %s", c.raiders, got, want)
		}
		if q, _ := s.State.(*marcher.State).BattleAhead(marchOf(t, s, "william", "Archenfield", "Gwent Iscoed", 1)); !q.Defender.Leader || q.Attacker.Leader {
			t.Errorf("%s: the earl leads %+v", c.raiders, q)
		}
	}
}

// TestASiegeThatNeedsNoLuck: no die shows less than one, or more than ten.
func TestASiegeThatNeedsNoLuck(t *testing.T) {
	for _, c := range []struct {
		knights, welsh int
		want           string
	}{
		{6, 1, "marcher.siege.certain 100%"},
		{1, 9, "marcher.siege.hopeless 0%"},
	} {
		s := inWales(t, fmt.Sprintf(`{"scenario": "norman-conquerors", "turn": 3, "side": "Normans", "phase": "combat", "zones": {
			"Hereford": {"units": {"norman infantry": 1}},
			"Elfael": {"units": {"norman knight": %d, "welsh infantry": %d}, "castle": true, "control": "Welsh"}}}`, c.knights, c.welsh))
		got, _, _ := strings.Cut(heard(Family.Advisor.Previews(s, s.Legal[0])), "\n")
		if s.Ask() != "siege" || got != c.want {
			t.Errorf("asked %s, %d against %d: %s, want %s", s.Ask(), c.knights, c.welsh, got, c.want)
		}
	}
}

// TestTheWeakestIsLostFirst: the unit picked before a person picks is not their
// best, though the list begins with it.
func TestTheWeakestIsLostFirst(t *testing.T) {
	s := inWales(t, `{"scenario": "norman-conquerors", "turn": 3, "side": "Welsh", "phase": "combat", "zones": {
		"Elfael": {"units": {"norman knight": 2, "norman infantry": 2, "norman archer": 2, "welsh infantry": 4}}}}`)
	if _, ok := Family.Advisor.First(s); ok {
		t.Errorf("something is picked first when %s is asked", s.Ask())
	}
	for s.Ask() != "lose" {
		c := s.Legal[0]
		if s.Ask() == "roll" {
			c = rollOf(s, 10)
		}
		s = then(t, s, c)
	}
	first, ok := Family.Advisor.First(s)
	if !ok || first.What != marcher.NormanArcher || s.Legal[0].What != marcher.NormanKnight {
		t.Errorf("%s: first %+v of %v", s.Ask(), first, s.Legal)
	}
}

func placeOf(s advice.Context, name string) int8 { return int8(slices.Index(s.Lexicon.Places, name)) }
