package britannia_test

import (
	"fmt"
	"strings"
	"testing"
)

// skull is one line of a card about eliminated units: its round, nation and unit,
// whether in the hunters' own turn, and the points.
type skull struct {
	hunters string
	round   int
	prey    string
	what    string
	own     bool
	points  int
}

// Eliminating units, card by card (§Eliminating Units).
func TestEliminating(t *testing.T) {
	for _, s := range []skull{
		{"Romans", 1, "Belgae", "Boudicca", true, 6},
		{"Romans", 1, "Belgae", "Boudicca", false, 6},
		{"Romans", 2, "Belgae", "Boudicca", true, 6},
		{"Romans", 3, "Belgae", "Boudicca", true, 0},
		{"Romans", 1, "Belgae", "infantry", true, 0},
		{"Romano-British", 6, "Saxons", "Aelle", true, 8},
		{"Romano-British", 7, "Saxons", "Aelle", false, 6},
		{"Romano-British", 6, "Saxons", "infantry", true, 2},
		{"Romano-British", 7, "Angles", "infantry", true, 2},
		{"Romano-British", 7, "Jutes", "infantry", true, 2},
		{"Romano-British", 8, "Saxons", "Aelle", true, 0},
		{"Romano-British", 7, "Saxons", "infantry", false, 0},
		{"Romano-British", 8, "Saxons", "infantry", true, 0},
		{"Belgae", 1, "Romans", "infantry", true, 6},
		{"Belgae", 1, "Romans", "fort", true, 6},
		{"Belgae", 1, "Romans", "infantry", false, 2},
		{"Belgae", 2, "Romans", "infantry", true, 2},
		{"Belgae", 2, "Romans", "fort", true, 4},
		{"Welsh", 1, "Romans", "infantry", true, 2},
		{"Welsh", 5, "Romans", "infantry", false, 2},
		{"Welsh", 2, "Romans", "fort", true, 6},
		{"Welsh", 6, "Saxons", "Aelle", true, 2},
		{"Welsh", 7, "Saxons", "Aelle", false, 2},
		{"Welsh", 5, "Saxons", "Aelle", false, 0},
		{"Brigantes", 2, "Romans", "infantry", true, 6},
		{"Brigantes", 2, "Romans", "infantry", false, 6},
		{"Brigantes", 2, "Romans", "fort", true, 2},
		{"Caledonians", 2, "Romans", "infantry", true, 0},
		{"Caledonians", 2, "Romans", "fort", true, 0},
		{"Picts", 2, "Romans", "infantry", true, 2},
		{"Picts", 2, "Romans", "infantry", false, 2},
		{"Picts", 2, "Romans", "fort", true, 6},
		{"Picts", 7, "Romano-British", "cavalry", true, 0},
		{"Irish", 6, "Welsh", "infantry", true, 2},
		{"Irish", 7, "Welsh", "infantry", true, 0},
		{"Irish", 5, "Romans", "infantry", true, 2},
		{"Irish", 5, "Romans", "fort", true, 2},
		{"Irish", 3, "Welsh", "infantry", false, 0},
		{"Scots", 4, "Picts", "infantry", true, 2},
		{"Scots", 6, "Picts", "infantry", true, 2},
		{"Scots", 7, "Picts", "infantry", true, 0},
		{"Scots", 5, "Picts", "infantry", false, 0},
		{"Scots", 4, "Romans", "fort", true, 2},
		{"Norsemen", 12, "Saxons", "Alfred", true, 0},
		{"Dubliners", 13, "Saxons", "Edgar", true, 0},
		{"Danes", 15, "Saxons", "Harold", true, 6},
		{"Danes", 16, "Normans", "William", false, 6},
		{"Danes", 16, "Norwegians", "Harald Hardrada", true, 6},
		{"Danes", 12, "Saxons", "Alfred", true, 0},
		{"Norwegians", 15, "Saxons", "Harold", true, 6},
		{"Norwegians", 16, "Normans", "William", true, 6},
		{"Norwegians", 16, "Danes", "Svein Estrithson", false, 6},
		{"Saxons", 5, "Romans", "infantry", true, 2},
		{"Saxons", 5, "Romans", "infantry", false, 2},
		{"Saxons", 5, "Romans", "fort", true, 6},
		{"Saxons", 7, "Romano-British", "cavalry", true, 2},
		{"Saxons", 7, "Romano-British", "cavalry", false, 0},
		{"Saxons", 7, "Romano-British", "infantry", true, 0},
		{"Saxons", 7, "Romano-British", "Arthur", true, 6},
		{"Saxons", 7, "Romano-British", "Arthur", false, 6},
		{"Saxons", 12, "Danes", "Ivar and Halfdan", false, 6},
		{"Saxons", 14, "Danes", "Cnut", false, 0},
		{"Saxons", 15, "Norwegians", "Harald Hardrada", true, 6},
		{"Saxons", 16, "Danes", "Svein Estrithson", false, 6},
		{"Saxons", 16, "Normans", "William", false, 6},
		{"Jutes", 5, "Romans", "infantry", true, 2},
		{"Jutes", 5, "Romans", "fort", true, 6},
		{"Jutes", 7, "Romano-British", "cavalry", true, 2},
		{"Jutes", 7, "Romano-British", "Arthur", true, 6},
		{"Jutes", 15, "Normans", "William", true, 0},
		{"Angles", 5, "Romans", "infantry", true, 2},
		{"Angles", 5, "Romans", "fort", true, 6},
		{"Angles", 7, "Romano-British", "cavalry", true, 2},
		{"Angles", 7, "Romano-British", "Arthur", true, 6},
		{"Angles", 12, "Danes", "Ivar and Halfdan", false, 6},
		{"Normans", 15, "Saxons", "Harold", true, 6},
		{"Normans", 15, "Norwegians", "Harald Hardrada", true, 6},
		{"Normans", 16, "Danes", "Svein Estrithson", false, 6},
	} {
		turn := "the enemy's"
		if s.own {
			turn = "their own"
		}
		t.Run(fmt.Sprintf("%s of %s by %s, round %d, %s turn", s.what, s.prey, s.hunters, s.round, turn), func(t *testing.T) {
			tb := play(t, s.told())
			got := 0
			for _, e := range tb.Events {
				if lexicon.Events[e.Kind] == "scoreEliminate" && e.Side == tb.nation(s.hunters) {
					got += int(e.Count)
				}
			}
			if got != s.points {
				tb.Failf("%d points, not %d", got, s.points)
			}
		})
	}
}

