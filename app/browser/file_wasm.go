package browser

import (
	"fmt"
	"strings"

	"github.com/hack-pad/safejs"
)

// WriteFile gives the person a file to save: JSON, or text by its name.
func WriteFile(name string, content []byte) error {
	blobs, err := get("Blob")
	if err != nil {
		return err
	}
	kind := "application/json"
	if strings.HasSuffix(name, ".txt") {
		kind = "text/plain"
	}
	blob, err := blobs.New([]any{string(content)}, map[string]any{"type": kind})
	if err != nil {
		return err
	}
	urls, err := get("URL")
	if err != nil {
		return err
	}
	url, err := urls.Call("createObjectURL", blob)
	if err != nil {
		return err
	}
	anchor, err := element("a")
	if err != nil {
		return err
	}
	for key, value := range map[string]any{"href": url, "download": name} {
		if err := anchor.Set(key, value); err != nil {
			return err
		}
	}
	_, err = anchor.Call("click")
	return err
}

// ChooseFile lets the person choose a file and hands over what is in it. It
// must follow from a tap. A change of mind makes no event, so
// the field stays in the document until the next one.
func ChooseFile(accept string, chosen func([]byte, error)) error {
	if field != nil {
		field.close()
	}
	f := &chooser{}
	var err error
	if f.input, err = element("input"); err != nil {
		return err
	}
	for key, value := range map[string]any{"type": "file", "accept": accept, "hidden": true} {
		if err := f.input.Set(key, value); err != nil {
			return err
		}
	}
	f.change, err = safejs.FuncOf(func(safejs.Value, []safejs.Value) any {
		go func() { chosen(contents(f.input)) }()
		return nil
	})
	if err != nil {
		return err
	}
	field = f
	if _, err := f.input.Call("addEventListener", "change", f.change); err != nil {
		return err
	}
	body, err := get("document", "body")
	if err != nil {
		return err
	}
	if _, err := body.Call("append", f.input); err != nil {
		return err
	}
	_, err = f.input.Call("click")
	return err
}

// WhenBrought calls back with each text or file that is pasted or dropped on the page.
func WhenBrought(brought func(string)) {
	// The listener lives as long as the page.
	listener, err := safejs.FuncOf(func(_ safejs.Value, args []safejs.Value) any {
		brought(textOf(args[0], "detail"))
		return nil
	})
	if err == nil {
		safejs.Global().Call("addEventListener", "bretwaldabrought", listener)
	}
}

// chooser is a field for a file that waits for the person.
type chooser struct {
	input  safejs.Value
	change safejs.Func
}

var field *chooser

func (f *chooser) close() {
	f.input.Call("remove")
	f.change.Release()
}

// mostRead is how much of a file is read, in bytes: more than a file of matches
// may have (store.MaxFile), so that one too long is still seen to be.
const mostRead = 65 << 20

func contents(input safejs.Value) ([]byte, error) {
	files, err := input.Get("files")
	if err != nil {
		return nil, err
	}
	file, err := files.Index(0)
	if err != nil {
		return nil, err
	}
	if file, err = file.Call("slice", 0, mostRead); err != nil {
		return nil, err
	}
	promise, err := file.Call("text")
	if err != nil {
		return nil, err
	}
	value, err := await(promise)
	if err != nil {
		return nil, err
	}
	text, err := value.String()
	return []byte(text), err
}

func element(tag string) (safejs.Value, error) {
	document, err := get("document")
	if err != nil {
		return document, err
	}
	e, err := document.Call("createElement", tag)
	if err != nil {
		return e, fmt.Errorf("browser: %w", err)
	}
	return e, nil
}
