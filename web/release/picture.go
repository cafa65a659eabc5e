package release

import (
	"encoding/xml"
	"errors"
	"fmt"
	"html"
	"html/template"
	"io"
	"slices"
	"strings"

	"bretwalda/app/client"
	"bretwalda/app/games"
	"bretwalda/app/view"
	rules "bretwalda/engine/games"
)

// firstScreen is the program's first screen as HTML, as it looks on a device that
// has no match yet. A page shows it until the program has come.
func firstScreen(language string) (template.HTML, error) {
	m, _ := client.Start(client.World{
		Now:       func() int64 { return 0 },
		Random:    func() uint64 { return 0 },
		Languages: []string{language},
		Games:     rules.All(),
		Families:  games.All().Families(),
	})
	for _, message := range []client.Message{client.Opened{}, client.Navigated{}} {
		m.After(message, message.Apply(m))
	}
	drawn, err := tidied(view.Picture(m))
	if err != nil {
		return "", fmt.Errorf("release: the first screen in %q: %w", language, err)
	}
	return template.HTML(drawn), nil
}

// unclosed are the elements without an end.
var unclosed = []string{"img", "input"}

// tidied is HTML as go-app prints it, without the blanks that it puts between
// elements and the names that must not be there twice, its attributes in order: they
// come in any.
func tidied(drawn string) (string, error) {
	var b strings.Builder
	in := xml.NewDecoder(strings.NewReader(drawn))
	in.Strict, in.AutoClose = false, unclosed
	for {
		token, err := in.Token()
		switch {
		case errors.Is(err, io.EOF):
			return b.String(), nil
		case err != nil:
			return "", err
		}
		switch t := token.(type) {
		case xml.StartElement:
			b.WriteString("<" + t.Name.Local)
			slices.SortFunc(t.Attr, func(x, y xml.Attr) int { return strings.Compare(x.Name.Local, y.Name.Local) })
			for _, a := range t.Attr {
				switch name := a.Name.Local; {
				case name == "id", name == "tabindex", name == "hidden" && a.Value == "false":
				case a.Value == name: // the attribute has no value
					b.WriteString(" " + name)
				default:
					b.WriteString(" " + name + `="` + html.EscapeString(a.Value) + `"`)
				}
			}
			b.WriteString(">")
		case xml.EndElement:
			if !slices.Contains(unclosed, t.Name.Local) {
				b.WriteString("</" + t.Name.Local + ">")
			}
		case xml.CharData:
			b.WriteString(html.EscapeString(strings.Trim(string(t), "\n")))
		}
	}
}
