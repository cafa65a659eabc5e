package board

import "strings"

// Sign is a small picture: a weapon on a counter, or what a note is about.
type Sign uint8

// Signs.
const (
	NoSign Sign = iota
	Knight
	Sword
	Spear
	Javelins
	Bow
	Axe
	Crown
	Horn
	signs
)

// signPaths are SVG path data around 0,0, within 10 units of it: what is filled
// and what is a line.
var signPaths = [signs]struct{ solid, line string }{
	Knight:   {solid: "M-5.5 9.5c-.2-4.2 2.3-6.3 2.9-9.3-1.2 1.3-2.9 1.9-4.4 1.8l-1.5-2.4c1.6-3.4 3-6.3 6-7.9l.2-2.6 2.7 1.9c5.2 1 8.1 6 7.4 18.5z"},
	Sword:    {solid: "M-1.7-7.5l1.7-2.6 1.7 2.6v10.5h-3.4z", line: "M-4.8 3.6h9.6M0 4v5.2"},
	Spear:    {solid: "M0-10.8l3.4 5.8-3.4 3.2-3.4-3.2z", line: "M0-3v13"},
	Javelins: {solid: "M-7.7-9.3l5 2.2-3 3zM7.7-9.3l-5 2.2 3 3z", line: "M-6-7.5L6 9M6-7.5L-6 9"},
	Bow:      {solid: "M-9.3 0l4.6-2.7v5.4z", line: "M3.5-9.5c-9 3.5-9 15.5 0 19zM-6 0h12.5"},
	Axe:      {solid: "M-.5-9.5c4-.8 7.5.5 9 3.5-.6 3-2.3 5-5 6-.8-2.3-2.3-3.6-5-4z", line: "M-.5-9.5l-3 19"},
	Crown:    {solid: "M-7.5 5l-2-10 5.5 4.5 4-7.5 4 7.5 5.5-4.5-2 10z"},
	Horn:     {solid: "M-10-4.5c.5 8.5 6 14 12.5 13 6-1 8.5-8 7.5-17l-6.5 1c.5 5.5-.5 9-3.5 9.5-3.5.5-6.5-2.5-7.5-7z"},
}

// write appends a sign as SVG.
func (s Sign) write(b *strings.Builder) {
	p := signPaths[s]
	if p.solid != "" {
		b.WriteString(`<path class="board-sign-solid" d="` + p.solid + `"/>`)
	}
	if p.line != "" {
		b.WriteString(`<path class="board-sign-line" d="` + p.line + `"/>`)
	}
}