// told is a battle of six hunters with sixes against one unit with a one.
func (s skull) told() string {
	prey, march := "1", "march 1 Essex > Kent"
	switch s.what {
	case "infantry":
	case "cavalry":
		prey, march = "0 + 1 cavalry", "march 1 cavalry Essex > Kent"
	case "fort":
		prey = "fort"
	default:
		prey, march = "1 + "+s.what, "lead 1 Essex > Kent"
	}
	dice := "dice 1 6 6 6 6 6 6"
	active := s.prey
	if s.own {
		active, march, dice = s.hunters, "march 6 Kent > Essex", "dice 6 6 6 6 6 6 1"
	}
	refuse := ""
	if active == "Romans" {
		switch s.hunters + s.prey { // a nation that may submit would rather fight
		case "WelshRomans", "BrigantesRomans", "PictsRomans":
			refuse = "refuse"
		case "BelgaeRomans", "RomansBelgae":
			if s.round == 1 {
				refuse = "refuse"
			}
		}
	}
	lines := []string{
		fmt.Sprintf("round %d, %s, movement", s.round, active),
		fmt.Sprintf("%s: Kent 6", s.hunters),
		fmt.Sprintf("%s: Essex %s", s.prey, prey),
		"occupied: Romans in Kent, Romans in Essex",
		march, refuse, dice,
	}
	return strings.Join(lines, "\n")
}
