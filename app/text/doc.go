// Package text says things to people in their language. The texts are in
// static/site/languages, a file texts.json for each language: flat keys, and texts in
// which {name} is a gap.
//
//	l := text.Of("es")
//	l.Say("button.newMatch")                        // Nueva partida
//	l.Say("passing.hand", "player", "Ana")          // names and values alternate
//	l.Say("table.round", "round", text.Roman(6))    // Turno VI
//	l.Say("when.days", "count", 3)                  // chooses when.days.one or when.days.other
//
// A Narrator adds a game: it says its turns, choices and events, and its places,
// sides and units, from the numbers and the game's lexicon.
//
//	h := text.NewNarrator(l, game, func(s engine.Seat) string { return names[s] })
//	h.Title(turn), h.Hint(turn)          // "Saxons: march", "Choose an army, then its destination."
//	h.Label(turn, choice)                // the button: "March"
//	h.Choice(turn, choice)               // "March 2 infantry from Sussex to Kent."
//	h.Event(event)                       // "The Saxons attack the Jutes in Kent."
//	h.Place(p), h.Side(n), h.What(w)     // "York", "Saxons", "infantry"
//
//	h.Points(25)                         // "25", or "12½" where the rulebook prints halves
//
// # How a text is written
//
// {player} is replaced by the value of that name, {Player} by the same with a
// capital first. A text with a number has two keys, key.one and key.other;
// "count" chooses.
//
// Names of nations, places and leaders are nouns: "class|name", or the name
// alone. {side.of} is the noun with what its language puts before it in that
// form: the text join.FORM.CLASS, for example "degli " before the Italian
// "gli|Irlandesi". Forms are: the, of, to (whom something is given), by, in,
// into (motion), from, whom (the person or thing something is done to).
//
// A name itself never changes: a language whose words mutate after others needs
// forms that leave the name as it is.
//
// "class~|Name" loses its capital where something goes before it ("los romanos"), and
// "class+|Name" is several persons, so that its verb is plural; both end the class, "~"
// first. join.FORM.ad is said before a name with an opening a where join.FORM. would be
// said before others: Italian "ad Arthur", "a Rhys".
//
// A text that one game says differently has the ID of that game at the
// end of its key: ask.growth.hint.britannia-classic.
//
// A key of a game may have variants, of which the first that exists and whose
// gaps can all be filled is said: .ID of the unit or the side, .own (a side does
// it to itself), .minus (the count is below zero; {amount} is without the sign),
// .N the count, .via2, .via (the way matters), .bonus (something is added to a
// die: {added} with its sign, {total} with the die), .many ({what} is several
// persons, so its verb is plural), the key itself, and .bare (what is usually there
// is missing).
//
// A thing that a game counts has what.X, one.X and units.X; what there is one of, such
// as a card, a kingdom or a person, has what.X or leader.X alone. Words that only
// the screen of one game says begin with the name of its family.
package text
