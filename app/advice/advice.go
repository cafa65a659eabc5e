// Package advice is what a friend who knows the game would say before a choice
// is made: what it would meet, and what it would give up. The rules forbid none
// of it and the engine does not know of it.
//
// A family of games has at most one Advisor, in its folder of app/games; without
// one a game is None and plays as well.
package advice

import "bretwalda/engine"

// Advisor is the friend of one family of games.
type Advisor interface {
	// Previews tells what a choice being made would meet, one line each.
	Previews(Context, engine.Choice) []Preview
	// Risk tells what a choice leaves to the dice; false when that is nothing.
	Risk(Context, engine.Choice) (Risk, bool)
	// Due tells how the battle stands for which dice are thrown, as the attacker sees
	// it; false where there is none, or the seat does not know who fights.
	Due(Context) (Preview, bool)
	// Warn tells what a choice would give up unasked. The zero Warning lets it
	// be made at once.
	Warn(Context, engine.Choice) Warning
	// Consequences tells what follows from a choice, one short line each: what it brings
	// and costs by the rules, to whom, and until when.
	Consequences(Context, engine.Choice) []Words
	// Reasons tell why a bot that looks farther would make a choice, beside its
	// consequences, in words of the game.
	Reasons(Context, engine.Choice) []Words
	// Harm is what a choice takes from the seat that makes it, or stakes.
	Harm(Context, engine.Choice) Harm
	// Modest reports whether the numbers of a question begin as low as they may
	// be, as a bid does, and not as high.
	Modest(ask string) bool
	// Enough is the one of choices that differ in their numbers alone with which picking
	// begins: enough to win or to hold; false where that is the highest.
	Enough(Context, []engine.Choice) (engine.Choice, bool)
	// Stays reports whether one who may go along with those who march already had better
	// stay unless the player says otherwise: a leader whom the battle does not need.
	Stays(Context, engine.Choice) bool
	// First is the choice that is picked before a person picks one, where the first of
	// the list would be a bad one; false where it is not.
	First(Context) (engine.Choice, bool)
	// HandPicks is how many cards or counters of their own a person taps to answer a
	// question: the choice's What, and its Extra as the second. None is picked
	// before they do. 0 for questions that are not answered from a hand.
	HandPicks(ask string) int
	// Next is the position after a choice, with the question that the same seat answers
	// in one with it, as it learns nothing in between; false where there is none.
	Next(Context, engine.Choice) (Context, bool)
	// Follows reports whether choices of a question often follow each other
	// between the same places, which then stay picked: a march of several kinds.
	Follows(ask string) bool
	// Estate is what the sides have on the board.
	Estate(*engine.Lexicon, engine.State) Estate
}

// Context is the position as the one who decides may know it.
type Context struct {
	Lexicon *engine.Lexicon
	State   engine.State
	Turn    engine.Turn
	Legal   []engine.Choice
	Pieces  []engine.Piece

	// Witnessed tells what the seat has seen of the present round: the view of the
	// position before each choice, and what came of it. Nil where nobody knows.
	Witnessed engine.Past
}

// Verb is the name of a choice's verb.
func (s Context) Verb(c engine.Choice) string { return s.Lexicon.Verbs[c.Verb] }

// Ask is the name of what is asked.
func (s Context) Ask() string { return s.Lexicon.Asks[s.Turn.Kind] }

// Words are a text by its key, with the names and values of its gaps. A Place, a
// Side or a Thing among the values is said by its name, other Words as they say, and
// several with commas.
type Words struct {
	Key  string
	Args []any
}

// Say is the text of a key.
func Say(key string, args ...any) Words { return Words{key, args} }

// Kinds of numbers in Args. Several places are said one after the other.
type (
	Place  int8 // index in Lexicon.Places
	Side   int8 // index in Lexicon.Sides
	Thing  int8 // index in Lexicon.Whats
	Round  int  // said in Roman numerals
	Points int  // in the smallest unit of the game
)

