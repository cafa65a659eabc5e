package screen

import (
	"slices"
	"strconv"

	"bretwalda/app/board"
	"bretwalda/app/gameview"
	"bretwalda/engine"
	"bretwalda/engine/brianboru"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// The symbols of the action cards, on a grid of 24. Their colours are the style
// sheet's.
var SymbolPaths = map[brianboru.Symbol]string{
	brianboru.TakeTown:     `<path class="sy-ink" d="M4 21V11.5L12 5l8 6.5V21h-5.5v-6h-5v6z"/><path class="sy-line" d="M12 5V1.5"/><path class="sy-flag" d="M12 1l5.5 1.9L12 4.8z"/>`,
	brianboru.GainCoin:     coinPath,
	brianboru.PayCoin:      coinPath,
	brianboru.GainRenown:   `<path class="sy-gold" d="M12 1.8l3 6.8 7.3.8-5.5 4.9 1.6 7.3-6.4-3.8-6.4 3.8 1.6-7.3L1.7 9.4l7.3-.8z"/>`,
	brianboru.ChurchDisc:   `<circle class="sy-church" cx="12" cy="12" r="10"/><path class="sy-cross" d="M12 5.5v13M7.5 10h9"/>`,
	brianboru.TakeRaider:   `<path class="sy-sail" d="M5 3.5h14c-1.4 3-1.4 6.5 0 9.5H5c1.4-3 1.4-6.5 0-9.5z"/><path class="sy-stripes" d="M9.6 3.5v9.5M14.4 3.5v9.5"/><path class="sy-line" d="M12 1.5V16"/><path class="sy-hull" d="M1 13c1.6 2 3.6 2.6 6 2.6h10c2.4 0 4.4-.6 6-2.6-.3 5-3 8.2-6.5 8.2h-9C4 21.2 1.3 18 1 13z"/>`,
	brianboru.CourtStep:    `<path class="sy-heart" d="M12 21.2C4.8 16 2 12.4 2 8.7 2 5.5 4.4 3.2 7.3 3.200c2 0 3.7 1.1 4.7 3 1-1.9 2.7-3 4.7-3 2.9 0 5.3 2.3 5.3 5.5 0 3.7-2.8 7.3-10 12.500z"/>`,
	brianboru.ExpandRoad:   `<path class="sy-road" d="M4.5 19.500c6-1 2.5-6.5 7.5-7.500s3-6.5 7.5-7.5"/><circle class="sy-ink" cx="4.2" cy="19.5" r="3.2"/><circle class="sy-open" cx="19.5" cy="4.7" r="3.2"/>`,
	brianboru.LiberateTown: `<g transform="translate(12 12)"><path class="sy-ink" d="M-.5-9.500c4-.8 7.5.5 9 3.5-.6 3-2.3 5-5 6-.8-2.3-2.3-3.6-5-4z"/><path class="sy-line" d="M-.5-9.500l-3 19"/></g><path class="sy-struck" d="M3 21L21 3"/>`,
}

const coinPath = `<circle class="sy-gold" cx="12" cy="12" r="9"/><circle class="sy-rim" cx="12" cy="12" r="5.8"/>`

// symbol is a symbol as a picture of so many pixels, without a name of its own.
func symbol(y brianboru.Symbol, pixels int) app.UI {
	size := strconv.Itoa(pixels)
	return app.Raw(`<svg class="symbol" width="` + size + `" height="` + size + `" viewBox="0 0 24 24" aria-hidden="true">` + SymbolPaths[y] + `</svg>`)
}

// symbols is an action as a card shows it: each symbol with how many, what is
// paid with a minus, and the price before the road.
func symbols(runs []brianboru.Run, pixels int) app.UI {
	var list []app.UI
	for _, r := range runs {
		count, class := "", ""
		switch {
		case r.Symbol == brianboru.PayCoin:
			count, class = "−"+strconv.Itoa(int(r.Count)), "run-pays"
		case r.Count > 1:
			count = strconv.Itoa(int(r.Count))
		}
		parts := []app.UI{app.Span().Text(count), symbol(r.Symbol, pixels)}
		if r.Symbol == brianboru.ExpandRoad {
			parts = []app.UI{app.Span().Text(brianboru.ExpandPrice), symbol(brianboru.GainCoin, pixels*3/5), symbol(r.Symbol, pixels)}
		}
		list = append(list, app.Span().Class("run", class).Body(parts...))
	}
	return app.Span().Class("runs").Body(list...)
}

// drawnCard is an action card: its value and suit, above what it does when it wins,
// below what it may do when it loses.
func drawnCard(look *board.Look, what int8) []app.UI {
	c := brianboru.ActionCard(what)
	return []app.UI{
		app.Span().Class("card-head-suit").Body(app.B().Text(c.Value), board.Vignette(look, what, 22), board.TownMark(c.Suit.String(), 22)),
		app.Span().Class("card-wins").Body(symbols(c.Primary, 17)),
		app.Span().Class("card-loses").Body(symbols(c.Upper, 17)),
		app.Span().Class("card-loses").Body(symbols(c.Lower, 17)),
	}
}

// smallCard is a card's value and suit.
func smallCard(what int8) app.UI {
	c := brianboru.ActionCard(what)
	return app.Span().Class("small-card", "suit-"+c.Suit.String()).Aria("hidden", true).Body(
		app.B().Text(c.Value), board.TownMark(c.Suit.String(), 18))
}

// Hand is the packet or the hand of the player who decides, as cards to pick. A card that the
// town picked does not allow is pale: it puts the town back.
func (f view) Hand() app.UI {
	held := cardsView{f}.cards()
	var list []app.UI
	for _, what := range held {
		suit, fits := brianboru.ActionCard(what).Suit.String(), ""
		if town := f.Match().Picker.To(); town >= 0 && f.st.ActiveTown() < 0 && !brianboru.Fits(what, town) {
			fits = "card-unfit"
		}
		list = append(list, app.Li().Body(f.Thing(what).Class("action-card", "suit-"+suit, fits).Body(gameview.Pictured(f.words().ActionCard(what), drawnCard(f.Look(), what)...)...)))
	}
	return gameview.Hand(f.Say("table.hand"), list).Class("hand-cards")
}

// cardsView shows the cards of a hand, and all that there are.
type cardsView struct{ view }

// cards are the packet or the hand of the player who decides.
func (f cardsView) cards() []int8 {
	if held := f.st.Packet(f.Match().Viewer); len(held) > 0 {
		return held
	}
	return f.st.Hand(f.Match().Viewer)
}

// Held tells each card with what it does.
func (f view) Held() []string {
	var list []string
	for _, what := range (cardsView{f}).cards() {
		list = append(list, f.words().ActionCard(what))
	}
	if packet := f.st.Packet(f.Match().Viewer); len(packet) > 0 {
		var kept []string
		for _, what := range f.st.Hand(f.Match().Viewer) {
			kept = append(kept, f.Narrator().What(what))
		}
		if len(kept) > 0 {
			list = append(list, f.Say("brian.draft.kept", "cards", f.Language().Commas(kept)))
		}
	}
	return list
}

// Describe tells what an action card or a marriage card does.
func (f view) Describe(what int8) string {
	switch suits := f.Match().Game().Lexicon().Suits; {
	case int(what) < len(suits) && suits[what] != "":
		return f.words().ActionCard(what)
	case brianboru.IsMarriage(what):
		return f.Say("brian.marriageCard", "what", f.Narrator().What(what), "gives", f.words().Marriage(what))
	}
	return ""
}

// held is what a seat's hand holds beside the question: values and suits alone.
func (f cardsView) held(key string, seat engine.Seat) app.UI {
	cards := f.st.Hand(seat)
	var names []string
	var list []app.UI
	for _, what := range cards {
		names = append(names, f.Narrator().What(what))
		list = append(list, smallCard(what))
	}
	label := f.Say(key, "cards", f.Language().Commas(names))
	return app.Div().Class("held").Role("img").Aria("label", label).Hidden(len(cards) == 0).Body(list...)
}

// kept is what was kept of earlier packets, below the packet of now.
func (f cardsView) kept() app.UI {
	return app.Div().Class("kept").Hidden(len(f.st.Hand(f.Match().Viewer)) == 0).Body(
		app.Span().Aria("hidden", true).Text(f.Say("brian.draft.held")),
		f.held("brian.draft.kept", f.Match().Viewer),
	)
}

// playable is the cards that may be played, as they lie in the hand.
func (f cardsView) playable() string {
	var names []string
	for _, what := range f.cards() {
		if slices.Contains(f.Match().Picker.Things(), what) {
			names = append(names, f.Narrator().What(what))
		}
	}
	if len(names) == 0 {
		return ""
	}
	return f.Say("table.held", "things", f.Language().Commas(names))
}

// choosesFrom is the packet, and what was kept of earlier ones.
func (f cardsView) choosesFrom() string {
	names := func(list []int8) string {
		var words []string
		for _, what := range list {
			words = append(words, f.Narrator().What(what))
		}
		return f.Language().Commas(words)
	}
	said := f.Say("brian.draft.choose", "cards", names(f.st.Packet(f.Match().Viewer)))
	if kept := f.st.Hand(f.Match().Viewer); len(kept) > 0 {
		said += " " + f.Say("brian.draft.kept", "cards", names(kept)) + "."
	}
	return said
}

// cardList explains the symbols and shows all cards.
func (f cardsView) cardList() app.UI {
	var signs, cards []app.UI
	for y := brianboru.TakeTown; y <= brianboru.LiberateTown; y++ {
		if y == brianboru.GainRenown {
			continue // no known card has it
		}
		run := []brianboru.Run{{Symbol: y, Count: 1}}
		signs = append(signs, app.Li().Body(symbols(run, 24), app.Span().Text(f.words().Action(run))))
	}
	for what := int8(0); f.isCard(what); what++ {
		suit := brianboru.ActionCard(what).Suit.String()
		cards = append(cards, app.Li().Body(app.Div().Class("action-card", "suit-"+suit).Role("img").
			Aria("label", f.words().ActionCard(what)).Body(drawnCard(f.Look(), what)...)))
	}
	return app.Div().Class("brian-drawer").Body(
		app.P().Text(f.Say("brian.cards.rule")),
		app.H3().Text(f.Say("brian.cards.symbols")),
		app.Ul().Class("legend").Body(signs...),
		app.H3().Text(f.Say("brian.cards.all")),
		app.Ul().Class("hand-cards").Body(cards...),
	)
}

// isCard reports whether a thing is an action card: they come first.
func (f cardsView) isCard(what int8) bool {
	return f.Match().Game().Lexicon().Whats[what] == "card "+strconv.Itoa(int(what)+1)
}
