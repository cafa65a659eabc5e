package screen

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"bretwalda/app/gameview"
	"bretwalda/app/text"
	"bretwalda/engine"
	"bretwalda/engine/marcher"
)

// speaker is a table at which nothing is done but to speak.
type speaker struct {
	gameview.Table
	l        *text.Language
	narrator *text.Narrator
}

func (t speaker) Say(key string, args ...any) string { return t.l.Say(key, args...) }
func (t speaker) Language() *text.Language           { return t.l }
func (t speaker) Narrator() *text.Narrator           { return t.narrator }

func TestExchangesOfABattle(t *testing.T) {
	lexicon := marcher.Lords().Lexicon()
	event := func(name string, side, what int8, count, extra int) engine.Event {
		return engine.Event{Kind: uint8(slices.Index(lexicon.Events, name)), Side: side, What: what, Count: int16(count), Extra: int16(extra), From: 18, To: engine.None}
	}
	const none = engine.None
	gone := event("retreat", marcher.Welsh, marcher.WelshArcher, 1, 0)
	gone.To = 17
	events := []engine.Event{
		event("hit", marcher.Welsh, marcher.Irish, 1, 0), // of no battle
		event("battle", marcher.Normans, none, 0, 0),
		event("siege", marcher.Normans, none, 4, 1), event("siegeWon", marcher.Normans, none, 0, 0),
		event("missile", none, none, 0, 0),
		event("die", marcher.Welsh, marcher.WelshArcher, 3, 0), event("die", marcher.Welsh, marcher.WelshArcher, 8, 0),
		event("hit", marcher.Normans, marcher.NormanInfantry, 1, 0),
		event("melee", none, none, 0, 0),
		event("die", marcher.Normans, marcher.NormanKnight, 5, 1), event("die", marcher.Normans, marcher.NormanInfantry, 2, 1),
		event("melee", none, none, 0, 0), // no archers are left: the next round
		event("die", marcher.Normans, marcher.NormanKnight, 1, 1),
		event("pursuit", marcher.Normans, none, 0, 0),
		event("die", marcher.Normans, marcher.NormanKnight, 9, 0),
		event("hit", marcher.Welsh, marcher.WelshInfantry, 1, 0),
		gone,
		event("remove", marcher.Welsh, marcher.Teulu, 1, 0), // may not go with them
		event("battleEnd", marcher.Normans, none, 0, 0),
		event("remove", marcher.Normans, marcher.NormanKnight, 1, 0), // of an event, later
		event("battle", marcher.Welsh, none, 0, 0),
	}
	list := exchanges(lexicon, events, 2)
	if len(list) != 2 || len(list[1]) != 0 {
		t.Fatalf("%d battles: %+v", len(list), list)
	}
	var said []string
	for _, x := range list[0] {
		words := fmt.Sprint(x.kind, " ", x.round)
		for _, v := range x.volleys {
			words += fmt.Sprintf(", %s %d+ %v", lexicon.Whats[v.what], v.need, v.faces)
		}
		for _, e := range x.after {
			words += fmt.Sprintf(", %s %s", lexicon.Events[e.Kind], lexicon.Whats[e.What])
		}
		said = append(said, words)
	}
	want := []string{
		"siege 0",
		"missile 1, welsh archer 6+ [3 8], hit norman infantry",
		"melee 1, norman knight 3+ [5], norman infantry 5+ [2]",
		"melee 2, norman knight 3+ [1]",
		"pursuit 2, norman knight 4+ [9], hit welsh infantry, retreat welsh archer, remove teulu",
	}
	if !slices.Equal(said, want) {
		t.Errorf("told as\n%s\nwant\n%s", strings.Join(said, "\n"), strings.Join(want, "\n"))
	}
	if last := exchanges(lexicon, events, 1); len(last) != 1 || len(last[0]) != 0 {
		t.Errorf("the last battle is %+v", last)
	}
}

// TestUnitsOfAKindAreCountedTogether: wherever they come from, and however often one
// of them is lost.
func TestUnitsOfAKindAreCountedTogether(t *testing.T) {
	en := text.Of("en")
	f := view{Default: gameview.Default{Table: speaker{nil, en, text.NewNarrator(en, marcher.Lords(), nil)}}}
	var m tally
	m.add(marcher.NormanKnight, 1)
	m.add(marcher.William, 1)
	m.add(marcher.NormanKnight, 2)
	if got := (marchView{f}).mustered(&m); got != "3 knights, William fitz Osbern" {
		t.Errorf("bound are %s", got)
	}
	fall := engine.Event{Side: marcher.Normans, What: marcher.NormanInfantry, Count: 1, To: engine.None}
	if got := (battleView{f}).losses(&exchange{after: []engine.Event{fall, fall}}, marcher.Normans); got != "Losses: 2 infantry" {
		t.Errorf("two that fell one after the other are told as %s", got)
	}
}
