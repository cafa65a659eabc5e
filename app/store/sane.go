package store

import (
	"slices"

	"bretwalda/engine/match"
)

// Bounds of what a record may say beside its link, wider than any game's.
const (
	maxSeats  = 16
	maxRound  = 100
	maxFigure = 1_000_000 // of points and dice
)

// sane is a record without what cannot be: what is kept beside a link may have
// been spoilt, and whoever draws it counts on it. The match itself is the link's,
// which has a check of its own.
func (r Record) sane() Record {
	noSeat := func(seat int) bool { return seat < 0 || seat >= maxSeats }
	r.Seen, r.Rolled = max(r.Seen, 0), max(r.Rolled, 0)
	r.Mine = slices.DeleteFunc(r.Mine, noSeat)
	r.Twins = slices.DeleteFunc(r.Twins, noSeat)
	r.Seats = r.Seats[:min(len(r.Seats), maxSeats)]
	r.Keys = slices.DeleteFunc(r.Keys, func(k Key) bool { return noSeat(k.Seat) })
	r.Wishes = slices.DeleteFunc(r.Wishes, func(w Wish) bool { return noSeat(w.Seat) })
	r.Sent = slices.DeleteFunc(r.Sent, func(s Sent) bool { return s.Choices < Gathering })
	r.Witness = slices.DeleteFunc(r.Witness, func(v match.Voucher) bool { return noSeat(int(v.Seat)) })
	r.About.Players = r.About.Players[:min(len(r.About.Players), maxSeats)]
	r.About.Won = slices.DeleteFunc(r.About.Won, noSeat)
	if r.About.Round < 0 || r.About.Round > maxRound {
		r.About.Round = 0
	}
	if d := r.Daily; d != nil && (d.Day < 0 || d.Day > maxFigure || len(d.Leads) > MostLeads || !within(d.Leads, -maxFigure, maxFigure)) {
		r.Daily = nil
	}
	if len(r.About.Sketch) > 3*maxSpots {
		r.About.Sketch = nil
	}
	if r.Review != nil && !r.Review.Sound(len(r.About.Players), maxFigure) {
		r.Review = nil
	}
	if r.Digest != nil && !r.Digest.sane() { // it is made again of the link
		r.Digest = nil
	}
	return r
}

func within(list []int, low, high int) bool {
	return !slices.ContainsFunc(list, func(n int) bool { return n < low || n > high })
}

func (d *Digest) sane() bool {
	faces := func(list []int, sides int) bool {
		return (list == nil || len(list) == sides) && within(list, 0, maxFigure)
	}
	if d.Choices < 0 || len(d.Seats) > maxSeats || len(d.Rounds) > maxRound || !within(d.Rounds, 0, maxRound) || !slices.IsSorted(d.Rounds) {
		return false
	}
	for _, s := range d.Seats {
		course := append([]int{s.Points}, s.Course...)
		if len(s.Course) > len(d.Rounds) || len(s.Sides) > maxRound || !within(course, -maxFigure, maxFigure) || !faces(s.Dice, 6) || !faces(s.Tens, 10) {
			return false
		}
	}
	return true
}
