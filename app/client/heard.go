package client

import (
	"bretwalda/app/commandline"
	"bretwalda/engine"
)

// spoken is how much of a match has been told aloud to the one person who plays it on a
// device. Whoever shares a device is told what has happened since they last chose.
type spoken struct {
	upTo   int    // choices of which all has been told
	summed int    // choices up to which losses and gains were summed up
	of     int    // events of the choice after them that have been told
	deed   [2]int // the last of the person's own, after which others have played on
}

// noteSpoken notes that the person has been told all that is shown, but for what follows a trick for
// which the page has rested: that has a page of its own.
func noteSpoken(t *Table) {
	if t.person() < 0 {
		return
	}
	news, _ := Unheard(t)
	told := spoken{upTo: t.LogEnd(), summed: t.spoken.summed}
	if t.Decides() && !t.Fighting() {
		told.summed = told.upTo
	}
	if t.RestsAt(AfterTrick) && len(Foregoing(t, news)) < len(news) {
		shown := len(t.Log.Before(told.upTo)) - len(news) + len(Foregoing(t, news))
		told.upTo--
		told.of = max(shown-len(t.Log.Before(told.upTo)), 0)
	}
	t.spoken = told
}

// noteSpokenSince notes what is told of choices that have been added to so many. In the middle of
// a battle, fought, nothing has been summed up. The person's own deeds are told while others play
// on, and stay above theirs, which may take but a moment. Lines typed before are answered no more.
func noteSpokenSince(t *Table, before int, fought bool) {
	person, now := t.person(), t.match.Len()
	s, playing := &t.spoken, t.BotTurn() && !t.Stopped() && t.Live()
	if s.upTo >= now {
		s.upTo, s.of = now, 0
	}
	s.summed = min(s.summed, now)
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
					if !fought {
						s.summed = before
					}
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
		if seat = t.User; t.Line == nil || seat < 0 {
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

// LastDeed is the last choice that the person who holds the device made before others played on, or
// of a match that is over their last, with what was asked; false where there is none.
func LastDeed(t *Table) (n int, asked engine.Turn, c engine.Choice, ok bool) {
	log, seat := t.match.Log(), t.User
	n, ok = t.Since()
	if t.Turn.Over() && t.person() >= 0 {
		seat = t.person()
		n, ok = t.lastDecision(seat)
	}
	for ; ok && n >= 0; n-- {
		if e := log[n]; n < t.LogEnd() && e.Seat == seat && !e.Orders {
			return n, t.match.Replay(n).Turn(), e.Choice, true
		}
	}
	return 0, engine.Turn{}, engine.Choice{}, false
}

// SumsSince is what the sides of the one who decides have lost and gained since choice n.
func SumsSince(t *Table, n int) []Balance {
	if !t.Decides() || t.Lesson != nil {
		return nil
	}
	return balancesSince(t, n)
}

// SetsUp is how many pieces the seat that decides has still to set up before others do, and who
// comes next, if that is another who sets up; false elsewhere.
func SetsUp(t *Table) (left int, next engine.Seat, sets bool) {
	asks := t.Game().Lexicon().Asks
	setUp := func(turn engine.Turn) bool {
		return turn.Seat >= 0 && (asks[turn.Kind] == "place" || asks[turn.Kind] == "start")
	}
	if _, begun := t.Log.Heading(t.Kinds, t.match.Len()); begun != nil || !t.Decides() || t.Lesson != nil || !setUp(t.Turn) {
		return 0, engine.Nobody, false
	}
	s := t.match.State().Clone()
	for left < mostMarks {
		turn, legal := s.Turn(), s.Legal(nil)
		if turn.Over() || len(legal) == 0 || turn.Seat >= 0 && (turn.Seat != t.Turn.Seat || !setUp(turn)) {
			next = engine.Nobody
			if setUp(turn) {
				next = turn.Seat
			}
			break
		}
		if turn.Seat >= 0 {
			left++
		}
		if _, err := s.Play(legal[0]); err != nil {
			break
		}
	}
	return left, next, true
}
