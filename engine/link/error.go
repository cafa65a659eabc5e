package link

import "errors"

// Error is the reason why a text opens no match.
type Error struct {
	Code string // stable; the texts people read are keyed by it
	text string
}

func (e *Error) Error() string { return "link: " + e.text }

// Decode's errors wrap one of these.
var (
	ErrNotGame      = &Error{"notGame", "not a game"}
	ErrCut          = &Error{"cut", "cut off"}
	ErrDamaged      = &Error{"damaged", "damaged"}
	ErrNewerVersion = &Error{"newerVersion", "of a newer version"}
	ErrUnknownGame  = &Error{"unknownGame", "of an unknown game"}
	ErrNewerRules   = &Error{"newerRules", "of a newer revision of the rules"}
	ErrForged       = &Error{"forged", "forged"}
)

// Code is the code of an error of this package, or "" for others.
func Code(err error) string {
	var e *Error
	if errors.As(err, &e) {
		return e.Code
	}
	return ""
}
