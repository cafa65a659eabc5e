package client

import (
	"errors"

	"bretwalda/app/text"
	"bretwalda/engine"
)

// play is Update for what happens at the table.
func (m *Model) play(message Message) []Command {
	t := m.Table
	if t.Lesson != nil {
		if commands, done := m.pupil(message); done {
			return commands
		}
	}
	switch msg := message.(type) {
	case OpenDrawer:
		m.read()
		left, card := t.Drawer, t.Side
		t.Drawer, t.Side = msg.Drawer, engine.None
		if card >= 0 && left == t.Drawer { // back to the list of all
			return []Command{Focus{Row(card)}}
		}
		switch t.Drawer {
		case NoDrawer:
			return []Command{Focus{Opener(left)}}
		case TimelineDrawer:
			return []Command{Focus{DrawerTitle}, Focus{Now}}
		}
		return []Command{Focus{DrawerTitle}}
	case ShowSide:
		t.Drawer, t.Side = NationsDrawer, msg.Side
		return []Command{Focus{DrawerTitle}}
	case ShowWorth, HideWorth, FoldWorth, FilterTimeline:
		return t.foresee(msg)
	case MoreLog:
		t.Rounds++
	case TurnReport:
		t.Page = min(max(t.Page+msg.Step, 0), max(len(t.Report)-1, 0))
	case OpenReport:
		t.Unfolded = true
	case Continue:
		t.briefed = t.logged + 1
		return []Command{Focus{Asked}}
	case CloseReport:
		t.Report = nil
	case CopyLink, ShareLink, CopyMessage, SaveLink, ShowCode:
		if !t.settling() {
			return m.handOver(msg)
		}
	case HideCode:
		return t.hideCode()
	case SendAgain:
		return m.sendAgain(t, msg.Sent, true)
	case CopyAgain:
		return m.sendAgain(t, msg.Sent, false)
	case ReloadMatch:
		id := t.Record.ID
		m.Table = nil
		delete(m.unsaved, id)
		return []Command{Load{id}}
	case Stay:
		t.Asking = NoQuestion
	case AskTakeBack:
		t.Asking, t.Drawer = BackQuestion, NoDrawer
	case PlayOut:
		t.rewind(true)
	case OpenReplay, Recall, SeekPast, RunPast, TurnPast, SetPace, Unroll, ShowCourse:
		return m.recount(msg)
	case StepPast:
		if t.Past == nil {
			t.rewind(false)
		}
		if t.Past != nil {
			t.Past.Running = false
		}
		return m.stepPast(msg.Step)
	case EndPast:
		if t.Past != nil {
			return m.endPast()
		}
	case SetSeat, StopBots, GoOn, MoveNow, Hurry:
		m.direct(msg)
	default:
		if t.pending == nil && !t.Changed {
			return m.decide(message)
		}
	}
	return nil
}

// decide is play for what needs the stored match to be the one shown.
func (m *Model) decide(message Message) []Command {
	t := m.Table
	if t.Curtain {
		if _, ready := message.(Ready); ready {
			t.Curtain = false
			t.look()
		}
		return nil
	}
	switch msg := message.(type) {
	case TakeBack:
		return m.change(func() error { return t.match.TakeBackTo(t.lastOwn()) })
	case BeginMatch:
		return m.begin()
	case AskChange, DropChange, MakeChange, Answer:
		return m.amend(msg)
	case ShowKey, CopyKey, SaveKey:
		return m.offerKey(msg)
	case AdoptSeat:
		return m.adopt(msg.Seat)
	case SetOrder, UsualOrders, NoOrders:
		return m.order(msg)
	case SeeNews:
		t.News, t.Report = nil, nil
		return m.store(seen(t.logged))
	}
	if t.BotTurn() || !t.here() || t.Past != nil {
		return nil
	}
	t.wonder(message)
	switch msg := message.(type) {
	case Tap, Lift, Drop:
		return m.touch(msg)
	case SetFacet:
		t.own()
		t.Picker.Set(msg.Facet, msg.Value)
	case StepFacet:
		t.own()
		t.Picker.Step(msg.Facet, msg.Step)
	case Take:
		t.own()
		t.Asking = NoQuestion
		t.touching(engine.None, msg.Thing, func() { t.Picker.Take(msg.Thing) })
	case PressPicked:
		return m.pressPicked()
	case Press:
		if !t.doubt(msg.Choice) {
			return append(m.choose(msg.Choice), m.feel(feltDone)...)
		}
	case ConfirmEnd:
		if t.Asking == EndQuestion {
			return m.choose(t.doubtful)
		}
	case Undo:
		if t.CanUndo {
			return m.change(t.match.Undo)
		}
	case AskHint:
		return m.askHint()
	}
	return nil
}

func (m *Model) choose(c engine.Choice) []Command {
	t := m.Table
	if t.Lesson != nil {
		return m.try(c)
	}
	return m.change(func() error {
		var err error
		if t.Turn.Seat == engine.Nature {
			_, err = t.match.Roll(c)
		} else {
			_, err = t.match.Play(c)
		}
		return err
	})
}

// change does something to the match and stores it; saved shows it.
func (m *Model) change(deed func() error, notes ...note) []Command {
	t := m.Table
	if err := deed(); err != nil {
		m.alarm(fault(m.Language(), t.Game().ID(), err))
		return nil
	}
	m.Notice = nil
	t.own()
	t.crew = crew{}
	t.Asking = NoQuestion
	t.Code = false
	t.mark = t.logged
	if t.Post != nil {
		notes = append(notes, seen(min(t.logged, t.match.Len())))
	}
	return m.store(notes...)
}

// fault is the key of the text that says why a deed is not done.
func fault(l *text.Language, game string, err error) string {
	var illegal *engine.IllegalError
	if errors.As(err, &illegal) {
		return l.Own(game, "rule."+illegal.Rule)
	}
	return "app.error"
}
