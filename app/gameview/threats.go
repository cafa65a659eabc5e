package gameview

import (
	"bretwalda/app/advice"
	"bretwalda/app/board"
	"bretwalda/engine"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// Threat is how often the likeliest rival takes a place of the person who looks.
type Threat struct {
	Place int8
	Wins  advice.Percent
}

// ThreatAt names the place of a threat, and how often it is taken.
func ThreatAt(t Table, d Threat) string {
	return t.Narrator().Place(d.Place) + " " + t.Say("threats.figure", "percent", d.Wins)
}

// ThreatLayer marks the places that rivals may attack, and is the legend; words say
// how many there are.
func ThreatLayer(t Table, list []Threat, words string) ([]board.Worth, Legend) {
	var marks []board.Worth
	for _, d := range list {
		level := 1 + int8(min(max(int(d.Wins), 0), 99)*board.WorthLevels/100)
		marks = append(marks, board.Worth{Place: d.Place, Text: t.Say("threats.figure", "percent", d.Wins), Level: level, Alarm: true})
	}
	if len(marks) == 0 {
		words = t.Say("threats.none")
	}
	title := t.Say("threats.wins")
	rows := []app.UI{app.Li().Class("worth-threat").Text(t.Say("threats.key"))}
	var places []string
	for _, d := range list { // for those who do not see the map
		places = append(places, ThreatAt(t, d))
		rows = append(rows, app.Li().Class("aside").Text(places[len(places)-1]))
	}
	said := words
	if len(places) > 0 {
		said = title + ". " + words + ": " + t.Language().Commas(places) + "."
	}
	return marks, t.WorthLegend(engine.None, title, words, said, app.Span().Hidden(true), rows)
}
