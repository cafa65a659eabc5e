package screen

import "bretwalda/app/gameview"

// Aims are the same for every house.
func (f view) Aims() []gameview.Aim {
	return []gameview.Aim{{Side: f.holderSide(), Wants: f.Say("brian.aim"), Foes: f.Say("brian.aim.foes")}}
}
