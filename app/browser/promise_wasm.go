// Package browser asks the browser for what a page may have: the clipboard,
// sharing, files, and the look of the document.
//
// Functions that wait must not be called on the UI goroutine.
package browser

import (
	"errors"
	"fmt"

	"github.com/hack-pad/safejs"
)

// ErrMissing says that this browser does not have what was asked for.
var ErrMissing = errors.New("browser: not there")

// get walks from the window along names. Some are refused with an exception,
// which only a call lets Go catch: reading a property would end the program.
func get(names ...string) (safejs.Value, error) {
	v := safejs.Global()
	reflect, err := v.Get("Reflect")
	if err != nil {
		return v, err
	}
	for _, n := range names {
		if v, err = reflect.Call("get", v, n); err != nil {
			return v, err
		}
		if ok, err := v.Truthy(); err != nil || !ok {
			return v, fmt.Errorf("%w: %s", ErrMissing, n)
		}
	}
	return v, nil
}

// Has reports whether the window has something and lets the page have it.
func Has(name string) bool {
	_, err := get(name)
	return err == nil
}

// await waits for a promise.
func await(promise safejs.Value) (safejs.Value, error) {
	type answer struct {
		value safejs.Value
		err   error
	}
	answers := make(chan answer, 2)
	take := func(failed bool) (safejs.Func, error) {
		return safejs.FuncOf(func(_ safejs.Value, args []safejs.Value) any {
			a := answer{value: safejs.Undefined()}
			if len(args) > 0 {
				a.value = args[0]
			}
			if failed {
				a.err = rejection(a.value)
			}
			answers <- a
			return nil
		})
	}
	done, err := take(false)
	if err != nil {
		return safejs.Undefined(), err
	}
	defer done.Release()
	failed, err := take(true)
	if err != nil {
		return safejs.Undefined(), err
	}
	defer failed.Release()
	if _, err := promise.Call("then", done, failed); err != nil {
		return safejs.Undefined(), err
	}
	a := <-answers
	return a.value, a.err
}

// Rejection is why a promise was broken, by the browser's name for it.
type Rejection struct{ Name string }

func (r *Rejection) Error() string { return "browser: refused: " + r.Name }

func rejection(reason safejs.Value) error {
	r := &Rejection{Name: "unknown"}
	if v, err := reason.Get("name"); err == nil {
		if name, err := v.String(); err == nil {
			r.Name = name
		}
	}
	return r
}
