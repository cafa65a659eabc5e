package board

import (
	"reflect"
	"strings"
	"testing"

	"bretwalda/app/shape"
	"bretwalda/engine"
	"bretwalda/engine/marcher"
)

func TestLeadersStandWithTheirArmies(t *testing.T) {
	got := stacks(look, chart, standing(t, "York: 1 Romano-British Arthur, 2 Saxons infantry, 1 Romano-British infantry, 2 Romano-British cavalry, 1 Romans fort destroyed"))[placeNamed(t, "York")]
	want := []Stack{
		{Side: 13, Count: 2},
		{Side: 1, Count: 1, Crown: true},
		{Side: 1, Kind: shape.Kind{Form: shape.Horse}, Count: 2},
		{Side: 0, Kind: shape.Kind{Form: shape.Fort}, Count: 1, Mark: 2},
	}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("%+v", got)
	}
}

func TestLeaderAloneIsAPiece(t *testing.T) {
	got := stacks(look, chart, standing(t, "York: 1 Saxons Aelle, 2 Angles infantry"))[placeNamed(t, "York")]
	want := []Stack{{Side: 15, Count: 2}, {Side: 13, Kind: shape.Kind{Form: shape.Leader}, Count: 1}}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("%+v", got)
	}
}

func TestPiecesOffTheBoardAreLeftOut(t *testing.T) {
	pieces := standing(t, "York: 1 Angles infantry, 0 Saxons infantry")
	pieces[0].Place = -1
	for p, s := range stacks(look, chart, pieces) {
		if len(s) > 0 {
			t.Errorf("%+v in place %d", s, p)
		}
	}
}

// Pieces face down are one stack of backs for each side; who knows what is under them sees
// their kinds, apart from those face up.
func TestPiecesFaceDownLookTheSame(t *testing.T) {
	unknown := stacks(wales.look, wales.chart, wales.standing(t, "Rhos: 1 Normans norman knight, 3 Welsh face down, 1 Normans face down"))[wales.place(t, "Rhos")]
	if len(unknown) != 3 || unknown[1].Count != 3 || unknown[1].Kind.Form != shape.Back {
		t.Errorf("%+v", unknown)
	}
	known := stacks(wales.look, wales.chart, wales.standing(t, "Rhos: 1 Normans norman knight, 2 Welsh welsh infantry hidden, 1 Normans norman knight hidden"))[wales.place(t, "Rhos")]
	if len(known) != 3 || known[1].Count != 2 || known[1].Kind.Form != shape.Counter || known[0].Mark == known[2].Mark {
		t.Errorf("%+v", known)
	}
	up := wales.look.token(engine.Piece{Side: 0, What: marcher.NormanKnight, Count: 1}, 40)
	if down := wales.look.token(engine.Piece{Side: 0, What: marcher.NormanKnight, Count: 1, Mark: engine.Hidden}, 40); down == up || !strings.Contains(down, "board-back-rim") {
		t.Errorf("a knight face down looks like one face up: %s", down)
	}
}

func TestClaimsBearTheNumbersOfTheChart(t *testing.T) {
	at := stacks(ireland.look, ireland.chart, ireland.standing(t, "Munster: 1 nobody claim face down\nUlaid: 1 Laigin claim"))
	if s := at[ireland.place(t, "Munster")]; len(s) != 1 || s[0].Count != 5 || s[0].Kind.Form != shape.Sealed {
		t.Errorf("%+v", s)
	}
	if s := at[ireland.place(t, "Ulaid")]; len(s) != 1 || s[0].Count != 4 || s[0].Kind.Form != shape.Claim {
		t.Errorf("%+v", s)
	}
}

func TestTheFirstEarlsBannerIsOneToo(t *testing.T) {
	at := stacks(wales.look, wales.chart, wales.standing(t, "Rhos: 0 Normans banner, 0 Normans norman knight"))[wales.place(t, "Rhos")]
	if len(at) != 1 || at[0].Kind.Form != shape.Banner {
		t.Errorf("%+v", at)
	}
}
