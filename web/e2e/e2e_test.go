// Package e2e_test plays on the built site in a real browser. The site is built
// once for all tests, by the same code that builds the one to publish.
package e2e_test

import (
	"errors"
	"flag"
	"fmt"
	"os"
	"testing"

	"bretwalda/static/site"
	"bretwalda/web/browser"
	"bretwalda/web/e2e/where"
	"bretwalda/web/release"
)

var (
	// folder holds the built site.
	folder string
	// programs are the site's programs, for tests that make releases of their own.
	programs release.Programs
	which    = flag.String("browser", string(browser.Chromium), "the browser to play in: "+fmt.Sprint(browser.Kinds))
	onlyLong = flag.Bool("long", false, "only the tests that -short leaves out")
	// chromium, or whichever browser is asked for, is shared: each test makes
	// profiles of its own.
	chromium *browser.Browser
)

func TestMain(m *testing.M) {
	flag.Parse()
	code, err := run(m)
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		code = 1
	}
	os.Exit(code)
}

func run(m *testing.M) (int, error) {
	kind := browser.Kind(*which)
	tests, err := where.Read(".")
	if err != nil {
		return 0, err
	}
	if err := browser.Choose(kind, where.Only(tests)); err != nil {
		return 0, err
	}
	switch {
	case testing.Short() && *onlyLong:
		return 0, errors.New("e2e: -short and -long leave nothing to run")
	case testing.Short():
		err = browser.LeaveOut("-short", where.Long(tests))
	case *onlyLong:
		err = browser.LeaveOut("-long", where.Short())
	}
	if err != nil {
		return 0, err
	}
	if folder, err = os.MkdirTemp("", "bretwalda-site-"); err != nil {
		return 0, err
	}
	defer os.RemoveAll(folder)
	if err := build(folder); err != nil {
		return 0, err
	}
	if chromium, err = browser.Launch(kind); err != nil {
		return 0, err
	}
	defer chromium.Close()
	return m.Run(), nil
}

func build(folder string) error {
	var err error
	if programs, err = release.Build("../..", client); err != nil {
		return err
	}
	r, err := release.New(site.Files, programs)
	if err != nil {
		return err
	}
	return r.WriteTo(folder, release.Loose)
}
