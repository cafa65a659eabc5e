package client

import (
	"testing"

	"bretwalda/engine"
)

func TestTheLayerFollowsWhoIsAtWork(t *testing.T) {
	l := Layer{On: true, Side: 3, During: 0}
	for active, want := range map[int8]int8{0: 3, engine.None: 3, 1: 1, 3: 3} {
		if got := l.Of(active); got != want {
			t.Errorf("while %d is at work it shows %d, want %d", active, got, want)
		}
	}
}

func TestTheLayerIsShownOnTheMapAndPutAway(t *testing.T) {
	table := &Table{Drawers: Drawers{Drawer: NationsDrawer, Side: 4}}
	tell := func(msg Message) []Command { return msg.Apply(&Model{TableScreen: TableScreen{Table: table}}) }
	if commands := tell(ShowWorth{Layer{Side: 4, During: 2}}); len(commands) != 1 || commands[0] != (Focus{WorthLegend}) {
		t.Errorf("the keyboard goes to %v", commands)
	}
	if !table.Layer.On || table.Layer.Side != 4 || table.Drawer != NoDrawer || table.Side != engine.None {
		t.Errorf("shown: %+v", table)
	}
	if commands := tell(ShowWorth{Layer{Side: 4, During: 2, Round: 7}}); commands != nil || table.Layer.Round != 7 {
		t.Errorf("another round: %v, %+v", commands, table.Layer)
	}
	tell(FoldWorth{})
	if tell(ShowWorth{Layer{Side: 4, During: 2, Round: 8}}); !table.Layer.Unfolded {
		t.Error("another round folds the legend")
	}
	if tell(FoldWorth{}); table.Layer.Unfolded {
		t.Error("the legend is not folded")
	}
	if commands := tell(HideWorth{}); table.Layer.On || len(commands) != 1 {
		t.Errorf("it is still shown: %v, or the keyboard goes nowhere: %v", table.Layer, commands)
	}
	tell(FilterTimeline{OwnSides})
	if table.Timeline != OwnSides {
		t.Error("the timeline shows everybody")
	}
}

func TestThreatsAreShownByAKeyWhereAFamilyHasThem(t *testing.T) {
	p, table := typist(t)
	p.tell(CloseLine{})
	table.Family.Threats = false
	if p.tell(Key{"w"}); table.Layer.On {
		t.Error("a family without threats shows them")
	}
	table.Family.Threats = true
	if p.tell(Key{"w"}); !table.Layer.On || !table.Layer.Threats {
		t.Errorf("the layer is %+v", table.Layer)
	}
	if p.tell(ShowWorth{Layer{Side: 4}}); !table.Layer.On || table.Layer.Threats {
		t.Errorf("points take their place: %+v", table.Layer)
	}
	p.tell(Key{"w"})
	if p.tell(Key{"w"}); table.Layer.On {
		t.Error("a second press leaves them on")
	}
}
