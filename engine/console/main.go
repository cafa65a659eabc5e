// Command console drives every game from outside. It prints JSON on stdout and
// errors on stderr, with exit status 1. docs/CONSOLE.md describes it.
package main

import (
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"slices"

	"bretwalda/engine"
	"bretwalda/engine/games"
	"bretwalda/engine/link"
)

// console is where the commands read and write, and the games they know.
type console struct {
	revisions []engine.Game
	in        io.Reader
	out, err  io.Writer
}

func main() {
	c := &console{revisions: games.Revisions(), in: os.Stdin, out: os.Stdout, err: os.Stderr}
	switch err := c.run(os.Args[1:]); {
	case errors.Is(err, flag.ErrHelp):
	case err != nil:
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

var errUsage = errors.New("console: games, words, simulate, soak, protocol, odds, bench, judge, review, teach, suite or version; docs/CONSOLE.md describes them")

func (c *console) run(args []string) error {
	if len(args) == 0 {
		return errUsage
	}
	switch command, args := args[0], args[1:]; command {
	case "games":
		return c.games(args)
	case "words":
		return c.words(args)
	case "simulate":
		return c.simulate(args)
	case "soak":
		return c.soak(args)
	case "protocol":
		return c.protocol(args)
	case "odds":
		return c.odds(args)
	case "bench":
		return c.bench(args)
	case "judge":
		return c.judge(args)
	case "review":
		return c.review(args)
	case "teach":
		return c.teach(args)
	case "suite":
		return c.suite(args)
	case "version":
		return c.version(args)
	}
	return errUsage
}

// version prints the release.
func (c *console) version(args []string) error {
	if err := parse(c.flags("version"), args); err != nil {
		return err
	}
	return c.print(struct {
		Version string `json:"version"`
		Links   string `json:"links"`
	}{engine.Version, link.Versions})
}

// print writes one line of JSON.
func (c *console) print(v any) error {
	e := json.NewEncoder(c.out)
	e.SetEscapeHTML(false)
	return e.Encode(v)
}

// flags begins a command's flags; errors go to stderr.
func (c *console) flags(command string) *flag.FlagSet {
	f := flag.NewFlagSet("console "+command, flag.ContinueOnError)
	f.SetOutput(c.err)
	return f
}

// parse reads a command's flags and refuses further arguments.
func parse(f *flag.FlagSet, args []string) error {
	if err := f.Parse(args); err != nil {
		return fmt.Errorf("console: %w", err)
	}
	if f.NArg() > 0 {
		return fmt.Errorf("console: unknown argument %q", f.Arg(0))
	}
	return nil
}

// usual is the ID of the first game.
func (c *console) usual() string { return c.revisions[0].ID() }

// game takes the newest revision of a game.
func (c *console) game(id string) (engine.Game, error) {
	var ids []string
	for _, g := range c.revisions {
		if g.ID() == id {
			return g, nil
		}
		if !slices.Contains(ids, g.ID()) {
			ids = append(ids, g.ID())
		}
	}
	return nil, fmt.Errorf("console: no game %q; there is %q", id, ids)
}
