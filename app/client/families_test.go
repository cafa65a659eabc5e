package client

import (
	"testing"

	"bretwalda/app/family"
	"bretwalda/app/games/brianboru"
	"bretwalda/app/games/britannia"
	"bretwalda/app/games/marcher"
	"bretwalda/engine/games"
)

// families lists the shipped games, as package games does, whose screens import this package.
var families = family.List{britannia.Family, marcher.Family, brianboru.Family}

// TestTheChosenFamilyKeepsItsForm: a click on the one that is chosen changes nothing,
// also where another edition of it is set up.
func TestTheChosenFamilyKeepsItsForm(t *testing.T) {
	p := &page{t: t, store: &memoryStore{texts: map[string]string{}}, games: games.All()}
	p.start()
	p.tell(Goto{Fragment: AtNew}, SetGame{Game: 1}, SetOption{Option: 0, Value: 1})
	p.tell(SetGame{Game: 0, Any: true})
	if s := &p.m.Setup; s.Game != p.m.World.Games[1] || s.Terms.Options[0] != 1 {
		t.Errorf("the form is of %s with %v", s.Game.ID(), s.Terms.Options)
	}
	p.tell(SetGame{Game: len(p.m.World.Games) - 1, Any: true})
	if p.m.Setup.Game != p.m.World.Games[len(p.m.World.Games)-1] {
		t.Error("another family is not chosen")
	}
}
