package browser

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"strings"
	"sync"

	"github.com/coder/websocket"
)

// bidi speaks WebDriver BiDi, the W3C's protocol between a test and a browser:
// numbered commands, their answers, and events in between.
type bidi struct {
	conn  *websocket.Conn
	event func(method string, params json.RawMessage)

	mu      sync.Mutex
	last    int
	waiting map[int]chan answerOf
	ended   error
}

// answerOf is the answer to a command.
type answerOf struct {
	result json.RawMessage
	err    error
}

// dialBidi connects to a browser that listens; event is called for each event, one
// after the other, and must not wait for a command.
func dialBidi(ctx context.Context, address string, event func(method string, params json.RawMessage)) (*bidi, error) {
	conn, _, err := websocket.Dial(ctx, address, nil)
	if err != nil {
		return nil, err
	}
	conn.SetReadLimit(64 << 20) // pictures
	b := &bidi{conn: conn, event: event, waiting: map[int]chan answerOf{}}
	go b.listen()
	return b, nil
}

func (b *bidi) listen() {
	for {
		_, message, err := b.conn.Read(context.Background())
		if err != nil {
			b.end(fmt.Errorf("the browser has gone: %w", err))
			return
		}
		var m struct {
			Type, Method, Error, Message string
			ID                           int
			Params, Result               json.RawMessage
		}
		if err := json.Unmarshal(message, &m); err != nil {
			b.end(err)
			return
		}
		switch m.Type {
		case "event":
			b.event(m.Method, m.Params)
		case "error":
			b.answer(m.ID, answerOf{err: errors.New(m.Error + ": " + m.Message)})
		default:
			b.answer(m.ID, answerOf{result: m.Result})
		}
	}
}

func (b *bidi) answer(id int, a answerOf) {
	b.mu.Lock()
	defer b.mu.Unlock()
	if wait := b.waiting[id]; wait != nil {
		wait <- a
		delete(b.waiting, id)
	}
}

// end tells everybody who waits that no answer will come.
func (b *bidi) end(err error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.ended = err
	for id, wait := range b.waiting {
		wait <- answerOf{err: err}
		delete(b.waiting, id)
	}
}

// params of a command.
type params map[string]any

// call gives a command and waits for its result.
func (b *bidi) call(ctx context.Context, method string, p params) (json.RawMessage, error) {
	wait := make(chan answerOf, 1)
	b.mu.Lock()
	if b.ended != nil {
		b.mu.Unlock()
		return nil, b.ended
	}
	b.last++
	id := b.last
	b.waiting[id] = wait
	b.mu.Unlock()
	if p == nil {
		p = params{}
	}
	message, err := json.Marshal(map[string]any{"id": id, "method": method, "params": p})
	if err != nil {
		return nil, err
	}
	if err := b.conn.Write(context.Background(), websocket.MessageText, message); err != nil {
		return nil, err
	}
	select {
	case a := <-wait:
		if a.err != nil {
			return nil, fmt.Errorf("%s: %w", method, a.err)
		}
		return a.result, nil
	case <-ctx.Done():
		return nil, fmt.Errorf("%s: %w", method, ctx.Err())
	}
}

// remote is a value of a page, as the protocol writes it.
type remote struct {
	Type     string
	Value    json.RawMessage
	SharedID string // of an element
}

// plain is the value as JSON has it, nil for what JSON has not.
func (r remote) plain() (any, error) {
	switch r.Type {
	case "string", "boolean":
		return r.Value, nil
	case "number":
		if strings.HasPrefix(string(r.Value), `"`) { // NaN, -0 and the like
			if string(r.Value) == `"-0"` {
				return math.Copysign(0, -1), nil
			}
			return nil, nil
		}
		return r.Value, nil
	case "array":
		var list []remote
		if err := json.Unmarshal(r.Value, &list); err != nil {
			return nil, err
		}
		values := make([]any, len(list))
		for i, v := range list {
			var err error
			if values[i], err = v.plain(); err != nil {
				return nil, err
			}
		}
		return values, nil
	case "object":
		var pairs [][2]json.RawMessage
		if err := json.Unmarshal(r.Value, &pairs); err != nil {
			return nil, err
		}
		values := map[string]any{}
		for _, pair := range pairs {
			var key string
			var v remote
			if err := errors.Join(json.Unmarshal(pair[0], &key), json.Unmarshal(pair[1], &v)); err != nil {
				return nil, err
			}
			var err error
			if values[key], err = v.plain(); err != nil {
				return nil, err
			}
		}
		return values, nil
	default:
		return nil, nil
	}
}
