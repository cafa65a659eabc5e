package board

import (
	"reflect"
	"testing"
)

func TestLeadersStandWithTheirArmies(t *testing.T) {
	got := stacks(look, len(chart.Places), standing(t, "York: 1 Romano-British Arthur, 2 Saxons infantry, 1 Romano-British infantry, 2 Romano-British cavalry, 1 Romans fort destroyed"))[placeNamed(t, "York")]
	want := []Stack{
		{Side: 13, Count: 2},
		{Side: 1, Count: 1, Crown: true},
		{Side: 1, Kind: Kind{Form: Horse}, Count: 2},
		{Side: 0, Kind: Kind{Form: Fort}, Count: 1, Mark: 2},
	}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("%+v", got)
	}
}

func TestLeaderAloneIsAPiece(t *testing.T) {
	got := stacks(look, len(chart.Places), standing(t, "York: 1 Saxons Aelle, 2 Angles infantry"))[placeNamed(t, "York")]
	want := []Stack{{Side: 15, Count: 2}, {Side: 13, Kind: Kind{Form: Leader}, Count: 1}}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("%+v", got)
	}
}

func TestPiecesOffTheBoardAreLeftOut(t *testing.T) {
	pieces := standing(t, "York: 1 Angles infantry, 0 Saxons infantry")
	pieces[0].Place = -1
	for p, s := range stacks(look, len(chart.Places), pieces) {
		if len(s) > 0 {
			t.Errorf("%+v in place %d", s, p)
		}
	}
}
