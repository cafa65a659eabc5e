package learn

// Refusal is the section about the rule that forbids a choice, by the name that
// engine.IllegalError gives it. It is among the numbers of the section. Nil
// where there is none.
func (b *Book) Refusal(game, rule string) *Section {
	for _, s := range b.Of(game) {
		if s.tells(game, rule) {
			return s
		}
	}
	return nil
}
