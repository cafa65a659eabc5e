package learn

import "bretwalda/engine"

// BookOf is the name of the book of rules that tells of a game.
func BookOf(game string) string {
	if family := engine.Family(game); family != "brian" {
		return family
	}
	return "brianboru"
}

// Refusal is the section about the rule that forbids a choice, by the name that
// engine.IllegalError gives it. It stands among the numbers of the section. Nil
// where there is none.
func (b *Book) Refusal(game, rule string) *Section {
	for _, s := range b.Of(game) {
		if s.tells(game, rule) {
			return s
		}
	}
	return nil
}
