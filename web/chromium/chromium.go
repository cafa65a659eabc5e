// Package chromium finds the browser that the tests drive, or installs it.
package chromium

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"runtime"
)

// ErrMissing says what to do when there is no browser.
var ErrMissing = errors.New("chromium: none found: install Chromium or Google Chrome, or set CHROMIUM to the path of its program")

// places lists where the program may be: names on the path, then full paths.
var places = []string{
	"chromium",
	"chromium-browser",
	"google-chrome",
	"google-chrome-stable",
	"/usr/lib/chromium/chromium",
	"/Applications/Chromium.app/Contents/MacOS/Chromium",
	"/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
}

// Find returns the path of the browser. $CHROMIUM goes before all other places.
func Find() (string, error) {
	if own := os.Getenv("CHROMIUM"); own != "" {
		path, err := exec.LookPath(own)
		if err != nil {
			return "", fmt.Errorf("chromium: $CHROMIUM: %w", err)
		}
		return path, nil
	}
	for _, place := range places {
		if path, err := exec.LookPath(place); err == nil {
			return path, nil
		}
	}
	return "", ErrMissing
}

// Ensure finds the browser. Where it is missing and this is root on a system
// with apt, it installs it first.
func Ensure() (string, error) {
	path, err := Find()
	if !errors.Is(err, ErrMissing) || runtime.GOOS != "linux" || os.Getuid() != 0 {
		return path, err
	}
	if _, e := exec.LookPath("apt-get"); e != nil {
		return "", err
	}
	for _, args := range [][]string{{"update"}, {"install", "-y", "--no-install-recommends", "chromium"}} {
		cmd := exec.Command("apt-get", args...)
		cmd.Env = append(os.Environ(), "DEBIAN_FRONTEND=noninteractive")
		cmd.Stdout, cmd.Stderr = os.Stderr, os.Stderr
		if err := cmd.Run(); err != nil {
			return "", fmt.Errorf("chromium: apt-get %s: %w", args[0], err)
		}
	}
	return Find()
}
