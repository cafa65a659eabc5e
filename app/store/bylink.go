package store

import (
	"encoding/hex"
	"slices"

	"bretwalda/engine"
	"bretwalda/engine/dice"
)

// The parts of a match by link that this device keeps besides the link. They go into
// the file of all matches, which is the person's own, and never into a link.

// Key is the secret of a seat, in hexadecimal digits.
type Key struct {
	Seat   int    `json:"seat"`
	Secret string `json:"secret"`
}

// Sent is a link that was handed over.
type Sent struct {
	Link    string `json:"link"`
	Choices int    `json:"choices"` // how many it held; Gathering before the beginning
	At      int64  `json:"at"`      // milliseconds since 1970
	Way     Way    `json:"way,omitempty"`
}

// Way is how a link left the page. Older records do not tell.
type Way string

// Ways.
const (
	Shared Way = ""       // with another app
	Copied Way = "copied" // to be pasted
	Saved  Way = "saved"  // as a file
	Shown  Way = "shown"  // as a code
)

// Gathering is the number of choices of a match that has not begun.
const Gathering = -1

// MaxSent is how many links of a match are kept.
const MaxSent = 8

// Wish is the standing orders that a seat is to have from its next possession on.
type Wish struct {
	Seat   int     `json:"seat"`
	Orders []Order `json:"orders"`
}

// Order is engine.Order as it is stored.
type Order struct {
	Policy uint8 `json:"policy"`
	Side   int8  `json:"side"`
	Value  uint8 `json:"value"`
}

// Key is the key of a seat, if this device has it.
func (r Record) Key(seat engine.Seat) (secret dice.Token, ok bool) {
	for _, k := range r.Keys {
		if k.Seat != int(seat) {
			continue
		}
		if b, err := hex.DecodeString(k.Secret); err == nil && len(b) == len(secret) {
			return dice.Token(b), true
		}
	}
	return secret, false
}

// Claim is the record with a seat that plays here by a secret.
func (r Record) Claim(seat engine.Seat, secret dice.Token) Record {
	r = r.Adopt(seat)
	r.Keys = slices.DeleteFunc(slices.Clone(r.Keys), func(k Key) bool { return k.Seat == int(seat) })
	r.Keys = append(r.Keys, Key{int(seat), hex.EncodeToString(secret[:])})
	return r
}

// Twin is the record with a seat that plays on another device of the player too.
func (r Record) Twin(seat engine.Seat) Record {
	if !r.IsTwin(seat) {
		r.Twins = append(slices.Clone(r.Twins), int(seat))
		slices.Sort(r.Twins)
	}
	return r
}

// IsTwin reports whether another device of the player has the key of a seat too,
// as far as this one knows.
func (r Record) IsTwin(seat engine.Seat) bool { return slices.Contains(r.Twins, int(seat)) }

// Adopt is the record with a seat that plays here.
func (r Record) Adopt(seat engine.Seat) Record {
	if !r.Plays(seat) {
		r.Mine = append(slices.Clone(r.Mine), int(seat))
		slices.Sort(r.Mine)
	}
	return r
}

// Yield is the record without a seat that another has in the match as it stands.
// Its key stays, for the seat may come back.
func (r Record) Yield(seat engine.Seat) Record {
	r.Mine = slices.DeleteFunc(slices.Clone(r.Mine), func(n int) bool { return n == int(seat) })
	r.Twins = slices.DeleteFunc(slices.Clone(r.Twins), func(n int) bool { return n == int(seat) })
	return r.Grant(seat)
}

// Release is the record without a seat that is another's for good.
func (r Record) Release(seat engine.Seat) Record {
	r.Keys = slices.DeleteFunc(slices.Clone(r.Keys), func(k Key) bool { return k.Seat == int(seat) })
	return r.Yield(seat)
}

// NoteSent is the record once a link was handed over.
func (r Record) NoteSent(s Sent) Record {
	sent := slices.DeleteFunc(slices.Clone(r.Sent), func(old Sent) bool { return old.Link == s.Link })
	r.Sent = slices.Insert(sent, 0, s)
	r.Sent = r.Sent[:min(len(r.Sent), MaxSent)]
	return r
}

// HandedOver is how many choices of the match others have, Gathering when none was handed
// over since it began.
func (r Record) HandedOver() int {
	most := Gathering
	for _, s := range r.Sent {
		most = max(most, s.Choices)
	}
	return most
}

// Rewound is the record of a match in which all that came after some choices was
// undone: what was handed over and shown counts only as far.
func (r Record) Rewound(choices int) Record {
	r.Seen = min(r.Seen, choices)
	r.Sent = slices.Clone(r.Sent)
	for i := range r.Sent {
		r.Sent[i].Choices = min(r.Sent[i].Choices, choices)
	}
	return r
}

// Leave is the record before it takes another course from some choice on: the
// link that is left can be sent again, and what was handed over counts only as
// far as both courses are alike.
func (r Record) Leave(parting int, now int64) Record {
	r = r.NoteSent(Sent{Link: r.Link, Choices: parting, At: now})
	for i := range r.Sent {
		r.Sent[i].Choices = min(r.Sent[i].Choices, parting)
	}
	r.Witness = r.Witness.Cut(parting)
	return r
}

// Wish is the record with orders that wait for a seat's possession.
func (r Record) Wish(seat engine.Seat, orders []engine.Order) Record {
	r = r.Grant(seat)
	w := Wish{Seat: int(seat), Orders: []Order{}}
	for _, o := range orders {
		w.Orders = append(w.Orders, Order(o))
	}
	r.Wishes = append(r.Wishes, w)
	return r
}

// Wished is the orders that wait for a seat's possession; false where none do.
func (r Record) Wished(seat engine.Seat) ([]engine.Order, bool) {
	for _, w := range r.Wishes {
		if w.Seat != int(seat) {
			continue
		}
		var orders []engine.Order
		for _, o := range w.Orders {
			orders = append(orders, engine.Order(o))
		}
		return orders, true
	}
	return nil, false
}

// Grant is the record without the orders that wait for a seat's possession.
func (r Record) Grant(seat engine.Seat) Record {
	r.Wishes = slices.DeleteFunc(slices.Clone(r.Wishes), func(w Wish) bool { return w.Seat == int(seat) })
	return r
}

// Note is the record as it is stored, with what another one, of the same match,
// notes besides: for one that could not be stored.
func (r Record) Note(o Record) Record {
	r.Mine, r.Keys, r.Seen, r.Sent, r.Wishes, r.Served, r.Twins = o.Mine, o.Keys, o.Seen, o.Sent, o.Wishes, o.Served, o.Twins
	return r
}
