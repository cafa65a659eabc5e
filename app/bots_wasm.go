package main

import (
	"encoding/json"

	"bretwalda/app/botworker"
	"bretwalda/app/botworker/worker"
	"bretwalda/app/qrcode/scan"
	"bretwalda/engine"

	"github.com/hack-pad/safejs"
)

// inWorker reports whether the program runs in a worker beside the page: the page posts
// questions there (package botworker), and gets the answers of package worker, or
// pictures of a camera, to be read (scanner.js).
func inWorker() bool {
	hear, err := safejs.Global().Get("bretwaldaHear")
	return err == nil && !hear.IsUndefined()
}

// serve answers the questions that are posted to this worker, one after the
// other, as long as it lives.
func serve(revisions []engine.Game) error {
	w := worker.New(revisions)
	questions := make(chan string, 1)
	hear, err := safejs.FuncOf(func(_ safejs.Value, args []safejs.Value) any {
		if args[0].Type() != safejs.TypeString {
			go look(args[0])
		} else if question, err := args[0].String(); err == nil {
			go func() { questions <- question }()
		}
		return nil
	})
	if err != nil {
		return err
	}
	if _, err := safejs.Global().Call("bretwaldaHear", hear); err != nil {
		return err
	}
	for text := range questions {
		var q botworker.Question
		if err := json.Unmarshal([]byte(text), &q); err != nil {
			return err
		}
		answer, err := json.Marshal(w.Think(q, func() bool { return false }))
		if err != nil {
			return err
		}
		if _, err := safejs.Global().Call("postMessage", string(answer)); err != nil {
			return err
		}
	}
	return nil
}

// pictureOf is a picture that was posted.
func pictureOf(posted safejs.Value) (p scan.Picture, err error) {
	for name, n := range map[string]*int{"width": &p.Width, "height": &p.Height} {
		v, err := posted.Get(name)
		if err != nil {
			return p, err
		}
		if *n, err = v.Int(); err != nil {
			return p, err
		}
	}
	grey, err := posted.Get("grey")
	if err != nil {
		return p, err
	}
	p.Grey = make([]byte, p.Width*p.Height)
	_, err = safejs.CopyBytesToGo(p.Grey, grey)
	return p, err
}

// look posts what a code in a picture says, or nothing.
func look(posted safejs.Value) {
	p, err := pictureOf(posted)
	text := ""
	if err == nil {
		text, _ = scan.Find(p)
	}
	safejs.Global().Call("postMessage", text)
}
