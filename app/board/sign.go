package board

import (
	"strings"

	"bretwalda/app/shape"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// signPaths are SVG path data around 0,0, within 10 units of it: what is filled
// and what is a line.
var signPaths = [shape.Signs]struct{ solid, line string }{
	shape.Knight:    {solid: "M-5.5 9.5c-.2-4.2 2.3-6.3 2.9-9.3-1.2 1.3-2.9 1.9-4.4 1.8l-1.5-2.4c1.6-3.4 3-6.3 6-7.9l.2-2.6 2.7 1.9c5.2 1 8.1 6 7.4 18.5z"},
	shape.Sword:     {solid: "M-1.7-7.5l1.7-2.6 1.7 2.6v10.5h-3.4z", line: "M-4.8 3.6h9.6M0 4v5.2"},
	shape.Spear:     {solid: "M0-10.8l3.4 5.8-3.4 3.2-3.4-3.2z", line: "M0-3v13"},
	shape.Javelins:  {solid: "M-7.7-9.3l5 2.2-3 3zM7.7-9.3l-5 2.2 3 3z", line: "M-6-7.5L6 9M6-7.5L-6 9"},
	shape.Bow:       {solid: "M-9.3 0l4.6-2.7v5.4z", line: "M3.5-9.5c-9 3.5-9 15.5 0 19zM-6 0h12.5"},
	shape.Axe:       {solid: "M-.5-9.5c4-.8 7.5.5 9 3.5-.6 3-2.3 5-5 6-.8-2.3-2.3-3.6-5-4z", line: "M-.5-9.5l-3 19"},
	shape.Crown:     {solid: "M-7.5 5l-2-10 5.5 4.5 4-7.5 4 7.5 5.5-4.5-2 10z"},
	shape.Horn:      {solid: "M-10-4.5c.5 8.5 6 14 12.5 13 6-1 8.5-8 7.5-17l-6.5 1c.5 5.5-.5 9-3.5 9.5-3.5.5-6.5-2.5-7.5-7z"},
	shape.Eagle:     {solid: "M0-9.5c1.6 0 2.4 1 2.2 2.2l1.6.6-1.8.8c.3.8.4 1.6.5 2.3 2.6-1.4 4.5-3.9 7-5.1-.3 4.9-2 8.6-5.9 10.6 1.2.3 2.2.2 3.4-.2-1 1.9-2.6 2.9-4.6 3.2l1.6 3.6c-1.3.9-2.7 1.3-4 1.5-1.3-.2-2.7-.6-4-1.5l1.6-3.6c-2-.3-3.6-1.3-4.6-3.2 1.2.4 2.2.5 3.4.2-3.9-2-5.6-5.7-5.9-10.6 2.5 1.2 4.4 3.7 7 5.1.1-.7.2-1.5.5-2.3-.4-1.8.2-3.6 2-3.6z"},
	shape.ChiRho:    {line: "M-6.5-2.5L6.5 8.5M6.5-2.5L-6.5 8.5M0 9.5v-18.5c6-.8 6 6.7 0 6.2"},
	shape.Wheel:     {line: "M0-8.5a8.5 8.5 0 0 1 0 17a8.5 8.5 0 0 1 0-17zM0-8.5v17M-7.4-4.2L7.4 4.2M7.4-4.2L-7.4 4.2"},
	shape.Dragon:    {solid: "M-10-3.2l3.2-3.4c1.9-.5 3.3.3 3.8 1.9l-.9 2.4c.8 1 1.9 1.3 3 .9l-2.3-8.1c4 .6 7 3 8.1 7.1 1.8-.2 2.7-1.5 2.2-3.4l-1.4.6 1.5-4.3 2.6 3.6-1.4.1c.8 3.7-.9 6.3-3.8 7 .4 2.8 1.1 4.6 2.8 6.8h-4.2l-1.4-4.2c-1.5.6-3 .6-4.4.1l-1.3 4.1h-3.7c1.3-1.7 1.8-3.5 1.6-5.4-1.4-.9-2.2-2.2-2.3-3.7z"},
	shape.Boar:      {solid: "M-9.8 2.2l1.5-3.3c.8-2.4 2.5-3.9 5-4.4l.8-1.8.9 1.6.9-1.9.9 1.8 1-1.8.8 1.9 1.1-1.5.5 2c3.2.8 5 2.9 5.2 6.1l1.1 1-1.2.6c-.3 1.7-.7 2.9-.3 5.7h-2.2l-1.1-3.8-5.1.2-.7 3.6h-2.2l-.3-4.1c-1.4.1-2.9-.4-4-1.4l-1.1.7z"},
	shape.Stag:      {solid: "M-4.8-1.2l2.4.2h4.8l2.4-.2-2 2.2-1 4.6c-.3 2.5-.8 3.9-1.8 3.9s-1.5-1.4-1.8-3.9l-1-4.6z", line: "M-1.6-1.4c-2.2-.8-5.4-1.6-5.8-8M-7-5.4l-2.6-1M-4.2-2.6l-.2-3.8M1.6-1.4c2.2-.8 5.4-1.6 5.8-8M7-5.4l2.6-1M4.2-2.6l.2-3.8"},
	shape.Crescent:  {solid: "M-9 4.5c-.6-13.4 18.6-13.4 18 0-3.4-6-14.6-6-18 0z", line: "M-7.5-8L0 8.5L7.5-8"},
	shape.Harp:      {line: "M-5.5-8.5v16.5M-5.5-8.5c4 4.5 8-1.5 12 2.5M6.5-6c2 7-4 13-12 14M-1.8-5.6v9.6M2-5.6v6.2"},
	shape.Saltire:   {solid: "M-9-6.4l2.6-2.6 6.4 6.4 6.4-6.4 2.6 2.6-6.4 6.4 6.4 6.4-2.6 2.6-6.4-6.4-6.4 6.4-2.6-2.6 6.4-6.4z"},
	shape.Ship:      {solid: "M-10-1.5c.6-.9.8-2 .6-3.4 1.3.8 1.9 2.1 1.8 3.6 0 1.6.9 2.6 2.6 2.8h10c1.7-.2 2.6-1.2 2.6-2.8-.1-1.5.5-2.8 1.8-3.6-.2 1.4 0 2.5.6 3.4-.2 5.4-3.6 8.2-8 8.4h-4c-4.4-.2-7.8-3-8-8.4zM-4.8-9.6h9.6c-.9 2.6-.9 5.2 0 8-3.2 1-6.4 1-9.6 0 .9-2.8.9-5.4 0-8z"},
	shape.Hammer:    {solid: "M-1.6-9.5h3.2v8.6h4.6l3.4 4.4-5.4 2.7-4.2 3.3-4.2-3.3-5.4-2.7 3.4-4.4h4.6z"},
	shape.RavenBird: {solid: "M-10-4.2l3.4-1.3c1-1.7 3.3-2.1 4.8-.7 1 1 1.4 2 2.9 2.7 3 1.3 5.6 3.6 8.9 9.8l-5.2-2.1c.8 1 1.2 1.9 1.4 2.9-2.8-.2-4.6-1-6-2.4l-.9 3.6h-1.7l.4-4.3c-2.8-1-4.5-3-4.3-6.3l-.7-1.1z"},
	shape.Seax:      {solid: "M-9.6 7.2l4.2-4.6 2.7 2.5-4.4 4.4zM-4.6 2.2l8-8.4 6.1-3.3c.3 5-1.7 8.5-5.3 11.4l-6.2 2.9z"},
	shape.Cross:     {solid: "M-2-1.9c-.3-2.6-.9-4.9-2.3-7.1h8.6c-1.4 2.2-2 4.5-2.3 7.1 2.6-.3 4.9-.9 7.1-2.3v8.4c-2.2-1.4-4.5-2-7.1-2.3.3 2.6.9 4.9 2.3 7.1h-8.6c1.4-2.2 2-4.5 2.3-7.1-2.6.3-4.9.9-7.1 2.3v-8.4c2.2 1.4 4.5 2 7.1 2.3z"},
	shape.Gonfalon:  {solid: "M-5.8-8.8h15l-3.6 2 3.6 2-3.6 2 3.6 2-3.6 2h-11.4z", line: "M-6.6-9.8v19.6"},
	shape.Hand:      {solid: "M-5 9.5l.2-4.3c-1.8-2-3.2-4.4-4-7 1.3-.8 2.4-.3 3.2.9l1.4 2v-7.7c.3-1.4 2-1.4 2.3 0l.4 4.6.5-6.6c.3-1.4 2.1-1.4 2.4 0l.3 6.8.8-5.3c.4-1.3 1.9-1.2 2.1.1l-.3 6 1-3.4c.5-1 1.8-.8 1.8.4-.2 4-1.2 7-2.6 9.4l.1 4.1z"},
	shape.Oak:       {solid: "M-1.4 9.5l.5-4.5c-2.6 1-5.1.1-5.6-2.3-2.5-.4-3.3-3.3-1.5-4.9-.6-2.3 1.3-4 3.3-3.5.8-2.7 3.2-4.3 4.7-4.3s3.9 1.6 4.7 4.3c2-.5 3.9 1.2 3.3 3.5 1.8 1.6 1 4.5-1.5 4.9-.5 2.4-3 3.3-5.6 2.3l.5 4.5z"},
	shape.Sun:       {solid: "M0-5a5 5 0 0 1 0 10a5 5 0 0 1 0-10z", line: "M0-7v-3M0 7v3M-7 0h-3M7 0h3M-5-5l-2-2M5-5l2-2M-5 5l-2 2M5 5l2 2"},
	shape.Cloud:     {solid: "M-9 1.5c0-2.6 2-4.2 4.2-4 .6-3.4 3.2-5.5 6-5.2 2.6.2 4.6 2 5 4.6 2 .2 3.4 1.8 3.4 3.8-.2 1.6-1.4 2.6-3 2.6h-12c-2 0-3.4-.6-3.6-1.8z", line: "M-5 5l-1.5 4M0 5l-1.5 4M5 5l-1.5 4"},
	shape.Flame:     {solid: "M.5-10c.5 3.5 5.5 6 5.5 12 0 4.5-3 7.5-6 7.5s-6-3-6-7c0-2.5 1.2-4.5 2.5-6 .2 1.8.8 2.8 1.8 3.5-.3-3.5.2-7.5 2.2-10z"},
	shape.Sheaf:     {solid: "M-5 0h10v2.5h-10z", line: "M0 9.5v-18M-3.5 9.5l2-8c-3-2-4-5-4-8M3.5 9.5l-2-8c3-2 4-5 4-8M-2-9.5v6M2-9.5v6"},
	shape.Rose:      {solid: "M0-2.6a2.6 2.6 0 0 1 0 5.2a2.6 2.6 0 0 1 0-5.20z", line: "M0-2.6c-4-4 4-8.5 4.5-3.2c4.5-2.5 6 4 .5 4.300c4 3.5-1.5 7.5-3.5 4c-1 5-8 3-5-1.5c-5 .5-5.5-6-.5-5.5c-2.5-3.5 2.5-5.5 4-2z"},
}

// writeSign appends a sign as SVG.
func writeSign(b *strings.Builder, s shape.Sign) {
	p := signPaths[s]
	if p.solid != "" {
		b.WriteString(`<path class="board-sign-solid" d="` + p.solid + `"/>`)
	}
	if p.line != "" {
		b.WriteString(`<path class="board-sign-line" d="` + p.line + `"/>`)
	}
}

// Medal is the picture of what is no piece, an event or a person, in a ring; nothing for
// what has none.
func Medal(look *Look, what int8, pixels int) app.UI {
	if !look.pictured(what) {
		return app.Span().Hidden(true)
	}
	return app.Raw(look.medal(what, pixels))
}

// Vignette is the picture of a card, without a ring.
func Vignette(look *Look, what int8, pixels int) app.UI {
	var b strings.Builder
	size := number(float64(pixels))
	b.WriteString(`<svg class="vignette" width="` + size + `" height="` + size + `" viewBox="-11 -11 22 22" aria-hidden="true">`)
	writeSign(&b, look.Pictures[what])
	b.WriteString(`</svg>`)
	return app.Raw(b.String())
}

// pictured reports whether there is a picture of an event or a person.
func (l *Look) pictured(what int8) bool {
	return what >= 0 && int(what) < len(l.Pictures) && (l.Pictures[what] != shape.NoSign || l.Portraits[what] != shape.Portrait{})
}

func (l *Look) medal(what int8, pixels int) string {
	var b strings.Builder
	size := number(float64(pixels))
	b.WriteString(`<svg class="medal" width="` + size + `" height="` + size + `" viewBox="-16 -16 32 32" aria-hidden="true"><circle r="15"/><circle class="medal-ring" r="12.6"/>`)
	if p := l.Portraits[what]; p != (shape.Portrait{}) {
		writePortrait(&b, p)
	} else {
		writeSign(&b, l.Pictures[what])
	}
	b.WriteString(`</svg>`)
	return b.String()
}
