package browser

import "github.com/hack-pad/safejs"

// Missing is the name of the Rejection when the site does not send a file.
const Missing = "missing"

// Fetch reads a text file of the site, by its path below the page.
func Fetch(path string) (string, error) {
	promise, err := safejs.Global().Call("fetch", path)
	if err != nil {
		return "", err
	}
	response, err := await(promise)
	if err != nil {
		return "", err
	}
	good, err := response.Get("ok")
	if err != nil {
		return "", err
	}
	if ok, err := good.Bool(); err != nil || !ok {
		return "", &Rejection{Name: Missing}
	}
	if promise, err = response.Call("text"); err != nil {
		return "", err
	}
	text, err := await(promise)
	if err != nil {
		return "", err
	}
	return text.String()
}
