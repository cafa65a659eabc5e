package view

import (
	"slices"
	"strconv"
	"time"

	"bretwalda/app/client"
	"bretwalda/app/gameview"
	"bretwalda/app/store"
	"bretwalda/app/text"
	"bretwalda/engine"
	"bretwalda/engine/match"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// frontPage is the first screen.
type frontPage struct{ *View }

func (v frontPage) draw() app.UI {
	m := v.M
	var matches []app.UI
	for _, mine := range []bool{true, false} { // those that wait for this device come first
		for _, r := range m.Records {
			if waits(r) == mine && !r.About.Over && !r.About.Branch && !v.todays(r) {
				matches = append(matches, v.match(r))
			}
		}
	}
	for _, b := range m.Broken {
		matches = append(matches, storageView(v).broken(b, v.say("home.broken")))
	}
	return app.Main().Class("page", "home").Body(
		app.Header().Class("home-head").Body(
			app.Img().Class("crest").Src("icons/icon.svg").Alt("").Width(64).Height(64),
			app.Div().Body(
				heading(v.say("app.name")),
				app.P().Class("muted").Text(v.say("app.tagline")),
			),
		),
		storageView(v).trouble(m.Storage),
		storageView(v).lost(),
		app.Section().Class("matches").Aria("label", v.say("home.title")).Hidden(len(matches) == 0).Body(
			app.Ul().Aria("label", v.say("home.title")).Body(matches...),
		),
		app.Div().Class("row").Body(
			v.playNow(),
			v.Button(v.say("button.newMatch"), client.Goto{Fragment: client.AtNew}),
		),
		v.daily(),
		v.invite(),
		v.covers(),
		storageView(v).backup(),
		storageView(v).install(),
		v.lately(),
		v.branches(),
		app.Form().Class("paste").OnSubmit(v.submit).Body(
			app.H2().Text(v.say("home.sent")),
			app.Input().Type("text").Attr("inputmode", "url").AutoComplete(false).Spellcheck(false).
				Aria("label", v.say("link.paste")).Attr("placeholder", v.say("link.paste")).
				Value(m.Paste).OnInput(v.paste),
			app.Button().Type("submit").Class("button").Text(v.say("button.openLink")),
			v.Button(v.say("scan.title"), client.ScanCode{}),
			v.Button(v.say("button.openFile"), client.ImportFile{}),
		),
		app.Nav().Class("home-foot").Aria("label", v.say("table.menu")).Body(
			v.spot(iconHelp, "learn.title", client.AtLearn).Hidden(v.fresh()), // it is above
			v.spot("M11 3a8 8 0 1 1-7.5 5.2M3 3v5.5h5.5M11 6.5V11l3 2", "history.heading", client.AtHistory),
			v.spot("M11 5C9 4 6 4 3 4v13c3 0 6 0 8 1 2-1 5-1 8-1V4c-3 0-6 0-8 1v13", "rules.title", client.AtRules),
			v.spot("M4 7h14M4 15h14M8 4v6M14 12v6", "button.settings", client.AtSettings),
			v.spot("M11 3a8 8 0 1 0 0 16 8 8 0 0 0 0-16M11 10v5M11 7v.1", "button.about", client.AtAbout),
		),
		app.P().Class("muted", "small").Text(v.say("about.unofficial")),
	)
}

// playNow begins a match at one tap, of the game that it names, of which others may be under way.
func (v frontPage) playNow() app.UI {
	play, msg := v.say("home.playNow"), client.PlayNow{}
	next := v.say("home.new", "game", v.GameName(client.NowPlayed(v.M).ID()), "count", client.NowSeats(v.M))
	return app.Button().Type("button").Class("button", "primary").Aria("label", gameview.Named(play, next)).
		OnClick(v.Tell(msg), gameview.Scope(msg)).Body(app.Span().Text(play+" "), app.Small().Text(next))
}

// spot is a place of the foot: a sign above its name.
func (v frontPage) spot(icon, key, fragment string) app.HTMLButton {
	msg := client.Goto{Fragment: fragment}
	return app.Button().Type("button").OnClick(v.Tell(msg), gameview.Scope(msg)).Body(gameview.Icon(icon), app.Span().Text(v.say(key)))
}

// covers are the games, each a cover with how many play, how long, and how hard it is.
// A tap sets one up.
func (v frontPage) covers() app.UI {
	var tiles []app.UI
	last := ""
	for i, g := range v.M.World.Games {
		name := v.GameName(g.ID())
		if name == last {
			continue
		}
		last = name
		f := v.M.World.Families.Of(g.ID())
		few, many := engine.MaxSeats, 0
		for _, s := range g.Scenarios() {
			few, many = min(few, slices.Min(s.Seats)), max(many, slices.Max(s.Seats))
		}
		about := []string{v.say("home.players", "few", few, "many", many)}
		if f.Level > 0 {
			about = append(about, v.say("home.minutes", "few", f.Minutes[0], "many", f.Minutes[1]), v.say("home.level."+strconv.Itoa(f.Level)))
		}
		said := []app.UI{app.B().Text(name + " ")}
		for _, words := range about {
			said = append(said, app.Small().Class("muted").Text(words+" "))
		}
		msg := client.SetUp{Game: i}
		tiles = append(tiles, app.Button().Type("button").Class("tile", "cover-"+f.ID).
			OnClick(v.Tell(msg), gameview.Scope(msg)).Body(
			app.Span().Body(said...)))
	}
	return app.Div().Class("tiles").Hidden(len(tiles) < 2).Body(tiles...)
}

func (v frontPage) paste(ctx app.Context, _ app.Event) {
	v.Send(client.SetPaste{Text: ctx.JSSrc().Get("value").String()})
}

func (v frontPage) submit(_ app.Context, e app.Event) {
	e.PreventDefault()
	v.Send(client.OpenPaste{})
}

// match is a line of the list: what is played, by whom, how far, and when.
func (v frontPage) match(r store.Record) app.UI {
	game, turn, players := recordView(v).dated(r, recordView(v).found(r.About)), recordView(v).standing(r.About, r.Bot, r.Mine), recordView(v).names(r)
	when := v.say("home.played", "when", v.when(r.Updated))
	if n := (recordView(v)).versions(r); n > 1 {
		players += " · " + v.say("home.version", "count", n)
	}
	class := ""
	if waits(r) {
		class = "match-waits"
	}
	if score := v.M.Score(r); score != "" {
		players = score + " · " + players
	}
	return app.Li().Class("match", class).Body(
		pictured(r.About),
		app.Button().Type("button").Class("match-open").
			Aria("label", game+": "+turn+". "+players+". "+when).
			OnClick(v.Tell(client.Goto{Fragment: client.AtMatch(r.ID)}), r.ID).Body(
			app.Span().Class("match-game").Text(game+" "),
			app.Span().Class("match-turn").Text(turn+" "),
			app.Span().Class("match-players").Text(players+" "),
			app.Span().Class("match-when").Text(when),
		),
		v.IconButton(gameview.IconDelete, gameview.Named(v.say("button.delete"), game), client.AskForget{ID: r.ID}),
		historyScreen(v).forgets(r),
	)
}

// pictured is the board of a match in little, or where nobody has drawn it a piece of its map.
func pictured(s store.Summary) app.HTMLI {
	cover := app.I().Class("match-cover", "cover-"+engine.Family(s.Game)).Body(gameview.Sketched(s.Sketch))
	if len(s.Sketch) > 0 {
		cover = cover.Class("match-board")
	}
	return cover
}

// recordView says in words what a stored match is.
type recordView struct{ *View }

// versions counts the stored copies of a match.
func (v recordView) versions(match store.Record) int {
	n := 0
	for _, r := range v.M.Records {
		if r.About.Header == match.About.Header {
			n++
		}
	}
	return n
}

func (v *View) GameName(id string) string { return v.say("game." + id + ".short") }

// found is the game and round of a match.
func (v recordView) found(s store.Summary) string {
	if s.Branch {
		s.Branch = false
		return v.say("branch.title", "game", v.found(s))
	}
	if s.Round == 0 { // before the first
		return v.GameName(s.Game)
	}
	return v.say(v.L.Own(s.Game, "link.found"), "game", v.GameName(s.Game), "round", text.Roman(s.Round))
}

// names are the players of a match: you, where one person plays on this device, and how
// many seats are free.
func (v recordView) names(r store.Record) string {
	var names []string
	for seat := range r.About.Players {
		switch {
		case own(r.Mine, seat) && (!r.Bot(seat) || r.About.Over):
			names = append(names, v.say("table.self"))
		case r.About.Free > 0 && seat < len(r.Seats) && r.Seats[seat] == match.Vacant.String() && text.PersonName(r.About.Players[seat]) == "":
			names = append(names, v.say("lobby.free"))
		default:
			names = append(names, client.PlayerName(v.L, r.About.Game, r.About.Players, seat, r.Bot(seat)))
		}
	}
	return v.L.Commas(names)
}

// own reports whether a seat is the only one that plays on this device.
func own(mine []int, seat int) bool { return len(mine) == 1 && mine[0] == seat }

// waits reports whether a match waits for a person on this device: for what they decide, or
// for the dice that they roll themselves.
func waits(r store.Record) bool {
	switch {
	case r.About.Over:
		return false
	case !r.About.ByLink:
		return !r.Bot(r.About.Seat)
	}
	return slices.Contains(r.Mine, r.About.Awaits) && (!r.About.Gathers || r.About.Free == 0)
}

// byLink says on which device a match by link goes on. mine are the seats of
// this one.
func (v recordView) byLink(s store.Summary, mine []int, player func(int) string) string {
	here := slices.Contains(mine, s.Awaits)
	switch {
	case (s.Awaits < 0 || s.Gathers) && s.Free > 0:
		return v.say("home.gathering", "count", s.Free)
	case s.Gathers && here:
		return v.say("home.ready")
	case here:
		return v.say("home.yourTurn")
	}
	return v.say("home.waiting", "player", player(s.Awaits))
}

// standing says whose turn it is, or who won. mine are the seats of this device.
func (v recordView) standing(s store.Summary, bots func(seat int) bool, mine []int) string {
	player := func(seat int) string { return client.PlayerName(v.L, s.Game, s.Players, seat, bots(seat)) }
	switch {
	case s.Over && s.Branch:
		return v.say("branch.over")
	case s.Over && len(s.Won) == 1 && own(mine, s.Won[0]):
		return v.say("home.won.you")
	case s.Over && len(s.Won) == 1:
		return v.say("home.won", "player", player(s.Won[0]))
	case s.Over:
		var names []string
		for _, seat := range s.Won {
			if own(mine, seat) {
				names = append([]string{v.say("table.self")}, names...)
			} else {
				names = append(names, player(seat))
			}
		}
		return v.say("home.shared", "players", v.L.And(names))
	case s.ByLink:
		return v.byLink(s, mine, player)
	case s.Seat < 0:
		return v.say("home.rolling")
	}
	if len(mine) == 1 && mine[0] == s.Seat || s.Seat < len(s.Players) && s.Players[s.Seat] == "" && !bots(s.Seat) {
		return v.say("home.yourTurn")
	}
	if bots(s.Seat) { // it waits for the person to come back
		return v.say("button.continue")
	}
	return v.say("home.toPlay", "player", player(s.Seat))
}

// when says how long ago something was, as people do.
func (v *View) when(milliseconds int64) string {
	d := time.Duration(v.M.World.Now()-milliseconds) * time.Millisecond
	switch {
	case d < time.Minute:
		return v.say("when.now")
	case d < time.Hour:
		return v.say("when.minutes", "count", int(d/time.Minute))
	case d < 24*time.Hour:
		return v.say("when.hours", "count", int(d/time.Hour))
	}
	return v.say("when.days", "count", int(d/(24*time.Hour)))
}
