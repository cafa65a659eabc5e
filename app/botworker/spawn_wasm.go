package botworker

import (
	"github.com/hack-pad/safejs"
)

// worker is the program that thinks for a page, as the page sees it.
type worker struct {
	value     safejs.Value
	listeners []listener
	hears     bool // its program runs
}

type listener struct {
	event string
	call  safejs.Func
}

// spawn asks the script of the page for a worker. hear gets what it
// posts, failed is told when it breaks down.
func spawn(hear func(string), failed func(error)) (*worker, error) {
	value, err := safejs.Global().Call("bretwaldaBotWorker")
	if err != nil {
		return nil, err
	}
	w := &worker{value: value}
	for event, heard := range map[string]func(safejs.Value){
		"message":      func(e safejs.Value) { hear(textOf(e, "data")) },
		"error":        func(e safejs.Value) { failed(brokenDown(textOf(e, "message"))) },
		"messageerror": func(safejs.Value) { failed(brokenDown("it cannot be understood")) },
	} {
		if err := w.listen(event, heard); err != nil {
			w.end()
			return nil, err
		}
	}
	return w, nil
}

func (w *worker) listen(event string, heard func(safejs.Value)) error {
	call, err := safejs.FuncOf(func(_ safejs.Value, args []safejs.Value) any {
		if len(args) > 0 {
			heard(args[0])
		}
		return nil
	})
	if err != nil {
		return err
	}
	w.listeners = append(w.listeners, listener{event, call})
	_, err = w.value.Call("addEventListener", event, call)
	return err
}

func (w *worker) post(text string) error {
	_, err := w.value.Call("postMessage", text)
	return err
}

// end stops the worker, whatever it does.
func (w *worker) end() {
	w.value.Call("terminate")
	for _, l := range w.listeners {
		w.value.Call("removeEventListener", l.event, l.call)
		l.call.Release()
	}
}

type brokenDown string

func (why brokenDown) Error() string { return "botworker: the worker has broken down: " + string(why) }

func textOf(event safejs.Value, name string) string {
	v, err := event.Get(name)
	if err != nil {
		return ""
	}
	text, err := v.String()
	if err != nil {
		return ""
	}
	return text
}
