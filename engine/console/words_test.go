package main

import (
	"testing"

	"bretwalda/engine"
	"bretwalda/engine/games"
)

func TestChoicesInPlainEnglish(t *testing.T) {
	x := &engine.Lexicon{
		Verbs: []string{"march", "lead", "retreatLed", "end", "vote", "fight", "roll"}, Whats: []string{"infantry", "cavalry"},
		Sides: []string{"Welsh"}, Places: []string{"York", "Kent", "March", "Essex"},
		WhatIsSide: func(verb uint8) bool { return verb == 4 },
		Counted: func(verb uint8) int8 {
			if verb == 1 {
				return 0
			}
			return engine.None
		},
	}
	const no = engine.None
	for want, c := range map[string]engine.Choice{
		"March 2 infantry from York to Kent.":                           {Verb: 0, What: 0, From: 0, To: 1, Via: no, Via2: no, Count: 2},
		"March 1 cavalry from York to Kent by way of March.":            {Verb: 0, What: 1, From: 0, To: 1, Via: 2, Via2: 2, Count: 1},
		"March 1 infantry from York to Kent by way of Essex.":           {Verb: 0, What: 0, From: 0, To: 1, Via: no, Via2: 3, Count: 1},
		"March 1 infantry from York to Kent by way of March and Essex.": {Verb: 0, What: 0, From: 0, To: 1, Via: 2, Via2: 3, Count: 1},
		"Lead 2 infantry from York to Kent.":                            {Verb: 1, What: 1, From: 0, To: 1, Via: no, Via2: no, Count: 2},
		"Lead 1 cavalry from York to Kent.":                             {Verb: 1, What: 1, From: 0, To: 1, Via: no, Via2: no, Extra: 1},
		"Lead from York to Kent.":                                       {Verb: 1, What: no, From: 0, To: 1, Via: no, Via2: no},
		"Lead 2 infantry and 1 cavalry from York to Kent.":              {Verb: 1, What: 1, From: 0, To: 1, Via: no, Via2: no, Count: 2, Extra: 1},
		"Retreat led from York to Kent.":                                {Verb: 2, What: no, From: 0, To: 1, Via: no, Via2: no},
		"End.":                                                          {Verb: 3, What: no, From: no, To: no, Via: no, Via2: no},
		"Vote for Welsh.":                                               {Verb: 4, What: 0, From: no, To: no, Via: no, Via2: no},
		"Fight in Kent.":                                                {Verb: 5, What: no, From: no, To: 1, Via: no, Via2: no},
		"Roll 6.":                                                       {Verb: 6, What: no, From: no, To: no, Via: no, Via2: no, Count: 6},
	} {
		if got := choiceText(x, nil, c); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}

func TestEveryWordOfEveryGameCanBeSaid(t *testing.T) {
	for _, g := range games.All() {
		x := g.Lexicon()
		for v := range x.Verbs {
			if s := choiceText(x, vocabularyOf(g.ID()), engine.Choice{Verb: uint8(v), What: -1, From: -1, To: -1, Via: -1, Via2: -1}); len(s) < 3 {
				t.Errorf("%s: verb %d is said %q", g.ID(), v, s)
			}
		}
		for e := range x.Events {
			if s := eventText(x, engine.Event{Kind: uint8(e), Side: -1, Other: -1, From: -1, To: -1, Via: -1, Via2: -1, What: -1}); len(s) < 3 {
				t.Errorf("%s: event %d is said %q", g.ID(), e, s)
			}
		}
	}
}
