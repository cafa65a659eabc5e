package main

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"

	"bretwalda/app/browser"
	"bretwalda/app/client"
	"bretwalda/static/asset"
)

// fetch reads a text file of the release that runs here. It is asked for by its
// hash, so that the service worker finds the right one among those of several
// releases, and looked at, since the host may have another release by now.
func fetch(name string) (string, error) {
	mark := asset.Mark(name)
	text, err := browser.Fetch(name + "?v=" + mark)
	var refusal *browser.Rejection
	switch sum := sha256.Sum256([]byte(text)); {
	case errors.As(err, &refusal) && refusal.Name == browser.Missing:
		return "", client.ErrOutdated
	case err != nil:
		return "", err
	case hex.EncodeToString(sum[:])[:len(mark)] != mark:
		return "", client.ErrOutdated
	}
	return text, nil
}
