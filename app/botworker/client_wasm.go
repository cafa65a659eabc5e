package botworker

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

// Client answers the questions of a page, one at a time, by a worker or on the page.
// Nothing in it waits while it changes, and a browser runs one thing after the
// other: it needs no locks.
type Client struct {
	shelf  []engine.Game
	hear   func(Answer)
	asked  Question // Ticket 0: none is thought about
	worker *worker  // nil before the first question, and after one was forgotten
	alone  bool     // the browser gives no worker: the page thinks by itself
	drop   func()   // makes the page forget what it thinks about
}

// NewClient makes a client of the worker. hear gets the answers, and must not wait for anything.
func NewClient(shelf []engine.Game, hear func(Answer)) *Client {
	return &Client{shelf: shelf, hear: hear}
}

// Ask has a question answered. One that is still thought about is forgotten.
func (c *Client) Ask(q Question) {
	c.Forget()
	c.asked = q
	if !c.alone && c.worker == nil {
		var err error
		if c.worker, err = spawn(c.answered, c.failed); err != nil {
			c.alone = true
		}
	}
	if c.alone {
		c.think(q)
		return
	}
	text, err := json.Marshal(q)
	if err == nil {
		err = c.worker.post(string(text))
	}
	if err != nil {
		c.failed(err)
		return
	}
	time.AfterFunc(q.Limit+grace, func() { c.late(q) })
}

// late has the easiest bot decide where another has not kept its time.
func (c *Client) late(q Question) {
	if c.asked.Ticket == q.Ticket && !c.alone && q.Kind != match.Easy {
		q.Kind = match.Easy
		c.Ask(q)
	}
}

// Forget ends the thinking about the last question, if it is not answered yet.
func (c *Client) Forget() {
	if c.asked.Ticket == 0 {
		return
	}
	c.asked = Question{}
	if c.drop != nil {
		c.drop()
		c.drop = nil
	}
	if c.worker != nil { // it hears nothing while it thinks
		c.worker.end()
		c.worker = nil
	}
}

// answered takes an answer of the worker.
func (c *Client) answered(text string) {
	var a Answer
	if err := json.Unmarshal([]byte(text), &a); err != nil {
		a = Answer{Ticket: c.asked.Ticket, Fault: err.Error()}
	}
	c.give(a)
}

// failed is told that the worker does not start, or has broken down. Where it
// never answered the browser does not want workers.
func (c *Client) failed(err error) {
	proven := c.worker.proven
	c.worker.end()
	c.worker = nil
	switch q := c.asked; {
	case !proven:
		c.alone = true
		if q.Ticket != 0 {
			c.think(q)
		}
	default:
		c.give(Answer{Ticket: q.Ticket, Fault: err.Error()})
	}
}

func (c *Client) give(a Answer) {
	if a.Ticket == 0 || a.Ticket != c.asked.Ticket {
		return
	}
	c.asked, c.drop = Question{}, nil
	c.hear(a)
}

// think answers on the page, and lets it draw in between.
func (c *Client) think(q Question) {
	dropped := false
	c.drop = func() { dropped = true }
	go func() {
		rest := func() { time.Sleep(time.Millisecond) } // the browser draws meanwhile
		rest()
		last := time.Now()
		a := Think(q, c.shelf, func() bool {
			if time.Since(last) > slice {
				rest()
				last = time.Now()
			}
			return dropped
		})
		if !dropped {
			c.give(a)
		}
	}()
}
