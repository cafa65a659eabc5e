// Bots is the program that thinks for bots, in a worker beside the page: the page
// posts questions (package botworker), and gets the answers of package thinker.
package main

import (
	"encoding/json"

	"bretwalda/app/botworker"
	"bretwalda/app/thinker"
	"bretwalda/engine"
	"bretwalda/engine/games"

	"github.com/hack-pad/safejs"
)

func main() {
	if err := serve(games.Revisions()); err != nil {
		panic(err) // the page is told that the worker has broken down
	}
}

// serve answers the questions that are posted to this worker, one after the
// other, as long as it lives.
func serve(revisions []engine.Game) error {
	questions := make(chan string, 1)
	hear, err := safejs.FuncOf(func(_ safejs.Value, args []safejs.Value) any {
		if question, err := args[0].String(); err == nil {
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
		answer, err := json.Marshal(thinker.Think(q, revisions, func() bool { return false }))
		if err != nil {
			return err
		}
		if _, err := safejs.Global().Call("postMessage", string(answer)); err != nil {
			return err
		}
	}
	return nil
}
