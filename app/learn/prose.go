// Package learn reads what teaches: books of rules and lessons, which are plain
// text files, and finds what a person looks for in them. It knows neither a
// browser nor a game.
package learn

import "strings"

// Kind is the shape of a block of text.
type Kind uint8

// Kinds of blocks.
const (
	Paragraph Kind = iota
	Item           // of a list
	Example
)

// Block is a paragraph, an item of a list or an example.
type Block struct {
	Kind  Kind
	Spans []Span
}

// Span is a piece of text of one look.
type Span struct {
	Text   string // of a link "": the title of its section
	Link   string // the section it leads to, or ""
	Strong bool   // a term that is being defined
}

// Plain is the text of a block without its marks. title gives the titles of the
// sections that links lead to.
func (b Block) Plain(title func(id string) string) string {
	var words strings.Builder
	for _, s := range b.Spans {
		if s.Text == "" && s.Link != "" {
			words.WriteString(title(s.Link))
			continue
		}
		words.WriteString(s.Text)
	}
	return words.String()
}

// prose reads blocks: paragraphs between blank lines, lines "- " of a list and
// lines "> " of an example, each with the lines that follow it.
func prose(lines []string) []Block {
	var blocks []Block
	kind, words := Paragraph, []string(nil)
	end := func() {
		if len(words) > 0 {
			blocks = append(blocks, Block{kind, spans(strings.Join(words, " "))})
		}
		kind, words = Paragraph, nil
	}
	for _, line := range lines {
		line = strings.TrimSpace(line)
		item, isItem := strings.CutPrefix(line, "- ")
		example, isExample := strings.CutPrefix(line, ">")
		switch {
		case line == "":
			end()
		case isItem:
			end()
			kind, words = Item, []string{strings.TrimSpace(item)}
		case isExample:
			if kind != Example {
				end()
			}
			kind = Example
			if example = strings.TrimSpace(example); example != "" {
				words = append(words, example)
			}
		default:
			words = append(words, line)
		}
	}
	end()
	return blocks
}

// spans reads the marks within a text: [[id]], [[id|text]] and *term*. A mark
// without its end is text.
func spans(text string) []Span {
	var list []Span
	plain := func(s string) {
		if s != "" {
			list = append(list, Span{Text: s})
		}
	}
	for text != "" {
		at := strings.IndexAny(text, "[*")
		if at < 0 {
			break
		}
		rest := text[at:]
		if inner, after, ok := between(rest, "[[", "]]"); ok {
			plain(text[:at])
			id, words, _ := strings.Cut(inner, "|")
			list = append(list, Span{Text: strings.TrimSpace(words), Link: strings.TrimSpace(id)})
			text = after
			continue
		}
		if inner, after, ok := between(rest, "*", "*"); ok && inner != "" {
			plain(text[:at])
			list = append(list, Span{Text: inner, Strong: true})
			text = after
			continue
		}
		plain(text[:at+1])
		text = text[at+1:]
	}
	plain(text)
	return joined(list)
}

// between is what is between two marks at the beginning of a text.
func between(text, open, shut string) (inner, after string, ok bool) {
	rest, ok := strings.CutPrefix(text, open)
	if !ok {
		return "", "", false
	}
	return strings.Cut(rest, shut)
}

// joined puts neighbours of one look together.
func joined(list []Span) []Span {
	var out []Span
	for _, s := range list {
		if n := len(out); n > 0 && out[n-1].Link == "" && s.Link == "" && out[n-1].Strong == s.Strong {
			out[n-1].Text += s.Text
			continue
		}
		out = append(out, s)
	}
	return out
}
