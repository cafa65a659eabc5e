package view

import (
	"errors"
	"slices"

	"bretwalda/app/client"
	"bretwalda/app/gameview"
	"bretwalda/app/store"
	"bretwalda/engine"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// storageView says what is wrong with what is stored, and offers what keeps it.
type storageView struct{ *View }

// trouble says why something is not stored, and offers to store it again. With a
// nil error it is hidden.
func (v storageView) trouble(err error) app.UI {
	if err == nil {
		return app.Div().Hidden(true)
	}
	again := v.Button(v.say("button.storeAgain"), client.SaveAgain{})
	if errors.Is(err, store.ErrNewer) {
		again = v.Button(v.say("button.reload"), client.AcceptUpdate{})
	}
	return app.Div().Class("trouble").Role("alert").Body(
		app.P().Text(v.say(client.Trouble(err))),
		app.Div().Class("row").Body(again),
	)
}

// lost tells of matches that are stored no more, and offers to store them again.
func (v storageView) lost() app.UI {
	n := v.M.Lost()
	if n == 0 {
		return app.Div().Hidden(true)
	}
	return app.Div().Class("trouble").Role("alert").Body(
		app.P().Text(v.say("storage.lost", "count", n)),
		app.Div().Class("row").Body(
			v.Button(v.say("button.letGo"), client.LetGo{}),
			v.Button(v.say("button.storeAgain"), client.SaveAgain{}).Class("primary"),
		),
	)
}

// backup reminds a person to save all matches to a file.
func (v storageView) backup() app.UI {
	n := v.M.Unsafe()
	title := ""
	if n > 0 {
		title = v.say("backup.title", "count", n)
	}
	return app.Section().Class("backup").Hidden(n == 0).Aria("label", title).Body(app.Details().Body(
		app.Summary().Text(title),
		app.P().Text(v.say("backup.hint")),
		v.keysInFile(),
		app.Div().Class("row").Body(
			v.Button(v.say("button.later"), client.PutOffBackup{}),
			v.Button(v.say("button.export"), client.ExportAll{}).Class("primary"),
		),
	))
}

// install asks whether to install the app, or says how.
func (v storageView) install() app.UI {
	offers, byHand := client.OffersInstall(v.M)
	how := ""
	if byHand {
		how = v.say("install.byHand")
	}
	return app.Section().Class("card", "install").Hidden(!offers).Aria("label", v.say("install.title")).Body(
		app.H2().Text(v.say("install.title")),
		app.P().Text(v.say("install.hint")),
		app.P().Hidden(!byHand).Text(how),
		app.Div().Class("row").Body(
			v.Button(v.say("install.no"), client.LeaveInBrowser{}),
			v.Button(v.say("install.yes"), client.Install{}).Class("primary").Hidden(byHand),
		),
	)
}

// keysInFile says what else the file of all matches holds, where it does.
func (v storageView) keysInFile() app.UI {
	keys := slices.ContainsFunc(v.M.Records, func(r store.Record) bool { return r.About.ByLink && len(r.Keys) > 0 })
	return app.P().Class("muted", "small").Hidden(!keys).Text(v.say("export.keys"))
}

// overtaken is the sheet when the match at hand is not the stored one any more:
// another tab has gone on with it or deleted it.
func (s byLinkView) overtaken() gameview.Panel {
	if s.M.Gone() {
		return gameview.Panel{
			Title: s.say("storage.gone.title"), Hint: s.say("storage.gone"), Player: engine.Nobody,
			Buttons: []app.UI{
				s.Button(s.say("button.home"), client.Goto{Fragment: client.AtHome}),
				s.Button(s.say("button.storeAgain"), client.SaveAgain{}).Class("primary"),
			},
		}
	}
	return gameview.Panel{
		Title: s.say("storage.tabs.title"), Hint: s.say("storage.tabs"), Player: engine.Nobody,
		Buttons: []app.UI{
			s.Button(s.say("button.copyLink"), client.CopyLink{}),
			s.Button(s.say("button.reload"), client.ReloadMatch{}).Class("primary"),
		},
	}
}

// broken is a record that cannot be read, with its text to copy, if there is one.
func (v storageView) broken(b store.Broken, words string) app.UI {
	goes := v.say("home.goes.broken")
	switch {
	case b.Newer:
		words = v.say("home.brokenNewer")
	case b.Unread():
		words, goes = v.say("home.unread"), v.say("home.goes.unread")
	}
	return app.Li().Class("match", "match-broken").Body(
		app.P().Text(words),
		app.Div().Class("row").Body(
			v.Button(v.say("button.reload"), client.AcceptUpdate{}).Hidden(!b.Newer && !b.Unread()),
			v.Button(v.say("button.copyText"), client.CopyBroken{ID: b.ID}).Hidden(b.Unread()),
			v.Button(v.say("button.delete"), client.AskForget{ID: b.ID}).Class("danger"),
		),
		v.asks(b.ID, v.say("home.deleteBroken"), goes),
	)
}

// asks asks whether to delete a record, and says what goes with it.
func (v storageView) asks(id, question, goes string) app.UI {
	return app.Div().Class("match-ask").Role("alert").Hidden(v.M.Forget != id).Body(
		app.P().Body(app.Strong().Text(question), app.Text(" "+goes)),
		app.Div().Class("row").Body(
			v.Button(v.say("button.cancel"), client.AskForget{}),
			v.Button(v.say("button.delete"), client.Forget{ID: id}).Class("danger"),
		),
	)
}

// newVersion offers the new version in the menu of the table, where it may be
// wanted in the middle of a turn.
func (s byLinkView) newVersion() app.UI {
	return app.Div().Class("menu-update").Hidden(!s.M.CanUpdate()).Body(
		app.P().Body(app.Strong().Text(s.say("update.ready")), app.Text(" "+s.say("update.hint"))),
		app.Div().Class("row").Body(s.Button(s.say("button.update"), client.AcceptUpdate{})),
	)
}

// opening is the screen until the storage has answered. Where it does not, the
// style sheet shows after a while what can be done.
func (v storageView) opening() app.UI {
	return app.Main().Class("page", "opening").Body(
		app.P().Class("muted").Text(v.say("app.loading")),
		app.Div().Class("trouble", "silent").Body(
			app.P().Text(v.say("storage.silent")),
			app.Div().Class("row").Body(v.Button(v.say("button.reload"), client.AcceptUpdate{})),
		),
	)
}
