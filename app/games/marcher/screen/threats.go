package screen

import (
	"bretwalda/app/board"
	known "bretwalda/app/games/marcher"
	"bretwalda/app/gameview"
	"bretwalda/engine"
	"bretwalda/engine/marcher"
)

// The layer of the map that shows where the other side may attack in its next turn.

// threatLayer marks each zone of the person who looks with how often it would fall.
func (f forecastView) threatLayer() ([]board.Worth, gameview.Legend) {
	list := f.endangered()
	return gameview.ThreatLayer(f.view, list, f.Say("marcher.threats", "count", len(list)))
}

// Threats is where the other side may attack in its next turn.
func (f view) Threats() []gameview.Attack {
	list := forecastView{f}.endangered()
	if len(list) == 0 {
		return nil
	}
	return []gameview.Attack{{Side: marcher.Normans + marcher.Welsh - f.sideOf(f.Match().Viewer), Places: list}}
}

// endangered are the zones of the person who looks that may be attacked.
func (f forecastView) endangered() []gameview.Threat {
	viewer := f.Match().Viewer
	var list []gameview.Threat
	for z := range f.Match().Game().Lexicon().Places {
		if q, comes := f.st.Comers(int8(z)); comes && viewer >= 0 && q.Defender.Side == f.sideOf(viewer) {
			if wins, fights := known.Assault(q); fights {
				list = append(list, gameview.Threat{Place: int8(z), Wins: wins})
			}
		}
	}
	return list
}

// comes tells who can come to a zone in the other side's next turn, at what odds.
func (f forecastView) comes(place int8) []string {
	viewer := f.Match().Viewer
	q, comes := f.st.Comers(place)
	if !comes || viewer == engine.Nobody || q.Attacker.Side == f.sideOf(viewer) || f.Match().Turn.Over() {
		return nil
	}
	args := []any{"side", f.Narrator().SideNoun(q.Attacker.Side), "count", q.Attacker.Count()}
	if wins, fights := known.Assault(q); fights {
		key := "marcher.comes.odds"
		if (q.Attacker.Side == marcher.Normans) == marcher.Earldom(place) { // no check is due
			key = "marcher.comes.free"
		}
		return []string{f.Say(key, append(args, "percent", wins)...)}
	}
	return []string{f.Say("marcher.comes", args...)}
}
