package client

import (
	"bretwalda/app/store"
)

// Update changes the model by a message and says what is to be done.
func (m *Model) Update(message Message) []Command {
	commands := append(m.update(message), m.attend()...)
	commands = append(append(commands, m.study()...), m.remind()...)
	for _, c := range commands {
		switch c.(type) {
		case Save, Delete:
			m.writes++
		}
	}
	return append(append(commands, m.holdBack()...), m.leave()...)
}

func (m *Model) update(message Message) []Command {
	switch msg := message.(type) {
	case Goto:
		m.Forget = ""
		return []Command{Go{Fragment: msg.Fragment}}
	case Dismiss:
		m.Notice = nil
	case Escape:
		return m.escape()
	case AskKeys:
		return m.askKeys()
	case AcceptUpdate:
		m.leaving = true
	case PutOffUpdate:
		m.putOff = true
	case UpdateWaits:
		m.Release = true
	case Opened:
		return m.open(msg)
	case Navigated:
		return m.navigate(msg.Fragment)
	case Returned, ChangedElsewhere, Listed, KeepAgain, LetGo, Persisted, PutOffBackup:
		return m.mind(msg)

	case AskForget:
		m.Forget = msg.ID
	case Forget:
		m.Forget = ""
		return []Command{Delete(msg)}
	case Deleted:
		return m.deleted(msg)
	case CopyBroken:
		return m.copyBroken(msg.ID)
	case SetPaste:
		m.Paste = msg.Text
	case OpenPaste:
		return m.openPaste()
	case ExportAll:
		return []Command{WriteFile{backupFile, store.File(m.Records, m.Broken)}}
	case ExportHistory, RecallMatch, ReplayMatch, CopyMatch, ShareMatch, SetWho, SetPractice:
		return m.consult(msg)
	case ImportFile:
		return []Command{ChooseFile{}}
	case FileChosen:
		return m.importFile(msg)
	case AcceptArrival:
		return m.accept(false)
	case ReplaceKept:
		return m.accept(true)
	case SetMyName:
		m.MyName = msg.Name
	case CopyArrival:
		if m.Arrival != nil {
			return []Command{Copy{m.World.Site + "#" + m.Arrival.Text}}
		}
	case ClaimSeat:
		return m.claim(msg.Seat)

	case SetGame, SetName, SetKind, SetSeats, SetScenario, SetOption, SetDice, SetGuard:
		m.setUp(msg)
	case StartMatch:
		return m.startMatch()

	case SetLanguage, SetTheme, SetCurtain, SetSpeed, SetMotion, SetVibration:
		return m.adjust(msg)
	case SettingsSaved:
		return m.adjusted(msg)

	case OpenRules, OpenHelp, OpenRule, ReadSection, ReadBack, SearchRules, FetchAgain:
		return m.browse(msg)
	case Fetched:
		return m.fetched(msg)
	case CloseTip, OpenTip, SetTips, TipsAgain:
		return m.tips(msg)

	case Loaded:
		return m.loaded(msg)
	case Saved:
		return m.saved(msg)
	case Copied:
		if msg.Err != nil {
			m.alarm("share.copyFailed")
		} else if m.ofKey {
			m.tell("seat.copied")
		} else {
			m.tell("share.copied")
		}
		m.ofKey = false
		m.handed(msg.Err == nil)
	case Shared:
		if msg.Err != nil {
			m.alarm("share.failed")
		}
		m.handed(msg.Given && msg.Err == nil)
	case Written:
		return m.written(msg)
	case Stayed:
		m.alarm("update.failed")
	case Thought:
		return m.thought(msg.Answer)
	case Waited:
		return m.waited(msg.Ticket)
	default:
		if m.Table != nil {
			return m.play(message)
		}
	}
	return nil
}
