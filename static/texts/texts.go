// Package texts holds what people read, one file of keys and texts a language.
// Package app/text explains how a text is written.
package texts

// Read is the file of a language, by its code.
func Read(code string) ([]byte, error) { return open(code + ".json") }
