package main

import (
	"fmt"
	"time"

	"bretwalda/app/botworker"
	"bretwalda/app/browser"
	"bretwalda/app/client"
	"bretwalda/app/gameview"
	"bretwalda/app/idb"
	"bretwalda/app/store"
	"bretwalda/app/view"
	"bretwalda/engine/link"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// page is the one component above all others: it draws the model, and runs the
// commands that updates of the model give.
type page struct {
	app.Compo

	model    *client.Model
	screens  gameview.Screens
	first    []client.Command
	ctx      app.Context
	store    *idb.Store // nil when the browser refuses one
	bots     *botworker.Client
	tabs     browser.Tabs
	watching bool   // the keyboard is looked after once the page is painted
	anew     bool   // and once more, since something has changed meanwhile
	asked    string // the question that keys have rested for, or rest for now
	fresh    bool   // which is not on the screen yet
	spoken   string // the code of the language on the screen
}

// Each client.Sound has its notes; without them this does not compile.
var _ [browser.Sounds]struct{} = [client.HearEnd + 1]struct{}{}

// Render draws the model.
func (p *page) Render() app.UI { return view.Draw(p.model, p.screens, p.tell) }

// OnMount runs the first commands.
func (p *page) OnMount(ctx app.Context) {
	p.ctx = ctx
	p.bots = botworker.NewClient(func(a botworker.Answer) { p.later(client.Thought{Answer: a}) })
	p.tabs = browser.MeetTabs(func(id string) { p.later(client.ChangedElsewhere{ID: id}) })
	p.OnResize(ctx)
	browser.WhenSeen(func() { p.later(client.Returned{}) })
	browser.WhenLeft(p.picture)
	browser.WhenBrought(func(text string) { p.later(client.FileChosen{Bytes: []byte(text)}) })
	browser.WatchFocus()
	browser.WatchKeys()
	browser.WatchBack(func() { p.later(client.WentBack{}) })
	browser.WhenKey("Escape", func() { p.later(client.Escape{}) })
	for key := range client.Keys {
		browser.WhenKey(key, func() { p.later(client.Key{Name: key}) })
	}
	p.run(p.first)
	p.OnAppInstallChange(ctx)
	if ctx.AppUpdateAvailable() {
		p.tell(client.UpdateWaits{})
	}
}

// OnNav tells the fragment, at the start and when it changes.
func (p *page) OnNav(app.Context) {
	p.tell(client.Navigated{Fragment: app.Window().URL().Fragment})
}

// OnResize tells whether there is room beside the map.
func (p *page) OnResize(app.Context) {
	if desk := browser.Desk(); desk != p.model.Desk {
		p.tell(client.Resized{Desk: desk})
	}
}

// OnAppUpdate tells that a new version waits.
func (p *page) OnAppUpdate(app.Context) { p.tell(client.UpdateWaits{}) }

// OnAppInstallChange tells whether the browser can ask to install the app.
func (p *page) OnAppInstallChange(ctx app.Context) {
	p.tell(client.Installable{Can: ctx.IsAppInstallable()})
}

// picture leaves the first screen for the next start, and the table.
func (p *page) picture() {
	if p.model.Screen == client.Loading || p.model.Storage != nil {
		return
	}
	match, game, open := "", 0, false
	if t := p.model.Table; p.model.Screen == client.Play && t != nil {
		match, open = client.Pictured(t)
		game = link.Number(t.Game())
	}
	browser.SavePicture(view.Picture(p.model), match, game, open)
}

// speakNext leaves the first screen in another language at once: a browser that ends a
// page soon after it is left may not wait for its picture. A table that lives has none.
func (p *page) speakNext() {
	if p.model.Storage == nil {
		browser.SavePicture(view.Picture(p.model), "", 0, false)
	}
}

// tell updates the model. It runs on the UI goroutine.
func (p *page) tell(message client.Message) {
	p.run(p.model.After(message, message.Apply(p.model)))
	p.ctx.Defer(p.watchFocus)
}

// watchFocus keeps the keyboard where it is of use, once what has changed is painted: a
// look at the page before that would make the answer to a tap wait. Keys rest from
// when a question comes until it has been on the screen for a moment.
func (p *page) watchFocus(app.Context) {
	if asks := p.model.Question(); asks != p.asked {
		p.asked, p.fresh = asks, true
		browser.IgnoreKeys()
	}
	if p.watching {
		p.anew = true
		return
	}
	p.watching = true
	browser.AfterPaint(func() {
		p.watching = false
		browser.KeepFocus(p.model.Anchor())
		if p.fresh {
			p.fresh = false
			browser.IgnoreKeys()
		}
		if p.anew {
			p.anew = false
			p.ctx.Defer(p.watchFocus)
		}
	})
}

// later tells from another goroutine.
func (p *page) later(message client.Message) {
	p.ctx.Dispatch(func(app.Context) { p.tell(message) })
}

func (p *page) run(commands []client.Command) {
	for _, c := range commands {
		p.do(c)
	}
}

// do carries out a command. A command that waits for the browser does so on a
// goroutine of its own, which begins before the tap that caused it is over.
func (p *page) do(command client.Command) {
	if ask := p.question(command); ask != nil {
		p.ctx.Async(func() { p.later(ask()) })
		return
	}
	switch c := command.(type) {
	case client.ChooseFile:
		if err := browser.ChooseFile(".json,.txt,application/json,text/plain", func(content []byte, err error) {
			p.later(client.FileChosen{Bytes: content, Err: err})
		}); err != nil {
			p.tell(client.FileChosen{Err: err})
		}
	case client.WriteFile:
		p.tell(client.Written{Name: c.Name, Err: browser.WriteFile(c.Name, c.Bytes)})
	case client.Go:
		browser.Uncovered(func() { p.ctx.Dispatch(func(app.Context) { p.navigate(c) }) })
	case client.Overlay:
		browser.Cover(c.On)
	case client.SetPage:
		browser.Dress(c.Language, c.Theme, c.Title)
		if p.spoken != "" && p.spoken != c.Language {
			browser.AfterPaint(p.speakNext)
		}
		p.spoken = c.Language
	case client.Focus:
		p.ctx.Defer(func(app.Context) { browser.Focus(c.ID) })
	case client.ScrollTo:
		p.ctx.Defer(func(app.Context) { browser.Bring(c.ID) })
	case client.KeepPlace:
		browser.NoteScroll()
	case client.Return:
		p.ctx.Defer(func(app.Context) { browser.Return(c.ID) })
	case client.KeepAwake:
		p.ctx.Async(func() { browser.KeepAwake(c.On) })
	case client.AskToLeave:
		browser.AskToLeave(c.On)
	case client.AskBot:
		p.bots.Ask(c.Question)
	case client.StopThinking:
		p.bots.Forget()
	case client.PlaySound:
		browser.Sound(int(c.Sound))
	case client.Vibrate:
		browser.Vibrate(c.Pattern)
	case client.Wait:
		time.AfterFunc(time.Duration(c.Milliseconds)*time.Millisecond, func() { p.later(client.Waited{Ticket: c.Ticket}) })
	case client.Fade:
		time.AfterFunc(time.Duration(c.Milliseconds)*time.Millisecond, func() { p.later(client.Faded{Notice: c.Notice}) })
	case client.AskToInstall:
		p.ctx.ShowAppInstallPrompt()
	case client.TakeUpdate:
		p.ctx.Async(func() {
			if browser.ApplyUpdate() != nil {
				p.later(client.Stayed{})
			}
		})
	default:
		panic(fmt.Sprintf("app: no such command: %T", command))
	}
}

// question is what a command asks the browser and waits for, or nil.
func (p *page) question(command client.Command) func() client.Message {
	switch c := command.(type) {
	case client.Open:
		return p.open
	case client.Load:
		return func() client.Message { return p.load(c.ID) }
	case client.Save:
		return func() client.Message {
			return client.Saved{Record: c.Record, Err: p.write(c.Record.ID, func() error { return p.store.Save(c.Record) })}
		}
	case client.Delete:
		return func() client.Message {
			return client.Deleted{ID: c.ID, Err: p.write(c.ID, func() error { return p.store.Delete(c.ID) })}
		}
	case client.SaveSettings:
		return func() client.Message {
			return client.SettingsSaved{Err: p.write("", func() error { return p.store.SaveSettings(c.Text) })}
		}
	case client.List:
		return func() client.Message {
			texts, err := p.list()
			return client.Listed{Ticket: c.Ticket, Texts: texts, Err: err}
		}
	case client.Persist:
		return func() client.Message { return client.Persisted{Lasting: browser.Persist()} }
	case client.Fetch:
		return func() client.Message {
			text, err := fetch(c.Name)
			return client.Fetched{Name: c.Name, Text: text, Err: err}
		}
	case client.Copy:
		return func() client.Message { return client.Copied{Err: browser.Copy(c.Text)} }
	case client.Share:
		return func() client.Message {
			given, err := browser.Share(c.Title, c.Text, c.URL)
			return client.Shared{Given: given, Err: err}
		}
	case client.SendPicture:
		return func() client.Message {
			return client.Drawn{Err: browser.Draw(append([]any{c.Name, c.Title, c.Words, c.Scores, c.Close}, c.Said...))}
		}
	case client.Scan:
		return func() client.Message {
			text, err := browser.Scan(c.Words)
			return client.Scanned{Text: text, Err: err}
		}
	}
	return nil
}

// open opens the store and reads all that is in it.
func (p *page) open() client.Message {
	lasting := make(chan bool, 1)
	go func() { lasting <- browser.Persisted() }()
	store, err := idb.Open()
	if err != nil {
		return client.Opened{Err: err}
	}
	texts, err := store.All()
	if err != nil {
		return client.Opened{Err: err}
	}
	settings, err := store.Settings()
	if err == nil {
		p.store = store
	}
	return client.Opened{Texts: texts, Settings: settings, Lasting: <-lasting, Err: err}
}

// load reads one match that is stored.
func (p *page) load(id string) client.Message {
	if p.store == nil {
		return client.Loaded{ID: id, Err: store.ErrRefused}
	}
	text, err := p.store.Load(id)
	return client.Loaded{ID: id, Text: text, Err: err}
}

// list reads all matches that are stored.
func (p *page) list() (map[string]string, error) {
	if p.store == nil {
		return nil, store.ErrRefused
	}
	return p.store.All()
}

// write changes what is stored, where something can be, and tells the other tabs
// which match it was; "" for none.
func (p *page) write(id string, change func() error) error {
	if p.store == nil {
		return store.ErrRefused
	}
	err := change()
	if err == nil && id != "" {
		p.tabs.Post(id)
	}
	return err
}

// navigate changes the fragment of the page. Replacing the present one
// makes no event, so the model hears of it here.
func (p *page) navigate(c client.Go) {
	at := *app.Window().URL()
	at.Fragment, at.RawFragment = c.Fragment, ""
	if c.Replace {
		p.ctx.Page().ReplaceURL(&at)
		p.tell(client.Navigated{Fragment: c.Fragment})
		return
	}
	p.ctx.NavigateTo(&at)
}
