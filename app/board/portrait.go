package board

import (
	"strings"

	"bretwalda/app/shape"
)

// part is part of a head, as SVG path data around 0,0 within the ring of a medal: what is
// filled, lines as a graver cuts them, and lines that are left white.
type part struct{ solid, fine, light string }

// bust is what all have: cloak and brooch, face, and the shade of a cheek.
var (
	cloak  = "M-10.4 7.6c1.6-2.4 4.8-3 7-3.4l3.4 2.6 3.4-2.6c2.2.4 5.4 1 7 3.4-2.4 3-6 5-10.4 5s-8-2-10.4-5z"
	face   = "M-4.2-3c0 5.6 1.8 8.6 4.2 8.6s4.2-3 4.2-8.6c0-2.6-1.8-4.2-4.2-4.2s-4.2 1.6-4.2 4.2z"
	brooch = "M3.4 8.6a1.5 1.5 0 0 1 3 0a1.5 1.5 0 0 1-3 0z"
	traits = "M-2.7-2.6h1.7M1-2.6h1.7M-1.9-1.5h.1M1.8-1.5h.1M.2-1.6l.6 2.2h-1M-1.3 2.6c.8.4 1.8.4 2.6 0M3.9-3.4l-1.2 1M4-1.8l-1.6 1.3M3.8-.2L2.2 1.1M3.3 1.7L2 2.8"
)

var hairs = [shape.Hairs]part{
	shape.Short:   {solid: "M-4.4-2.6c-.6-4.4 1.6-6 4.4-6s5 1.6 4.4 6c-.8-1.6-1.4-2.6-2-3-1.6.8-3.4.8-4.8 0-.6.4-1.2 1.4-2 3z"},
	shape.Long:    {solid: longHair, light: locks},
	shape.Braided: {solid: longHair, light: locks + "M-5.6 6l1.2 1.3-1.2 1.3 1.2 1.3M5.6 6l-1.2 1.3 1.2 1.3-1.2 1.3"},
}

const locks = "M-4.9-1c-.1 2.6-.7 5-1.6 7M4.9-1c.1 2.6.7 5 1.6 7M-2.6-7.4c.8-.6 1.6-.8 2.6-.8"

const longHair = "M-4.4-2.6c-.8-4.6 1.6-6.4 4.4-6.4s5.2 1.8 4.4 6.4c.4 3.4.8 6 2.6 8.6-1.6.4-3 .2-4-.6.9-2.2 1.2-5 .9-8.6-.7-1.5-1.3-2.3-1.9-2.6-1.4.8-2.6.8-4 0-.6.3-1.2 1.1-1.9 2.6-.3 3.6 0 6.4.9 8.6-1 .8-2.4 1-4 .6 1.8-2.6 2.2-5.2 2.6-8.6z"

var beards = [shape.Beards]part{
	shape.Moustache:   {solid: "M0 1.2c-1-.4-2.2.1-2.9 1.8-.2 1 .1 1.8.3 2.4.3-1.5 1.2-2.3 2.6-2.6 1.4.3 2.3 1.1 2.6 2.6.2-.6.5-1.4.3-2.4-.7-1.7-1.9-2.2-2.9-1.8z"},
	shape.FullBeard:   {solid: "M-4.2-.6c.5 1.8 1.3 2.4 2.3 2.3.5-.6 1.2-.8 1.9-.5.7-.3 1.4-.1 1.9.5 1 .1 1.8-.5 2.3-2.3.3 5-1.4 8.8-4.2 8.8s-4.5-3.8-4.2-8.8z", light: whiskers},
	shape.ForkedBeard: {solid: "M-4.2-.6c.5 1.8 1.3 2.4 2.3 2.3.5-.6 1.2-.8 1.9-.5.7-.3 1.4-.1 1.9.5 1 .1 1.8-.5 2.3-2.3.3 5-.6 8-2.8 9.6l-1.4-2.2-1.4 2.2c-2.2-1.6-3.1-4.6-2.8-9.6z", light: whiskers},
}

const whiskers = "M-1.2 2.9c.8.3 1.6.3 2.4 0M-2.5 3.6c.2 1.2.5 2 1 2.8M0 4.4v3.4M2.5 3.6c-.2 1.2-.5 2-1 2.8M-4.2 5.4c1 2.6 2.4 3.8 4.2 4M4.2 5.4c-1 2.6-2.4 3.8-4.2 4"

var headgear = [shape.Headgears]part{
	shape.Crowned:     {solid: "M-5-5.4l-.8-4.8 2.8 2 3-3.4 3 3.4 2.8-2-.8 4.8c-3.2-1-6.8-1-10 0z"},
	shape.Circlet:     {solid: "M-4.9-5.4c3-1.2 6.8-1.2 9.8 0l-.3 1.6c-2.8-1-6.4-1-9.2 0z"},
	shape.NasalHelm:   {solid: "M-5-3.6c0-4.4 2.3-7 5-8.6 2.7 1.6 5 4.2 5 8.6l-4.2-.3v3.4l-.8.7-.8-.7v-3.4z", fine: "M-5.6-3.2h3.8M1.8-3.2h3.8", light: "M0-11.2v6.4M-4.4-4.8c3-.5 5.8-.5 8.8 0"},
	shape.CrestedHelm: {solid: "M-5.2-3c-.2-5 1.8-8.6 5.2-8.6s5.4 3.6 5.2 8.6l-.6 5.4-2-.6.3-4.4c-1.9-.6-3.9-.6-5.8 0l.3 4.4-2 .6z", light: "M0-11v5.4M-4.8-5c3.2-.6 6.4-.6 9.6 0M-3.4-9.4c-.6 1.2-.9 2.4-.9 3.6M3.4-9.4c.6 1.2.9 2.4.9 3.6"},
	shape.Coif:        {solid: "M-6 5.5c-1.4-8 .6-14 6-14s7.4 6 6 14c-.8-.2-1.4-.8-1.8-1.6.9-6.6-1-8.9-4.2-8.9s-5.1 2.3-4.2 8.9c-.4.8-1 1.4-1.8 1.6z", light: "M-4.9 3c-.8-6 .6-9.6 4.9-9.8 4.3.2 5.7 3.8 4.9 9.8"},
	shape.Laurel:      {fine: "M-4.8-3.6c-.6-2 .2-4 2.2-5.2M4.8-3.6c.6-2-.2-4-2.2-5.2M-6-5.4l1.3.3M-5.4-7.6l1.3.9M-3.6-9.4l.6 1.2M6-5.4l-1.3.3M5.4-7.6l-1.3.9M3.6-9.4l-.6 1.2"},
}

// writePortrait appends a head as SVG.
func writePortrait(b *strings.Builder, p shape.Portrait) {
	path := func(class, d string) {
		if d != "" {
			b.WriteString(`<path class="` + class + `" d="` + d + `"/>`)
		}
	}
	path("board-sign-solid", cloak)
	path("medal-light", brooch)
	path("medal-light", face)
	path("medal-fine", traits)
	for _, part := range []part{hairs[p.Hair], beards[p.Beard], headgear[p.Headgear]} {
		path("board-sign-solid", part.solid)
		path("medal-fine", part.fine)
		path("medal-fine medal-cut", part.light)
	}
}
