package view

import (
	"slices"
	"strings"
	"unicode"

	"bretwalda/app/client"
	"bretwalda/app/gameview"
	"bretwalda/app/learn"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

const iconHelp = "M7.5 8.2a3.5 3.5 0 1 1 5.3 3c-1.2.7-1.8 1.4-1.8 2.8M11 17.6v.2"

// rulesScreen shows the rules.
type rulesScreen struct{ *View }

// draw shows the rules as a page: which game, or its book.
func (v rulesScreen) draw() app.UI {
	game := v.M.Reader.Game
	if game == "" {
		return v.page(v.say("rules.title"), app.P().Class("muted").Text(v.say("rules.which")), app.Div().Class("menu-list").Body(v.books()...))
	}
	return v.page(v.say("rules.of", "game", v.say("game."+game)), v.reader())
}

// books are the buttons that open the rules of each game.
func (v rulesScreen) books() []app.UI {
	var list []app.UI
	for _, g := range v.M.World.Games {
		list = append(list, v.Button(v.say("game."+g.ID()), client.Goto{Fragment: client.AtRulesOf(g.ID(), "")}))
	}
	return list
}

// reader is a book of rules: a search, and what it finds, a section or the
// contents.
func (v rulesScreen) reader() app.UI {
	r, book := &v.M.Reader, v.M.Book()
	var body app.UI
	switch {
	case book == nil:
		body = v.fetching()
	case strings.TrimSpace(r.Query) != "":
		body = v.findings(book)
	case book.Section(r.Section) != nil:
		body = v.section(book, book.Section(r.Section))
	default:
		body = v.contents(book)
	}
	return app.Div().Class("reader").Body(
		app.Input().Type("search").Class("reader-search").AutoComplete(false).Spellcheck(false).
			Aria("label", v.say("rules.search")).Attr("placeholder", v.say("rules.search")).
			Value(r.Query).OnInput(v.search),
		app.Div().Body(body),
	)
}

func (v rulesScreen) search(ctx app.Context, _ app.Event) {
	v.Send(client.SearchRules{Query: ctx.JSSrc().Get("value").String()})
}

// fetching says that the text is on its way, or that it did not come.
func (v rulesScreen) fetching() app.UI {
	failed, words := client.Unread(v.M), v.say("rules.failed")
	again := v.Button(v.say("button.again"), client.FetchAgain{})
	if client.Outdated(v.M) {
		words, again = v.say("rules.newer"), v.Button(v.say("button.reload"), client.AcceptUpdate{})
	}
	return app.Div().Class("fetching").Role("status").Body(
		app.P().Class("muted").Hidden(failed).Text(v.say("app.loading")),
		app.P().Class("trouble").Hidden(!failed).Text(words),
		again.Hidden(!failed),
	)
}

// findings is what a search has found.
func (v rulesScreen) findings(book *learn.Book) app.UI {
	found := book.Search(v.M.Reader.Game, v.M.Reader.Query)
	var items []app.UI
	for _, f := range found {
		msg := client.ReadSection{ID: f.Section.ID}
		chapter, apart := "", v.absent(book, f.Section)
		if !f.Section.Opens() {
			chapter = book.Title(f.Section.Chapter())
		}
		items = append(items, app.Li().Body(app.Button().Type("button").Class("reader-found").
			OnClick(v.Tell(msg), gameview.Scope(msg)).Body(gameview.Pictured(gameview.Named(f.Section.Title, strings.Join(strings.Fields(chapter+" "+apart+" "+f.Snippet), " ")),
			app.B().Text(f.Section.Title),
			app.Small().Hidden(chapter == "").Text(chapter),
			apartMark(apart),
			app.Span().Text(f.Snippet),
		)...)))
	}
	return app.Div().Body(
		app.P().Class("muted", "small").Role("status").Text(v.say("rules.found", "count", len(found))),
		app.Ul().Class("reader-list").Body(items...),
	)
}

// absent says that the match at hand has nothing of what a section speaks of; "" where
// it has, and where the rules are read without a match.
func (v rulesScreen) absent(book *learn.Book, s *learn.Section) string {
	if t := v.M.Table; v.M.Screen == client.Rules || t == nil || book.Matters(s, t.SetupValue) {
		return ""
	}
	return v.say("rules.apart")
}

// apartMark is that behind a title.
func apartMark(words string) app.UI {
	return app.Small().Class("reader-apart").Hidden(words == "").Text(" " + words)
}

// contents is the chapters with their sections.
func (v rulesScreen) contents(book *learn.Book) app.UI {
	var chapters []app.UI
	last := ""
	for _, s := range book.Of(v.M.Reader.Game) {
		chapter := s.Chapter()
		if chapter == last {
			continue
		}
		last = chapter
		chapters = append(chapters, app.Details().Class("reader-chapter").Open(len(chapters) == 0).Body(
			app.Summary().Body(app.Span().Body(app.Text(book.Title(chapter)), apartMark(v.absent(book, s)))),
			app.Ul().Body(v.entries(book, chapter)...),
		))
	}
	return app.Nav().Aria("label", v.say("rules.contents")).Body(chapters...)
}

// entries are the sections of a chapter.
func (v rulesScreen) entries(book *learn.Book, chapter string) []app.UI {
	var items []app.UI
	for _, s := range book.Of(v.M.Reader.Game) {
		if s.Chapter() != chapter || s.Opens() && len(s.Blocks) == 0 {
			continue // nothing but a heading
		}
		msg := client.ReadSection{ID: s.ID}
		items = append(items, app.Li().Body(
			app.Button().Type("button").Class("reader-entry").OnClick(v.Tell(msg), gameview.Scope(msg)).Body(
				app.Text(s.Title), apartMark(v.absent(book, s)))))
	}
	return items
}

// section is a section with the ways on.
func (v rulesScreen) section(book *learn.Book, s *learn.Section) app.UI {
	before, after := book.Beside(v.M.Reader.Game, s.ID)
	back := client.Message(client.ReadSection{})
	label := v.say("rules.contents")
	if v.M.Reader.Back() {
		back, label = client.ReadBack{}, v.say("button.back")
	}
	chapter := ""
	if !s.Opens() {
		chapter = book.Title(s.Chapter())
	}
	level := 3
	if v.M.Screen == client.Rules { // there is no drawer with a title between
		level = 2
	}
	numbers := printed(s, v.M.Reader.Game)
	parts := []app.UI{
		app.Div().Class("reader-way").Body(
			app.Button().Type("button").Class("reader-back").OnClick(v.Tell(back), gameview.Scope(back)).Body(gameview.Icon(gameview.IconBack), app.Span().Text(label)),
			app.Span().Class("muted", "small").Text(chapter),
		),
		app.H3().ID(client.ReaderTitle).TabIndex(-1).Aria("level", level).Text(s.Title),
	}
	apart := v.absent(book, s)
	parts = append(parts, app.P().Class("muted", "small", "reader-apart").Hidden(apart == "").Text(apart))
	parts = append(parts, v.prose(s.Blocks, book)...)
	if s.Opens() {
		parts = append(parts, app.Ul().Body(v.entries(book, s.ID)...))
	}
	parts = append(parts,
		app.P().Class("muted", "small", "reader-numbers").Hidden(len(numbers) == 0).Text(v.say("rules.numbers", "numbers", v.L.Commas(numbers))),
		app.Div().Class("reader-next").Body(
			v.neighbour(before, "rules.before", "reader-before"),
			v.neighbour(after, "rules.after", "reader-after"),
		),
	)
	return app.Article().Class("reader-section").Body(parts...)
}

// neighbour leads to the section before or after.
func (v rulesScreen) neighbour(s *learn.Section, key, class string) app.UI {
	if s == nil {
		return app.Span()
	}
	msg := client.ReadSection{ID: s.ID}
	return app.Button().Type("button").Class("reader-neighbour", class).Aria("label", gameview.Named(v.say(key), s.Title)).OnClick(v.Tell(msg), gameview.Scope(msg)).Body(
		app.Small().Text(v.say(key)+" "), app.Span().Text(s.Title))
}

// printed are the numbers of a section in the printed rulebook of a game.
func printed(s *learn.Section, game string) []string {
	var list []string
	for _, n := range s.Rules {
		if n.Game != game {
			continue
		}
		for _, number := range n.List {
			if unicode.IsDigit(rune(number[0])) && !slices.Contains(list, number) {
				list = append(list, number)
			}
		}
	}
	return list
}

// prose is blocks of text; items that follow each other are a list. book may be
// nil: then links are text.
func (v rulesScreen) prose(blocks []learn.Block, book *learn.Book) []app.UI {
	var parts, items []app.UI
	for i, b := range blocks {
		switch b.Kind {
		case learn.Item:
			items = append(items, app.Li().Body(v.spans(b, book)...))
			if i+1 == len(blocks) || blocks[i+1].Kind != learn.Item {
				parts = append(parts, app.Ul().Class("prose-list").Body(items...))
				items = nil
			}
		case learn.Example:
			parts = append(parts, app.Blockquote().Class("prose-example").Body(v.spans(b, book)...))
		default:
			parts = append(parts, app.P().Body(v.spans(b, book)...))
		}
	}
	return parts
}

// spans is the text of a block. A stop after a link stays in its line.
func (v rulesScreen) spans(b learn.Block, book *learn.Book) []app.UI {
	var parts []app.UI
	for i, s := range b.Spans {
		switch {
		case s.Link != "":
			words := s.Text
			if words == "" && book != nil {
				words = book.Title(s.Link)
			}
			if words == "" {
				words = v.say("rules.title")
			}
			stop := ""
			if i+1 < len(b.Spans) {
				stop = leading(b.Spans[i+1].Text)
			}
			parts = append(parts, app.Span().Class("prose-linked").Body(v.toSection(s.Link, words), app.Text(stop)))
		case s.Strong:
			parts = append(parts, app.Strong().Class("term").Text(s.Text))
		case i > 0 && b.Spans[i-1].Link != "":
			parts = append(parts, app.Text(strings.TrimPrefix(s.Text, leading(s.Text))))
		default:
			parts = append(parts, app.Text(s.Text))
		}
	}
	return parts
}

// leading is the stops and brackets that a text begins with.
func leading(text string) string {
	return text[:len(text)-len(strings.TrimLeft(text, ".,;:!?)»”’"))]
}

// toSection is a link within a text to a section of the rules: in a book to one
// of its own, elsewhere to the rules of the match at hand.
func (v rulesScreen) toSection(id, words string) app.UI {
	msg := client.Message(client.ReadSection{ID: id})
	if v.M.Screen == client.Lessons && v.M.Table != nil && v.M.Table.Drawer != client.RulesDrawer {
		msg = client.OpenRules{Section: id}
	}
	return app.Button().Type("button").Class("prose-link").OnClick(v.Tell(msg), gameview.Scope(msg)).Text(words)
}
