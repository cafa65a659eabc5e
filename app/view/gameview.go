package view

import (
	"bretwalda/app/board"
	"bretwalda/app/client"
	"bretwalda/app/text"
	"bretwalda/engine"
	"bretwalda/static/maps"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// gameView is what one sees of a game beyond what all games share: choices, log,
// scores and battles are drawn from the engine's words for every game alike.
//
// A gameView is a value that embeds defaultView and says only what its game shows
// otherwise. It draws from the seatView alone, so it knows no more than the
// person who holds the device.
type gameView interface {
	// chart is the map; nil where the game has none, and its places are a list.
	chart() *maps.Chart
	// sideColour and seatColour are the colours of pieces and players.
	sideColour(side int8) int8
	seatColour(engine.Seat) int8
	// mark adds to the map what only this game shows on it.
	mark(*board.Map)
	// layer is what places are worth to whom the person looks at, and its legend.
	layer() ([]board.Worth, app.UI)
	// heading is the top of the table: a title, and two words beside it.
	heading() (title, detail, note string)
	// purse is what a player has beside his points, as shown below them and as
	// said after them; "" for nothing.
	purse(engine.Seat) (shown app.UI, said string)
	// counts reports whether a player's points are counted at all.
	counts(engine.Seat) bool
	// beside is what lies on the table beside the board, for all to see.
	beside() app.UI
	// drawers are those between the scores and the board as a list.
	drawers() []drawer
	// scores and list are the bodies of the drawers of scores and of the board as
	// lists.
	scores() app.UI
	list() app.UI
	// cards reports whether every side has a card, and card draws one.
	cards() bool
	card(side int8) app.UI
	// outcome says who has won, of a game that is over.
	outcome(winners []string, points int) string
	// taken reports whether an event of a removal is told on the map: units that went
	// without a fight.
	taken(engine.Event) bool
	// announced reports whether an event is told to everybody who looks until
	// the next choice is made: the weather, a card turned up.
	announced(engine.Event) bool
	// briefing is a page of what has happened, read before the question; brief is
	// what of it stands above the question where there is no such page.
	briefing() (panel, bool)
	brief() app.UI
	// secret reports whether what Nature is asked may be for one player alone to
	// see, in a game that has such things.
	secret(engine.Turn) bool
	// arises reports whether a kind of decision that may be settled in advance
	// can come up in this match.
	arises(policy string) bool
	// window is what the sheet shows above the choices: a battle, a trick.
	window() app.UI
	// hand is what the person who decides picks from: the things in his hand.
	hand() app.UI
	// decision may change how the choice to be made is shown.
	decision(panel) panel
	// lines tell more about a place than what stands there, and units what a
	// piece there is, without whose it is.
	lines(place int8) []string
	units(engine.Piece) string
	// die is a die as a picture of so many pixels.
	die(face, pixels int) string
	// sides is how many a die has.
	sides() int
	// party names the sides that one of them stands for, which a player takes
	// together; "" where there are none.
	party(engine.Choice) string
	// counted names what the Count of a choice counts.
	counted(engine.Choice) string
}

// drawer is one of the drawers that a game has of its own.
type drawer struct {
	id   client.Drawer
	icon string
	key  string // of the label of its button
	// open gives title and body. It is asked only while the drawer is open.
	open func() (title string, body app.UI)
}

// gameViewRow is the view of a family. It is used when the position is of
// the kind that it draws. colours are those of the sides, where they are not those
// of the seats; else nil.
type gameViewRow struct {
	family  string
	new     func(defaultView) (gameView, bool)
	colours func(g engine.Game, state engine.State, seats int) []int8
}

// gameViews are the families that have one.
var gameViews = []gameViewRow{
	{"britannia", newBritanniaView, groupColours},
	{"marcher", newMarcherView, marcherColours},
	{"brian", newBrianBoruView, nil},
}

// coloursOf are the colours of the sides of a game, as its view has them.
func coloursOf(g engine.Game, state engine.State, seats int) []int8 {
	for _, f := range gameViews {
		if f.family == engine.Family(g.ID()) && f.colours != nil {
			return f.colours(g, state, seats)
		}
	}
	return nil
}

// gameViewOf is the view of the match at hand.
func gameViewOf(s *seatView) gameView {
	for _, f := range gameViews {
		if f.family != engine.Family(s.t.Game().ID()) {
			continue
		}
		if own, ok := f.new(defaultView{s}); ok {
			return own
		}
	}
	return defaultView{s}
}

// defaultView is the view of a game without one, and what the others fall back on.
type defaultView struct{ *seatView }

func (defaultView) chart() *maps.Chart { return nil }

// sideColour is that of the player's seat.
func (f defaultView) sideColour(side int8) int8 {
	if seat := f.seatOf(side); seat >= 0 {
		return int8(seat) % grey
	}
	return grey
}

// seatColour is that of the player's first side.
func (f defaultView) seatColour(seat engine.Seat) int8 {
	for _, score := range f.t.Standing {
		if score.Seat == seat && score.Side >= 0 {
			return f.game.sideColour(score.Side)
		}
	}
	return grey
}

func (defaultView) mark(*board.Map) {}

func (defaultView) layer() ([]board.Worth, app.UI) { return nil, app.Section().Hidden(true) }

// heading is the round, or the game where rounds have no meaning.
func (f defaultView) heading() (title, detail, note string) {
	if f.t.Round() > 0 {
		return f.say("table.round", "round", text.Roman(f.t.Round())), "", ""
	}
	return f.gameName(f.t.Game().ID()), "", ""
}

func (defaultView) purse(engine.Seat) (app.UI, string) { return nil, "" }

func (defaultView) counts(engine.Seat) bool { return true }

// outcome names the winners and their points.
func (f defaultView) outcome(winners []string, points int) string {
	if len(winners) == 1 {
		return f.say("table.won", "player", winners[0], "count", f.narrator.Points(points))
	}
	return f.say("table.wonShared", "players", f.L.And(winners), "count", f.narrator.Points(points))
}

func (defaultView) beside() app.UI              { return app.Div().Hidden(true) }
func (defaultView) drawers() []drawer           { return nil }
func (defaultView) cards() bool                 { return false }
func (defaultView) card(int8) app.UI            { return nil }
func (defaultView) taken(engine.Event) bool     { return true }
func (defaultView) announced(engine.Event) bool { return false }
func (defaultView) briefing() (panel, bool)     { return panel{}, false }
func (defaultView) brief() app.UI               { return app.Div().Hidden(true) }
func (defaultView) arises(string) bool          { return true }
func (defaultView) secret(engine.Turn) bool     { return true }
func (defaultView) party(engine.Choice) string  { return "" }
func (f defaultView) window() app.UI            { return f.report() }
func (f defaultView) hand() app.UI              { return f.things(f.t.Picker.Things(), nil) }
func (defaultView) decision(p panel) panel      { return p }
func (defaultView) lines(int8) []string         { return nil }

func (f defaultView) units(p engine.Piece) string { return f.narrator.Units(p.What, int(p.Count)) }

func (f defaultView) counted(c engine.Choice) string { return f.kindOf(c.What) }

func (defaultView) sides() int { return 6 }

// die has pips up to six, and figures above.
func (defaultView) die(face, pixels int) string {
	if face > 6 {
		return numbered(face, pixels)
	}
	return pipped(face, pixels)
}
