package worker

import (
	"time"

	"bretwalda/app/botworker"
	"bretwalda/engine"
	"bretwalda/engine/bot"
	"bretwalda/engine/link"
	"bretwalda/engine/match"
)

// rivals has a bot play the person's seat of a match to its end, again and again, for
// as long as the question allows. A match that is not over then goes back as its link.
func rivals(m *match.Match, q botworker.Question, stopped func() bool) botworker.Answer {
	var a botworker.Answer
	end := time.Now().Add(q.Limit)
	for {
		h, err := m.Header()
		if err != nil {
			return botworker.Answer{Fault: err.Error()}
		}
		over, err := playOut(m, h, q, len(a.Leads), func() bool { return stopped() || time.Now().After(end) })
		if err == nil && !over {
			a.Link, err = link.Encode(m)
			if err == nil {
				return a
			}
		}
		if err == nil {
			a.Leads = append(a.Leads, lead(m, h))
			m, err = match.New(m.Game(), h.Setup, h.Players, h.Dice)
		}
		if err != nil {
			return botworker.Answer{Fault: err.Error()}
		}
	}
}

// playOut plays a match until it is over or time is. Each time bots leave other things
// to chance, while the dice of the match are what they are.
func playOut(m *match.Match, h match.Header, q botworker.Question, again int, late func() bool) (over bool, err error) {
	for !m.Turn().Over() {
		seat := m.Turn().Seat
		if seat < 0 {
			return false, errNobody
		}
		kind := h.Players[seat].Kind
		if kind == match.Person {
			kind = q.Kind
		}
		chance := uint64(q.Rival+again)<<32 + uint64(m.Len())
		plan := advise(m.State(), kind, bot.Task{Seed: chance, Patient: m.Patient(), Past: m.Past(m.Len(), seat), Stop: func() bool { return false }}).Plan
		if len(playPlan(m, plan)) == 0 {
			return false, errNothing
		}
		if late() {
			return m.Turn().Over(), nil
		}
	}
	return true, nil
}

// lead is how far the person's seat was ahead.
func lead(m *match.Match, h match.Header) int {
	points, mine := make([]int, len(h.Players)), 0
	for seat, p := range h.Players {
		if p.Kind == match.Person {
			mine = seat
		}
	}
	for _, score := range m.State().Standing() {
		if score.Side == engine.None && int(score.Seat) < len(points) {
			points[score.Seat] = score.Points
		}
	}
	return botworker.Lead(points, mine)
}
