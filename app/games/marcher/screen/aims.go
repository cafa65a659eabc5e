package screen

import "bretwalda/app/gameview"

// Aims lists what the person's side wants in the scenario.
func (f view) Aims() []gameview.Aim {
	for _, score := range f.Match().Standing {
		if score.Side >= 0 && score.Seat == f.Match().User {
			key := "marcher.aim." + f.Match().SetupValue("scenario") + "." + f.Match().Game().Lexicon().Sides[score.Side]
			return []gameview.Aim{{Side: score.Side, Wants: f.Say(key), Foes: f.Say(key + ".foes")}}
		}
	}
	return nil
}
