// Package languages knows the languages of the client: a folder for each and its
// line in list.txt, with the code and the language's own name for itself.
//
//	CODE/texts.json   what the program says; package app/text explains how it is written
//	CODE/shell.json   what the page says before the program has come, and the manifest
//	CODE/rules        the rule books
//	CODE/lessons      the words of the lessons, whose scripts all languages share
package languages

import (
	"fmt"
	"strings"
)

// Folder is where the languages are in the site; List is the list of them there.
const (
	Folder = "languages/"
	List   = Folder + "list.txt"
)

// Language is a line of the list.
type Language struct {
	Code string // as in the lang attribute
	Name string // in the language itself
}

// Parse reads a list. Its first language is the default.
func Parse(list string) ([]Language, error) {
	var all []Language
	for line := range strings.Lines(list) {
		code, name, found := strings.Cut(strings.TrimSpace(line), " ")
		if !found {
			return nil, fmt.Errorf("languages: %q is not a code and a name", line)
		}
		all = append(all, Language{code, name})
	}
	if len(all) == 0 {
		return nil, fmt.Errorf("languages: the list is empty")
	}
	return all, nil
}

// All lists the languages in the order in which they are offered. It panics when the
// list that comes with the program is not sound.
func All() []Language { return all() }

// Texts is the file of what the program says in a language.
func Texts(code string) string { return Folder + code + "/texts.json" }

// Shell is the file of what the page says before the program has come.
func Shell(code string) string { return Folder + code + "/shell.json" }

// Rules is the file of a rule book.
func Rules(code, book string) string { return Folder + code + "/rules/" + book + ".txt" }

// Lesson is the file of the words of a game's lesson.
func Lesson(code, game string) string { return Folder + code + "/lessons/" + game + ".txt" }

func mustParse(list []byte, err error) []Language {
	if err != nil {
		panic("languages: " + err.Error())
	}
	all, err := Parse(string(list))
	if err != nil {
		panic(err.Error())
	}
	return all
}
