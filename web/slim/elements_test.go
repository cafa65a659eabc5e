package slim

import (
	"errors"
	"strings"
	"testing"
)

const twoElements = `package app

type HTMLA interface {
	UI
	Body(elems ...UI) HTMLA
	Text(v any) HTMLA
}

func A() HTMLA {
	e := &htmlA{htmlElement: htmlElement{tag: "a", isSelfClosing: false}}
	return e
}

type htmlA struct {
	htmlElement
}

func (e *htmlA) Body(v ...UI) HTMLA {
	e.setChildren(v...)
	return e
}

func (e *htmlA) Text(v any) HTMLA {
	return e.Body(Text(v))
}

type HTMLElem interface {
	UI
}

func Elem(tag string) HTMLElem {
	e := &htmlElem{htmlElement: htmlElement{tag: tag, isSelfClosing: false}}
	return e
}

type htmlElem struct {
	htmlElement
}

func (e *htmlElem) Text(v any) HTMLElem {
	return e.Body(Text(v))
}

type HTMLTextarea interface {
	UI
}

func Textarea() HTMLTextarea {
	e := &htmlTextarea{htmlElement: htmlElement{tag: "textarea", isSelfClosing: false}}
	return e
}

type htmlTextarea struct {
	htmlElement
}

func (e *htmlTextarea) Text(v any) HTMLTextarea {
	e.setAttr("value", v)
	return e
}
`

// TestOneElement checks that all elements become one type, that each method is
// there once, and that an element whose method does something else keeps it.
func TestOneElement(t *testing.T) {
	b, err := oneElement([]byte(twoElements))
	if err != nil {
		t.Fatal(err)
	}
	got := string(b)
	for _, want := range []string{
		"type HTMLA = *element",
		"type htmlTextarea = element",
		`func A() HTMLA { return newElement("a", false) }`,
		`func Elem(tag string) HTMLElem { return newElement(tag, false) }`,
		"func (e *element) Body(v ...UI) *element {",
		"case \"textarea\":\n\n\t\te.setAttr(\"value\", v)\n\t\treturn e\n",
	} {
		if strings.Count(got, want) != 1 {
			t.Errorf("not once: %s", want)
		}
	}
	if n := strings.Count(got, ") Text("); n != 1 {
		t.Errorf("the method Text is there %d times", n)
	}
	if t.Failed() {
		t.Log(got)
	}
}

// TestUnknownElements checks that another form of the file is told.
func TestUnknownElements(t *testing.T) {
	for _, change := range [][2]string{
		{`tag: "a"`, `name: "a"`},
		{"func (e *htmlA) Text(v any) HTMLA", "func (e *htmlA) Text(v string) HTMLA"},
		{"func (e *htmlA) Text(v any) HTMLA", "func (e *htmlA) Text(v any) string"},
		{"func (e *htmlA) Text", "func (x *htmlA) Text"},
		{"type htmlA struct", "type linkA struct"},
		{"e.setChildren(v...)", "_ = HTMLA(e)"},
	} {
		if !strings.Contains(twoElements, change[0]) {
			t.Fatalf("there is no %s", change[0])
		}
		if _, err := oneElement([]byte(strings.Replace(twoElements, change[0], change[1], 1))); !errors.Is(err, ErrLayout) {
			t.Errorf("%s instead of %s: %v", change[1], change[0], err)
		}
	}
}
