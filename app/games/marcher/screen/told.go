package screen

// Describe tells what an event does.
func (f view) Describe(what int8) string {
	key := "marcher.event." + f.Match().Game().Lexicon().Whats[what] + ".text"
	if !f.Language().Has(key) {
		return ""
	}
	return f.Say(key)
}
