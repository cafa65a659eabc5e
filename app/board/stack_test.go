package board

import (
	"reflect"
	"testing"

	"bretwalda/app/shape"
	"bretwalda/engine"
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

// Pieces face down are one stack of backs for each side, whoever knows what
// is under it.
func TestPiecesFaceDownLookTheSame(t *testing.T) {
	known := stacks(wales.look, wales.chart, wales.standing(t, "Rhos: 1 Normans norman knight, 2 Welsh welsh infantry hidden, 1 Welsh welsh archer hidden, 1 Normans norman knight hidden"))[wales.place(t, "Rhos")]
	unknown := stacks(wales.look, wales.chart, wales.standing(t, "Rhos: 1 Normans norman knight, 3 Welsh face down, 1 Normans face down"))[wales.place(t, "Rhos")]
	if !reflect.DeepEqual(known, unknown) || len(known) != 3 || known[1].Count != 3 {
		t.Errorf("%+v and %+v", known, unknown)
	}
	back := wales.look.token(engine.Piece{Side: 1, What: engine.None, Count: 2, Mark: engine.Hidden}, 40)
	for what := range wales.look.Kinds {
		if got := wales.look.token(engine.Piece{Side: 1, What: int8(what), Count: 2, Mark: engine.Hidden | engine.Spent}, 40); got != back {
			t.Errorf("the back of %s: %s", wales.game.Lexicon().Whats[what], got)
		}
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
