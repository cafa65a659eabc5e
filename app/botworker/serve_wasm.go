package botworker

import (
	"encoding/json"
	"os"

	"bretwalda/engine"

	"github.com/hack-pad/safejs"
)

// Asked reports whether this program was started to think in a worker, where
// there is no page: botworker.js says so in its environment.
func Asked() bool { return os.Getenv("BRETWALDA") == "botworker" }

// Serve answers the questions that are posted to this worker, one after the
// other, as long as it lives.
func Serve(shelf []engine.Game) error {
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
		var q Question
		if err := json.Unmarshal([]byte(text), &q); err != nil {
			return err
		}
		answer, err := json.Marshal(Think(q, shelf, func() bool { return false }))
		if err != nil {
			return err
		}
		if _, err := safejs.Global().Call("postMessage", string(answer)); err != nil {
			return err
		}
	}
	return nil
}
