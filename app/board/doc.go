// Package board draws the map of a game with what is on it, and takes the
// taps. It knows charts, outlines and pixels; it knows no rules.
//
// The table gives it values and gets places back:
//
//	&board.Map{
//		Chart:    maps.Britain(), // or Wales, Ireland
//		Look:     look,         // board.Dress(pieces, game.Lexicon(), colourOfSide)
//		Texts:    board.Texts{Map: …, Name: …, Stands: …, Region: …},
//		Pieces:   state.Pieces(nil), // a new slice each time: fields are compared with the old ones
//		Notes:    []board.Note{…},   // a sign or a few letters at a name: a kingdom in arms
//		Offer: board.Offer{
//			Origins:  board.Set(…), // places where a choice begins
//			Targets:  board.Set(…), // places where one may end
//			Lit:      board.Set(…), // places to point out: a battle, what just happened
//			Selected: engine.None,  // the origin that is chosen, or None
//			Arrow:    []int8{from, via, to}, // the way of the choice being made, or nil
//			Focus:    engine.None,  // when it changes, this place is brought into view
//		},
//		Handlers: board.Handlers{OnTap: func(place int8) { … }},
//	}
//
// The map fills its parent, which must have a size and a position (relative,
// absolute or fixed). Custom properties say how much covers the
// map's edges, in pixels on that parent or above it:
//
//	--board-top, --board-right, --board-bottom, --board-left
//
// They are read when the map is mounted, when it is resized and when Focus
// changes: a sheet that grows and shrinks does not move the map.
//
// Package view lays other elements over the map, in the same .table. Only the page knows
// where they are, so this package asks it for them by their classes: .sheet, .rail, .toasts
// and .tip, and the .hand with the cards that are dragged onto the map.
//
// A place is its index in Lexicon.Places, which is its index in the chart too: an
// area of land, a sea, or a town, which is a point and is tapped from as far as a
// finger reaches.
//
// Names of towns are there from zoomNear on, and what counters hit with from
// zoomClose on: the element has the classes board-near and board-close then. Towns
// that can be tapped have names from afar too.
//
// Every place is a button of the accessibility tree with Texts.Name as its
// name and Texts.Stands as its description. Only one of them is a stop of the
// tab key; arrow keys walk to the neighbour in that direction, Enter taps, + and
// - zoom, 0 shows the whole board, shift and an arrow pans. List is the same
// board as nested lists; Emblem and Token draw a nation's outline and a piece
// for sheets, cards and battles.
//
// OnTap is called on the UI goroutine through Context.Emit, so that the
// components above are updated.
//
// Colours are custom properties of static/site/board.css; data-theme="light" or
// "dark" on the root element chooses, and without it the device does.
package board
