// Package games lists every game that the project plays, at every revision of its
// rules.
package games

import (
	"bretwalda/engine"
	"bretwalda/engine/brianboru"
	"bretwalda/engine/britannia"
	"bretwalda/engine/marcher"
)

// title is the name on the cover.
type title struct{ id, name, edition string }

// titles has the titles of games that do not tell their own.
var titles = [...]title{
	{"marcher-lords", "The Marcher Lords", "Counter Strike edition"},
	{"brian-boru", "Brian Boru", "High King of Ireland"},
}

// Revisions is every game at every revision, the newest of each first. Links of
// all of them open.
func Revisions() []engine.Game {
	return append(britannia.Editions(), marcher.Lords(), brianboru.HighKing())
}

// All is every game at its newest revision, in the order a player chooses from.
func All() []engine.Game {
	var all []engine.Game
	for _, g := range Revisions() {
		if len(all) == 0 || all[len(all)-1].ID() != g.ID() {
			all = append(all, g)
		}
	}
	return all
}

// ByID is the newest revision of a game, or nil.
func ByID(id string) engine.Game { return engine.ByID(Revisions(), id) }

// Title is a game's name and edition in English, or two empty strings.
func Title(g engine.Game) (name, edition string) {
	if e, ok := g.(engine.Edition); ok {
		return e.Title()
	}
	for _, t := range titles {
		if t.id == g.ID() {
			return t.name, t.edition
		}
	}
	return "", ""
}