// Figures among the values of Words are numbers said one after the other.
type Figures []int

// FightOn is what speaks for it in a battle: what a seat then keeps, or wins, and what a
// retreat gives up.
func (s Context) FightOn() Words {
	if s.Ask() == "defenderRetreat" {
		return Say("reason.keep", "place", Place(s.Turn.Place))
	}
	return Say("reason.press", "place", Place(s.Turn.Place))
}

// FightsOn reports whether a choice is not to retreat.
func (s Context) FightsOn(c engine.Choice) bool {
	return s.Verb(c) == "end" && (s.Ask() == "defenderRetreat" || s.Ask() == "attackerRetreat")
}

// Preview is a line about the choice being made: "4 v 2, 63 %".
type Preview struct {
	Words   Words
	Short   Words // where Terms are not told; the same without a key
	Chances []Chance
	Terms   []Term  // what is added to the die, each by its name
	More    []Words // what it costs, told to whoever asks
}

// InShort are the words of a preview whose Terms are not told.
func (p Preview) InShort() Words {
	if p.Short.Key == "" {
		return p.Words
	}
	return p.Short
}

// Term is something that is added to a die, or taken from it.
type Term struct {
	Words Words
	Added int
}

// Risk is what dice decide about a choice, at the place that it is about: whether
// those who are sent come there at all, and whether they win. The numbers are
// those of Previews.
type Risk struct {
	Place       int8
	Checks      []Chance // what has to succeed first; the texts take {place} too
	Own, Others int      // how many fight there, of the seat that decides and of its enemies; 0 where there is no battle
	Wins        Percent  // the percentage of battles that it wins, if both sides fight on
}

// Battle reports whether there is one.
func (r Risk) Battle() bool { return r.Own > 0 && r.Others > 0 }

// Chance is a probability of a preview.
type Chance struct {
	Key     string // of the text that says it, with {percent}
	Percent Percent
}

// Warning is what is asked before a choice is made.
type Warning struct {
	Title  string  // key of the question; "" asks nothing
	Words  []Words // what would be given up
	Places uint64  // where: bit p is place p
	Named  bool    // the first of Words tells no more than Places
	Stay   string  // key of the button that takes the choice back

	// Always says that it gives the same up however many go.
	Always bool

	// Mends says that it can still be kept later in the turn, by another choice.
	Mends bool

	// Lost is how many units of one's own the rules take, without a fight. They are
	// what Losses tell, and are told in red before the choice can be made at all.
	Lost   int
	Losses []Words
}

// Needed reports whether there is anything to ask.
func (w Warning) Needed() bool { return w.Title != "" }

// None is the advisor of a game that has none. An Advisor that embeds it says
// only what it knows better.
type None struct{}

func (None) Previews(Context, engine.Choice) []Preview   { return nil }
func (None) Risk(Context, engine.Choice) (Risk, bool)    { return Risk{}, false }
func (None) Due(Context) (Preview, bool)                 { return Preview{}, false }
func (None) Consequences(Context, engine.Choice) []Words { return nil }
func (None) Reasons(Context, engine.Choice) []Words      { return nil }
func (None) Warn(Context, engine.Choice) Warning         { return Warning{} }
func (None) Harm(s Context, c engine.Choice) Harm {
	o, ok := s.Outcome(c)
	if !ok {
		return Harm{}
	}
	return s.HarmOf(o, 0, nil)
}
func (None) Modest(string) bool { return false }
func (None) Enough(Context, []engine.Choice) (engine.Choice, bool) {
	return engine.Choice{}, false
}
func (None) Stays(Context, engine.Choice) bool   { return false }
func (None) First(Context) (engine.Choice, bool) { return engine.Choice{}, false }
func (None) Next(Context, engine.Choice) (Context, bool) {
	return Context{}, false
}
func (None) HandPicks(string) int { return 0 }
func (None) Follows(string) bool  { return false }
