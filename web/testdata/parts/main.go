// Parts does what a program can do with functions that may not have come yet: it calls
// them directly, by a value and by an interface, has goroutines begin with them, waits in
// them, defers them, panics in them and recovers, and keeps in them what the collector of
// garbage has to find. It tells the page what came of it.
package main

import (
	"runtime"
	"strconv"
	"strings"
	"syscall/js"
	"time"
)

type key struct {
	name string
	at   float64
}

type speaker interface{ say(n int) string }

type one struct{ text string }

func (o *one) say(n int) string { return o.text + strconv.Itoa(n) }

func main() {
	var said []string
	if js.Global().Get("late").Truthy() {
		time.Sleep(100 * time.Millisecond)
	}
	answers := make(chan string)
	go wait(answers, "goroutine")
	runtime.GC() // looks at the goroutine before it has begun
	said = append(said, <-answers)
	said = append(said, direct(3), value(func(n int) string { return "value" + strconv.Itoa(n) }, 4))
	var s speaker = &one{"interface"}
	said = append(said, s.say(5), deferred(), strconv.Itoa(deep(3000)), strconv.Itoa(sum()))
	said = append(said, called())
	js.Global().Set("said", strings.Join(said, " "))
}

// wait is left and entered again.
func wait(answers chan<- string, text string) {
	kept := make([]*one, 100)
	for i := range kept {
		kept[i] = &one{strconv.Itoa(i)}
		runtime.Gosched()
	}
	time.Sleep(10 * time.Millisecond)
	runtime.GC()
	all := 0
	for _, o := range kept {
		n, _ := strconv.Atoi(o.text)
		all += n
	}
	answers <- text + strconv.Itoa(all)
}

//go:noinline
func direct(n int) string { return "direct" + strconv.Itoa(n) }

//go:noinline
func value(f func(int) string, n int) string { return f(n) }

// deferred recovers from a panic.
func deferred() (text string) {
	defer func() { text += " " + recover().(string) }()
	defer func() { text += "deferred" }()
	panicking(&text)
	return "never"
}

//go:noinline
func panicking(text *string) {
	defer func() { *text += "panicking" }()
	panic("recovered")
}

// deep grows the stack.
func deep(n int) int {
	var room [32]int
	if n == 0 {
		runtime.GC()
		return 0
	}
	room[n%32] = n
	return deep(n-1) + room[n%32]%7
}

// sum compares keys by a function of the compiler.
func sum() int {
	counts := map[key]int{}
	for i := range 500 {
		counts[key{"k" + strconv.Itoa(i%50), float64(i % 5)}]++
	}
	all := 0
	for _, n := range counts {
		all += n * n
	}
	return all
}

// called is entered from a script that it calls itself.
func called() string {
	text := ""
	f := js.FuncOf(func(_ js.Value, args []js.Value) any {
		text += args[0].String()
		return len(text)
	})
	defer f.Release()
	return strconv.Itoa(js.Global().Get("Reflect").Call("apply", f, nil, []any{"called"}).Int()) + text
}
