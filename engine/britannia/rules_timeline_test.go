package britannia_test

import (
	"fmt"
	"slices"
	"testing"
)

// The units at sea when a round begins.
func TestTimelineArrivals(t *testing.T) {
	for _, row := range []struct {
		round int
		seas  string
	}{
		{3, `Atlantic Ocean has Irish 1`},
		{4, `Atlantic Ocean has Irish 2
			Irish Sea has Scots 1
			English Channel has Saxons 3, Jutes 2
			Frisian Sea has Angles 3`},
		{5, `Atlantic Ocean has Irish 1
			Irish Sea has Scots 2
			English Channel has Saxons 3, Jutes 2
			Frisian Sea has Angles 3`},
		{6, `Atlantic Ocean has Irish 1
			Irish Sea has Scots 2
			English Channel has Jutes 1
			Frisian Sea has Saxons 8 + Aelle
			North Sea has Angles 4`},
		{7, `Atlantic Ocean has Irish 1
			Irish Sea has Scots 3 + Fergus
			English Channel has nobody
			Frisian Sea has Saxons 4
			North Sea has Angles 7 + Ida`},
		{8, `Atlantic Ocean has Irish 1
			Irish Sea has Scots 1
			Frisian Sea has nobody
			North Sea has Angles 2`},
		{9, `Atlantic Ocean has Irish 1
			Irish Sea has nobody
			North Sea has nobody`},
		{10, `Atlantic Ocean has nobody
			North Sea has nobody`},
		{11, `Icelandic Sea has Norsemen 5 + Ketil
			North Sea has Danes 4
			Frisian Sea has Danes 4`},
		{12, `Icelandic Sea has nobody
			Irish Sea has Norsemen 2, Dubliners 2
			Atlantic Ocean has Norsemen 2
			North Sea has Danes 6 + Ivar and Halfdan
			Frisian Sea has nobody`},
		{13, `Irish Sea has Dubliners 5 + Olaf
			Atlantic Ocean has nobody
			North Sea has Danes 2`},
		{14, `Irish Sea has Dubliners 3
			North Sea has nobody
			Frisian Sea has Danes 6 + Cnut`},
		{15, `North Sea has Norwegians 10 + Harald Hardrada
			Frisian Sea has nobody
			English Channel has Normans 6 + 4 cavalry + William`},
		{16, `North Sea has nobody
			Frisian Sea has Danes 3 + Svein Estrithson
			English Channel has nobody`},
	} {
		t.Run(fmt.Sprint(row.round), func(t *testing.T) {
			play(t, fmt.Sprintf("round %d, Normans, roundEnd\nWelsh: Powys 1\nround %d\n%s", row.round-1, row.round, row.seas))
		})
	}
}

// The symbols of the timeline, as they show in a nation's choices.
func TestTimelineSymbols(t *testing.T) {
	for _, row := range []struct {
		nation              string
		sea                 string
		boats, raids, major []int
	}{
		{"Romans", "English Channel", nil, nil, []int{1}},
		{"Romano-British", "English Channel", nil, nil, nil},
		{"Belgae", "English Channel", nil, nil, nil},
		{"Welsh", "Atlantic Ocean", nil, nil, nil},
		{"Brigantes", "North Sea", nil, nil, nil},
		{"Caledonians", "Icelandic Sea", []int{4, 5, 6}, nil, nil},
		{"Picts", "North Sea", []int{4, 5, 6}, []int{4, 5}, nil},
		{"Irish", "Atlantic Ocean", []int{4, 5, 6, 7}, []int{3, 4, 5, 6}, nil},
		{"Scots", "Irish Sea", []int{5, 6, 7}, []int{4, 5, 6, 7}, []int{7}},
		{"Norsemen", "Icelandic Sea", []int{11, 12, 13, 14}, []int{11, 12}, []int{11}},
		{"Dubliners", "Irish Sea", []int{13, 14}, []int{12}, []int{13}},
		{"Danes", "North Sea", []int{12, 13, 14, 15, 16}, []int{11}, []int{12}},
		{"Norwegians", "North Sea", []int{15, 16}, nil, []int{15}},
		{"Saxons", "Frisian Sea", []int{5, 6, 7, 8, 9, 10}, []int{4, 5}, []int{6}},
		{"Jutes", "English Channel", []int{5, 6, 7, 8}, []int{4, 5}, nil},
		{"Angles", "North Sea", []int{5, 6, 7, 8, 9, 10}, []int{4, 5}, []int{7}},
		{"Normans", "English Channel", nil, nil, []int{15}},
	} {
		for round := 1; round <= 16; round++ {
			t.Run(fmt.Sprintf("%s in round %d", row.nation, round), func(t *testing.T) {
				boats, raids, major := slices.Contains(row.boats, round), slices.Contains(row.raids, round), slices.Contains(row.major, round)
				ashore := fmt.Sprintf("round %d, %s, movement\n%s: Kent 1 + ruin\nasked march %s\n", round, row.nation, row.nation, row.nation)
				afloat := fmt.Sprintf("round %d, %s, movement\n%s: %s 1\n", round, row.nation, row.nation, row.sea)
				play(t, ashore+may(boats)+"march 1 Kent > York")
				play(t, afloat+may(raids || major)+"end")
				play(t, ashore+"end\n"+told(major)+"half "+row.nation)
			})
		}
	}
}

func may(yes bool) string {
	if yes {
		return "offers "
	}
	return "forbids "
}

func told(yes bool) string {
	if yes {
		return "told "
	}
	return "untold "
}
