package botworker

import (
	"encoding/json"
	"errors"
	"time"
)

var errLate = errors.New("botworker: the device is too slow")

// Client has the questions of a page answered by a worker, one at a time. Nothing in
// it waits while it changes, and a browser runs one thing after the other: it needs
// no locks.
type Client struct {
	hear   func(Answer)
	asked  Question // Ticket 0: none is thought about
	worker *worker  // nil before the first question, and after one was forgotten
}

// NewClient makes a client of the worker. hear gets the answers, and must not wait for anything.
func NewClient(hear func(Answer)) *Client { return &Client{hear: hear} }

// Ask has a question answered. One that is still thought about is forgotten. The
// program of the worker may be on its way for the first of them: its time begins
// when it hears.
func (c *Client) Ask(q Question) {
	c.Forget()
	c.asked = q
	if c.worker == nil {
		var err error
		if c.worker, err = spawn(c.heard, c.failed); err != nil {
			c.give(Answer{Ticket: q.Ticket, Fault: err.Error()})
			return
		}
	}
	text, err := json.Marshal(q)
	if err == nil {
		err = c.worker.post(string(text))
	}
	if err != nil {
		c.failed(err)
		return
	}
	if c.worker.hears {
		c.watch(q)
	}
}

// watch looks after the time of a question.
func (c *Client) watch(q Question) {
	if limit, ok := q.deadline(); ok {
		time.AfterFunc(limit, func() { c.late(q) })
	}
}

// late has the easiest bot answer where another has not kept its time, if it may.
func (c *Client) late(q Question) {
	if c.asked != q {
		return
	}
	if easier, ok := q.easier(); ok {
		c.Ask(easier)
		return
	}
	c.failed(errLate)
}

// Forget ends the thinking about the last question, if it is not answered yet.
func (c *Client) Forget() {
	if c.asked.Ticket == 0 {
		return
	}
	c.asked = Question{}
	if c.worker != nil { // it hears nothing while it thinks
		c.worker.end()
		c.worker = nil
	}
}

// heard takes what the worker posts: nothing once it hears, then answers.
func (c *Client) heard(text string) {
	if text == "" {
		c.worker.hears = true
		c.watch(c.asked)
		return
	}
	var a Answer
	if err := json.Unmarshal([]byte(text), &a); err != nil {
		a = Answer{Ticket: c.asked.Ticket, Fault: err.Error()}
	}
	c.give(a)
}

// failed is told that the worker does not start, or has broken down.
func (c *Client) failed(err error) {
	c.worker.end()
	c.worker = nil
	c.give(Answer{Ticket: c.asked.Ticket, Fault: err.Error()})
}

func (c *Client) give(a Answer) {
	if a.Ticket == 0 || a.Ticket != c.asked.Ticket {
		return
	}
	c.asked = Question{}
	c.hear(a)
}
