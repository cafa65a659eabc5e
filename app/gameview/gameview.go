package gameview

import (
	"strings"

	"bretwalda/app/advice"
	"bretwalda/app/board"
	"bretwalda/app/client"
	"bretwalda/app/family"
	"bretwalda/app/table"
	"bretwalda/app/text"
	"bretwalda/engine"
	"bretwalda/static/maps"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// View is what one sees of a game beyond what all games share: choices, log, scores
// and battles are drawn from the engine's words for every game alike.
//
// A View embeds Default and says only what its game shows otherwise. It draws from its
// Table alone, so it knows no more than the person who holds the device.
type View interface {
	BoardView
	ScoreView
	SheetView
}

// BoardView is the part of a View about the board and what stands on it.
type BoardView interface {
	// Chart is the map; nil where the game has none, and its places are a list.
	Chart() *maps.Chart
	// SideColour and SeatColour are the colours of pieces and players.
	SideColour(side int8) int8
	SeatColour(engine.Seat) int8
	// Mark adds to the map what only this game shows on it.
	Mark(*board.Map)
	// Layer is what places are worth to whom the person looks at, and its legend.
	Layer() ([]board.Worth, Legend)
	// Beside is what is on the table beside the board, for all to see.
	Beside() app.UI
	// Cards reports whether every side has a card, and Card draws one.
	Cards() bool
	Card(side int8) app.UI
	// Taken reports whether an event of a removal is told on the map: units that went
	// without a fight.
	Taken(engine.Event) bool
	// Lines tell more about a place than what is there, and Units what a
	// piece there is, without whose it is.
	Lines(place int8) []string
	// About tells on the card of a place what its ground changes, what it holds, and what
	// it scores for whom and when.
	About(place int8) []string
	// Worth is what a place scores for the side that decides, in short; "" for nothing, and
	// where Lines tell it.
	Worth(place int8) string
	// Near lists the neighbours of a place.
	Near(place int8) []int8
	Units(engine.Piece) string
}

// ScoreView is the part about points and who wins.
type ScoreView interface {
	// Purse is what a player has beside their points, as shown below them and as
	// said after them; "" for nothing.
	Purse(engine.Seat) (shown app.UI, said string)
	// Counts reports whether a player's points are counted at all.
	Counts(engine.Seat) bool
	// Reached is what a player's score would be if the game ended now.
	Reached(engine.Score) int
	// Scores and List are the bodies of the drawers of scores and of the board as
	// lists.
	Scores() app.UI
	List() app.UI
	// Outcome says who has won, of a game that is over; of nobody, what decides it where not
	// every player's points are counted.
	Outcome(winners []string, points int) string
	// Aims are what the person plays, told once as they begin.
	Aims() []Aim
}

// SheetView is the part about what has happened and what is asked, and how it is drawn.
type SheetView interface {
	// Heading is the top of the table: a title, and two words beside it.
	Heading() (title, detail, note string)
	// Drawers are those between the scores and the board as a list.
	Drawers() []Drawer
	// Announced reports whether an event is told to everybody who looks until
	// the next choice is made: the weather, a card turned up.
	Announced(engine.Event) bool
	// Usual reports whether an event is so usual that those who hear the table need not
	// be told: what all players do at once.
	Usual(engine.Event) bool
	// MomentWords says a moment in words, and what was lost in it.
	MomentWords(*table.Moment) (words, lost string)
	// Briefing is a page of what has happened, read before the question; Brief is
	// what of it is above the question where there is no such page.
	Briefing() (Panel, bool)
	Brief() app.UI
	// Secret reports whether what Nature is asked may be for one player alone to
	// see, in a game that has such things.
	Secret(engine.Turn) bool
	// Arises reports whether a kind of decision that may be settled in advance
	// can come up in this match.
	Arises(policy string) bool
	// Window is what the sheet shows above the choices: a battle, a trick.
	Window() app.UI
	// Hand is what the person who decides picks from: the things in their hand.
	Hand() app.UI
	// HandWords tells what the person holds, in words.
	Held() []string
	// Describe tells what a card does; "" for what a name tells all about.
	Describe(what int8) string
	// Decision may change how the choice to be made is shown.
	Decision(Panel) Panel
	// Die is a die as a picture of so many pixels.
	Die(face, pixels int) string
	// Least is the face from which a die of a battle hits, 0 where that is not known,
	// and why it misses where it often hits.
	Least(*table.Battle, *table.Clash, table.Die) (least int, why string)
	// Sides is how many a die has.
	Sides() int
	// Party names the sides that one of them stands for, which a player takes
	// together; "" where there are none.
	Party(engine.Choice) string
	// Counted names what the Count of a choice counts.
	Counted(engine.Choice) string
}

// Legend explains what the map shows.
type Legend struct {
	app.UI
	Said string
}

// A View may have, besides, the methods that follow, up to Footed; package view asks for each where
// it draws that: Parted in place.go, Topical in typing.go, Adder in told.go, Ender and Footed in
// decision.go, Raiser in changes.go, Shortener in table.go,
// Warner in decision.go, Threatened in typing.go.

// Parted is a View that tells what About does in parts, under headings.
type Parted interface{ Parts(place int8) []Part }

// Part is lines with their heading, which may be "".
type Part struct {
	Title string
	Lines []string
}

// Topical is a View that tells how some players stand in one of the Topics of its family; nil
// asks for that topic by itself, with its rules, and about all of them.
type Topical interface {
	Topic(n int, of func(engine.Seat) bool) []string
}

// Noted is a View that says more of a piece to those who ask where it stands; "" of most.
type Noted interface {
	Note(engine.Piece) string
}

// Ordered is a View that knows the next turns where its state does not, as in a trick.
type Ordered interface {
	Upcoming() []engine.Seat
}

// Adder is a View that says for what something is added to a die of a battle; "" where that is
// not known any more.
type Adder interface {
	Added(*table.Battle, table.Die) string
}

// Volleyer is a View that tells dice of a battle by who has thrown them, and what each needed.
type Volleyer interface{ Volleys([]table.Die) string }

// Warner is a View that warns of the march that is picked, beside what it meets and what follows
// from it.
type Warner interface{ Warns() []string }

// Threatened is a View that knows which sides may attack those of the person who looks before they
// move again, in the order of play: each where, and how often it wins there.
type Threatened interface{ Threats() []Attack }

// Attack is what one side may do so.
type Attack struct {
	Side   int8
	Round  int
	Places []Threat
}

// Ender is a View with a word for the button that ends a question after which more
// follows at once; "" where its plain label will do.
type Ender interface{ Ending() string }

// Raiser is a View that tells how the units of a side have come, a line a way; "" where the
// usual line will do.
type Raiser interface{ Raised(client.Balance) string }

// Shortener is a View that tells some of many announced events in short lines of its own,
// after the rest.
type Shortener interface {
	Shortened([]engine.Event) (rest []engine.Event, lines []string)
}

// Footed is a View that tells right above the buttons, where it is always seen, what the
// choice being made meets and what follows from it; nil where the middle does.
type Footed interface {
	Foot() Foot
}

// Foot is what is above the buttons. All says that it has a button for every answer;
// Leads, that a button of Decision is where one would that confirms nothing yet; Next,
// that such a button is the next step, rather than the one that confirms what is picked.
type Foot struct {
	Rows             []app.UI
	All, Leads, Next bool
}

// Table is what a game view draws from and with: what the person who holds the
// device may know of the match, and the parts that all games share.
type Table interface {
	Match() *client.Table
	Game() View
	Language() *text.Language
	Narrator() *text.Narrator
	Look() *board.Look

	// Say is a text, in the game's own words where it has any; Words are what the
	// advisor says; Place and Side are nouns, for texts that put articles before them.
	Say(key string, args ...any) string
	Words(advice.Words) string
	Place(int8) text.Noun
	Side(int8) text.Noun
	GameName(id string) string
	KindOf(what int8) string
	VerbName(verb int) string
	// SeatOf is who plays a side, or engine.Nobody.
	SeatOf(side int8) engine.Seat
	BoardTexts() board.Texts

	// Tell is a handler that sends a message; Button, IconButton and Pick are made of it.
	Tell(client.Message) app.EventHandler
	Button(label string, msg client.Message) app.HTMLButton
	IconButton(path, label string, msg client.Message) app.HTMLButton
	Pick(legend string, list []Choice) app.UI
	// Things draws what a person holds, Thing is the button of one of them.
	Things(held []int8, picture func(what int8) app.UI) app.UI
	Thing(what int8) app.HTMLButton
	// Facets is what is still open about the choice that is picked.
	Facets(picked engine.Choice) []app.UI
	// Advised reports whether the hint bot would make a choice.
	Advised(engine.Choice) bool
	// Preview is a line of the advisor, Stakes one that opens.
	Preview(advice.Preview) app.UI
	Stakes(p advice.Preview, about string, parts []app.UI) app.UI

	// Scores, List, Report and End are what games show that say nothing else: the
	// bodies of two drawers, the battles of the last choice, and who has won.
	Scores() app.UI
	List() app.UI
	Report() app.UI
	End() Panel
	// Reported is Report, each battle drawn by a function with its title and its end.
	Reported(draw func(b *table.Battle, title, end string) app.UI) app.UI
	BattleHead(b *table.Battle, title string) app.UI
	Fighter(side int8) app.UI
	// Thrown is a die, rolling if it is fresh; FreshDice is how many of the last are.
	Thrown(face, pixels int, fresh bool) app.UI
	FreshDice() int
	// CastDie is a die as it fell: filled where it hits, pale where it misses.
	CastDie(face, least, pixels int, fresh bool) app.UI
	// Gained is a number of points with its sign.
	Gained(points int) string
	// Space is a round on a timeline: over where when is negative, under way where 0.
	Space(when int, title, years string, body ...app.UI) app.UI
	// SideLink leads to the card of a side.
	SideLink(side int8) app.UI
	// ShowWorth is the button that shows a layer, WorthLegend its legend.
	ShowWorth(l client.Layer, about string) app.UI
	WorthLegend(side int8, title, words, said string, next app.UI, key []app.UI) Legend
	// Reconstructed says what no source prints.
	Reconstructed(game string) app.UI
}

// Drawer is one of the drawers that a game has of its own.
type Drawer struct {
	ID   client.Drawer
	Icon string
	Key  string // of the label of its button
	// Open gives title and body. It is asked only while the drawer is open.
	Open func() (title string, body app.UI)
}

// Screen is a family with its view. New reports whether it draws such a position; nil
// draws none. Colours are those of the sides, where they are not those of the seats;
// else nil.
type Screen struct {
	Family  family.Family
	New     func(Default) (View, bool)
	Colours func(g engine.Game, state engine.State, seats int) []int8
	Chart   func() *maps.Chart // of the board, or nil
}

// Screens lists the families that the page knows.
type Screens []Screen

// Families lists what the client knows of them.
func (l Screens) Families() family.List {
	var list family.List
	for _, s := range l {
		list = append(list, s.Family)
	}
	return list
}

// ColoursOf are the colours of the sides of a game, as its view has them.
func (l Screens) ColoursOf(g engine.Game, state engine.State, seats int) []int8 {
	for _, f := range l {
		if f.Family.ID == engine.Family(g.ID()) && f.Colours != nil {
			return f.Colours(g, state, seats)
		}
	}
	return nil
}

// Of is the view of the match at a table.
func (l Screens) Of(t Table) View {
	for _, f := range l {
		if f.New == nil || f.Family.ID != engine.Family(t.Match().Game().ID()) {
			continue
		}
		if own, ok := f.New(Default{t}); ok {
			return own
		}
	}
	return Default{t}
}

// Default is the view of a game without one, and what the others fall back on.
type Default struct{ Table }

func (Default) Chart() *maps.Chart { return nil }

// SideColour is the colour of the player's seat.
func (f Default) SideColour(side int8) int8 {
	if seat := f.SeatOf(side); seat >= 0 {
		return int8(seat) % Grey
	}
	return Grey
}

// SeatColour is the colour of the player's first side.
func (f Default) SeatColour(seat engine.Seat) int8 {
	for _, score := range f.Match().Standing {
		if score.Seat == seat && score.Side >= 0 {
			return f.Game().SideColour(score.Side)
		}
	}
	return Grey
}

func (Default) Mark(*board.Map) {}

func (Default) Layer() ([]board.Worth, Legend) { return nil, Legend{UI: app.Section().Hidden(true)} }

// Heading is the round, or the game where rounds have no meaning.
func (f Default) Heading() (title, detail, note string) {
	if round := client.RoundTold(f.Match()); round > 0 {
		return f.Say("table.round", "round", text.Roman(round)), "", ""
	}
	return f.GameName(f.Match().Game().ID()), "", ""
}

func (Default) Purse(engine.Seat) (app.UI, string) { return nil, "" }

func (Default) Counts(engine.Seat) bool { return true }

// Called is a player as a label names them: you, or their name.
func (f Default) Called(seat engine.Seat) string {
	if seat >= 0 && seat == f.Match().User {
		return f.Say("table.self")
	}
	return f.Match().Called(f.Language(), seat)
}

func (Default) Reached(score engine.Score) int { return score.Points }

// Outcome names the winners and their points.
func (f Default) Outcome(winners []string, points int) string {
	if len(winners) == 1 {
		for _, score := range f.Match().Standing {
			if score.Side < 0 && score.Won && score.Seat == f.Match().OnlyPerson() {
				return f.Say("table.won.you", "count", f.Narrator().Points(points))
			}
		}
		return f.Say("table.won", "player", winners[0], "count", f.Narrator().Points(points))
	}
	return f.Say("table.wonShared", "players", f.Language().And(winners), "count", f.Narrator().Points(points))
}

func (Default) Beside() app.UI              { return app.Div().Hidden(true) }
func (Default) Drawers() []Drawer           { return nil }
func (Default) Cards() bool                 { return false }
func (Default) Card(int8) app.UI            { return nil }
func (Default) Taken(engine.Event) bool     { return true }
func (Default) Announced(engine.Event) bool { return false }

// MomentWords names the first of what happened: of a fleet, or of castles, the log tells the rest.
func (f Default) MomentWords(m *table.Moment) (told, lost string) {
	var words []string
	for _, e := range m.Events[:min(len(m.Events), 2)] {
		words = append(words, f.Narrator().Event(e))
	}
	return strings.Join(words, " "), ""
}

func (Default) Briefing() (Panel, bool)    { return Panel{}, false }
func (Default) Brief() app.UI              { return app.Div().Hidden(true) }
func (Default) Arises(string) bool         { return true }
func (Default) Secret(engine.Turn) bool    { return true }
func (Default) Party(engine.Choice) string { return "" }
func (f Default) Window() app.UI           { return f.Report() }
func (f Default) Hand() app.UI             { return f.Things(f.Match().Picker.Things(), nil) }
func (f Default) Held() []string {
	var names []string
	for _, thing := range f.Match().Picker.Things() {
		names = append(names, f.Narrator().What(thing))
	}
	return names
}
func (Default) Describe(int8) string    { return "" }
func (Default) Decision(p Panel) Panel  { return p }
func (Default) Lines(int8) []string     { return nil }
func (Default) About(int8) []string     { return nil }
func (Default) Worth(int8) string       { return "" }
func (Default) Usual(engine.Event) bool { return false }

// Near are the places that share a border on the chart.
func (f Default) Near(place int8) []int8 {
	chart := f.Game().Chart()
	if chart == nil {
		return nil
	}
	var list []int8
	for set, n := chart.Places[place].Beside, int8(0); set != 0; set, n = set>>1, n+1 {
		if set&1 != 0 {
			list = append(list, n)
		}
	}
	return list
}

func (f Default) Units(p engine.Piece) string { return f.Narrator().Units(p.What, int(p.Count)) }

func (f Default) Counted(c engine.Choice) string { return f.KindOf(c.What) }

func (Default) Aims() []Aim { return nil }

func (Default) Sides() int { return 6 }

func (Default) Least(*table.Battle, *table.Clash, table.Die) (int, string) { return 0, "" }

// Die has pips up to six, and figures above.
func (Default) Die(face, pixels int) string {
	if face > 6 {
		return Numbered(face, pixels)
	}
	return pipped(face, pixels)
}
