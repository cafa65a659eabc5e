package client

import (
	"bretwalda/app/commandline"
	"bretwalda/engine"
)

// spoken is how much of a match has been told aloud to the one person who plays it on a
// device. Whoever shares a device is told what has happened since they last chose.
type spoken struct {
	upTo int    // choices of which all has been told
	of   int    // events of the choice after them that have been told
	deed [2]int // the last of the person's own, after which others have played on
}

// noteSpoken notes that the person has been told all that is shown, but for what follows a trick for
// which the page has rested: that has a page of its own.
func noteSpoken(t *Table) {
	if t.person() < 0 {
		return
	}
	news, _ := Unheard(t)
	told := spoken{upTo: t.LogEnd()}
	if t.RestsAt(AfterTrick) && len(Foregoing(t, news)) < len(news) {
		shown := len(t.Log.Before(told.upTo)) - len(news) + len(Foregoing(t, news))
		told.upTo--
		told.of = max(shown-len(t.Log.Before(told.upTo)), 0)
	}
	t.spoken = told
}

// noteSpokenSince notes what is told of choices that have been added to so many. The person's
// own deeds are told while others play on, and stay above theirs, which may take but a moment.
// Lines typed before are answered no more.
func noteSpokenSince(t *Table, before int) {
	person, now := t.person(), t.match.Len()
	s, playing := &t.spoken, t.BotTurn() && !t.Stopped() && t.Live()
	if s.upTo >= now {
		s.upTo, s.of = now, 0
	}
	if s.deed[1] > now {
		s.deed = [2]int{}
	}
	log := t.match.Log()
	if before < now {
		t.Undid = false
	}
	if before < now && person >= 0 {
		for _, e := range log[before:] {
			if e.Seat == person && !e.Orders {
				if s.deed = [2]int{}; s.upTo < before {
					s.upTo, s.of = before, 0
				}
				if playing {
					s.deed = [2]int{before, now}
				}
				break
			}
		}
	}
	if before < now && t.Line != nil && t.Lesson == nil && !playing {
		t.Answer, t.Reads, t.Tells = commandline.Answer{}, false, true
	}
}

// Followed reports whether others have played on since the one person of a device chose.
func Followed(t *Table) bool { return t.spoken.deed != [2]int{} }

// Deeds is what that person did then.
func Deeds(t *Table) []engine.Event {
	from, to := len(t.Log.Before(t.spoken.deed[0])), len(t.Log.Before(t.spoken.deed[1]))
	return t.Log.All()[from:max(from, to)]
}

// Unheard is what a person has not been told yet who is asked something, or from which Enter
// goes on, and at the end of the match. It is known where one person alone plays on the device;
// else it is what has happened since they last chose, but for what the command line has told.
func Unheard(t *Table) (events []engine.Event, known bool) {
	rests, ended := ByEnter(t) != nil, t.Turn.Over() && t.Live()
	if t.Lesson != nil || t.Passing || !rests && !ended && !t.Decides() {
		return nil, false
	}
	if known = t.person() >= 0; known {
		events = shownFrom(t, t.spoken.upTo)
		return events[min(t.spoken.of, len(events)):], true
	}
	seat := t.Turn.Seat
	if rests {
		if seat = t.Holder; t.Line == nil || seat < 0 {
			return nil, false
		}
	}
	n, _ := t.lastDecision(seat)
	if ended || n < 0 {
		return nil, false
	}
	return shownFrom(t, max(n, min(t.heard[seat], t.LogEnd()))), false
}

// shownFrom is what has happened from a choice on, as far as it is shown.
func shownFrom(t *Table, choice int) []engine.Event {
	told, shown := t.Log.Before(choice), t.Log.Before(t.LogEnd())
	return shown[min(len(told), len(shown)):]
}

// SinceChosen is what has happened since the one person of a device last chose.
func SinceChosen(t *Table) []engine.Event {
	if t.person() < 0 {
		return nil
	}
	n, decided := t.lastDecision(t.person())
	if !decided {
		n = 0
	}
	return shownFrom(t, n)
}
