package thinker

import (
	"encoding/json"
	"time"

	"bretwalda/engine"
	"bretwalda/engine/match"
)

// slice is how long the page thinks at a time where there is no worker.
const slice = 8 * time.Millisecond

// grace is what a worker may take besides the time for the search: to start, to
// open the match, and to find an end.
const grace = 4 * time.Second

// Desk is where a page has its questions answered, one at a time. Nothing in it
// waits while it changes, and a browser runs one thing after the other: it needs
// no locks.
type Desk struct {
	shelf  []engine.Game
	hear   func(Answer)
	asked  Question // Ticket 0: none is thought about
	worker *worker  // nil before the first question, and after one was forgotten
	alone  bool     // the browser gives no worker: the page thinks by itself
	drop   func()   // makes the page forget what it thinks about
}

// NewDesk makes a desk. hear gets the answers, and must not wait for anything.
func NewDesk(shelf []engine.Game, hear func(Answer)) *Desk {
	return &Desk{shelf: shelf, hear: hear}
}

// Ask has a question answered. One that is still thought about is forgotten.
func (d *Desk) Ask(q Question) {
	d.Forget()
	d.asked = q
	if !d.alone && d.worker == nil {
		var err error
		if d.worker, err = startWorker(d.answered, d.failed); err != nil {
			d.alone = true
		}
	}
	if d.alone {
		d.think(q)
		return
	}
	text, err := json.Marshal(q)
	if err == nil {
		err = d.worker.post(string(text))
	}
	if err != nil {
		d.failed(err)
		return
	}
	time.AfterFunc(q.Limit+grace, func() { d.late(q) })
}

// late has the easiest bot decide where another has not kept its time.
func (d *Desk) late(q Question) {
	if d.asked.Ticket == q.Ticket && !d.alone && q.Kind != match.Easy {
		q.Kind = match.Easy
		d.Ask(q)
	}
}

// Forget ends the thinking about the last question, if it is not answered yet.
func (d *Desk) Forget() {
	if d.asked.Ticket == 0 {
		return
	}
	d.asked = Question{}
	if d.drop != nil {
		d.drop()
		d.drop = nil
	}
	if d.worker != nil { // it hears nothing while it thinks
		d.worker.end()
		d.worker = nil
	}
}

// answered takes an answer of the worker.
func (d *Desk) answered(text string) {
	var a Answer
	if err := json.Unmarshal([]byte(text), &a); err != nil {
		a = Answer{Ticket: d.asked.Ticket, Fault: err.Error()}
	}
	d.give(a)
}

// failed is told that the worker does not start, or has broken down. Where it
// never answered the browser does not want workers.
func (d *Desk) failed(err error) {
	proven := d.worker.proven
	d.worker.end()
	d.worker = nil
	switch q := d.asked; {
	case !proven:
		d.alone = true
		if q.Ticket != 0 {
			d.think(q)
		}
	default:
		d.give(Answer{Ticket: q.Ticket, Fault: err.Error()})
	}
}

func (d *Desk) give(a Answer) {
	if a.Ticket == 0 || a.Ticket != d.asked.Ticket {
		return
	}
	d.asked, d.drop = Question{}, nil
	d.hear(a)
}

// think answers on the page, and lets it draw in between.
func (d *Desk) think(q Question) {
	dropped := false
	d.drop = func() { dropped = true }
	go func() {
		rest := func() { time.Sleep(time.Millisecond) } // the browser draws meanwhile
		rest()
		last := time.Now()
		a := Think(q, d.shelf, func() bool {
			if time.Since(last) > slice {
				rest()
				last = time.Now()
			}
			return dropped
		})
		if !dropped {
			d.give(a)
		}
	}()
}
