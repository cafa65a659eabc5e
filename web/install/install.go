// Package install finds the browsers that the tests drive, or installs them.
package install

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
)

// ErrMissing says that a program is not on this machine. Errors that wrap it tell
// how to get it.
var ErrMissing = errors.New("not found")

// Program is a program that a browser's tests need.
type Program struct {
	name     string
	variable string   // of the environment: goes before all places
	places   []string // names on the path, or patterns of full paths; the last match is the newest
	packages []string // of Debian
}

// The programs.
var (
	Chromium = Program{"Chromium", "CHROMIUM", []string{
		"chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "/usr/lib/chromium/chromium",
		"/Applications/Chromium.app/Contents/MacOS/Chromium", "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
	}, []string{"chromium"}}
	Firefox = Program{"Firefox", "FIREFOX", []string{
		"firefox-esr", "firefox", "/Applications/Firefox.app/Contents/MacOS/firefox",
	}, []string{"firefox-esr"}}
	// WebKit is driven by a program of its own and needs a screen, which is drawn
	// by another.
	WebKitDriver = Program{"WebKitWebDriver", "WEBKIT_DRIVER", []string{"WebKitWebDriver"}, []string{"webkit2gtk-driver"}}
	MiniBrowser  = Program{"MiniBrowser of WebKitGTK", "WEBKIT", []string{
		"/usr/lib/*/webkit2gtk-4.*/MiniBrowser", "/usr/libexec/webkit2gtk-4.*/MiniBrowser",
	}, []string{"webkit2gtk-driver"}}
	Screen = Program{"Xvfb", "XVFB", []string{"Xvfb"}, []string{"xvfb"}}
)

// Of lists the programs that a browser needs, by its name in lower case.
var Of = map[string][]Program{
	"chromium": {Chromium},
	"firefox":  {Firefox},
	"webkit":   {WebKitDriver, MiniBrowser, Screen},
}

// Find returns the path of a program.
func (p Program) Find() (string, error) {
	if own := os.Getenv(p.variable); own != "" {
		path, err := exec.LookPath(own)
		if err != nil {
			return "", fmt.Errorf("install: $%s: %w", p.variable, err)
		}
		return path, nil
	}
	for _, place := range p.places {
		if found, _ := filepath.Glob(place); len(found) > 0 && filepath.IsAbs(place) {
			place = slices.Max(found)
		}
		if path, err := exec.LookPath(place); err == nil {
			return path, nil
		}
	}
	return "", fmt.Errorf("install: %s: %w: apt-get install %s, or set %s to the path of its program", p.name, ErrMissing, p.packages[0], p.variable)
}

// Ensure finds all that some browsers need. Where something is missing and this is
// root on a system with apt, it installs it first. It returns the paths.
func Ensure(browsers ...string) ([]string, error) {
	var paths, wanted []string
	var missing error
	for _, browser := range browsers {
		programs, ok := Of[browser]
		if !ok {
			return nil, fmt.Errorf("install: no browser is called %q", browser)
		}
		for _, p := range programs {
			path, err := p.Find()
			switch {
			case errors.Is(err, ErrMissing):
				missing = errors.Join(missing, err)
				wanted = append(wanted, p.packages...)
			case err != nil:
				return nil, err
			default:
				paths = append(paths, path)
			}
		}
	}
	if missing == nil {
		return paths, nil
	}
	if _, err := exec.LookPath("apt-get"); err != nil || runtime.GOOS != "linux" || os.Getuid() != 0 {
		return nil, missing
	}
	for _, args := range [][]string{{"update"}, append([]string{"install", "-y", "--no-install-recommends"}, wanted...)} {
		cmd := exec.Command("apt-get", args...)
		cmd.Env = append(os.Environ(), "DEBIAN_FRONTEND=noninteractive")
		cmd.Stdout, cmd.Stderr = os.Stderr, os.Stderr
		if err := cmd.Run(); err != nil {
			return nil, fmt.Errorf("install: apt-get %s: %w", args[0], err)
		}
	}
	paths = nil
	for _, browser := range browsers {
		for _, p := range Of[browser] {
			path, err := p.Find()
			if err != nil {
				return nil, err
			}
			paths = append(paths, path)
		}
	}
	return paths, nil
}
