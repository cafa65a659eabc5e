package poker

import (
	"bytes"
	"errors"
	"fmt"
	"slices"
	"testing"
)

var fourPlayers = Deal{Match: 77, Round: 2, Seats: 4, Cards: 25, Each: 6, Guarded: true}

// keysOf is a key for every seat of a table; seed tells decks apart.
func keysOf(t Deal, seed byte) []*Key {
	var keys []*Key
	for seat := range t.Seats {
		keys = append(keys, NewKey(t, seat, Token{seed, byte(seat + 1)}))
	}
	return keys
}

// passed writes a deck and reads it again, as a device does that gets a link.
func passed(t *testing.T, s *Shuffle) *Shuffle {
	t.Helper()
	text := written(s)
	again, err := Parse(s.deal, reader(text), false)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(written(again), text) {
		t.Fatal("written otherwise when read")
	}
	return again
}

func written(s *Shuffle) []byte {
	var text []byte
	s.Write(func(n, of int) {
		if n < 0 || n >= of || of > 256 {
			panic("no symbol")
		}
		text = append(text, byte(n))
	}, false)
	return text
}

// reader gives the symbols of a text, and 0 beyond its end.
func reader(text []byte) func(of int) int {
	return func(of int) int {
		if len(text) == 0 {
			return 0
		}
		n := int(text[0]) % of
		text = text[1:]
		return n
	}
}

// shuffled is a deck that all have masked in some order and all have stripped.
func shuffled(t *testing.T, table Deal, keys []*Key, order []int) *Shuffle {
	t.Helper()
	s := New(table)
	for _, seat := range order {
		if s.Masked() || !s.Owes(seat) {
			t.Fatal("masked too early")
		}
		if err := s.Mask(keys[seat]); err != nil {
			t.Fatal(err)
		}
		s = passed(t, s)
	}
	for _, seat := range order {
		if err := s.Strip(keys[seat]); err != nil {
			t.Fatal(err)
		}
		s = passed(t, s)
	}
	if !s.Stripped() {
		t.Fatal("masks are left")
	}
	return s
}

func TestHandsAreDealtFromOneDeck(t *testing.T) {
	for _, table := range []Deal{fourPlayers, {Match: 5, Round: 1, Seats: 3, Cards: 25, Each: 8}, {Match: 6, Round: 3, Seats: 5, Cards: 25, Each: 5}} {
		keys := keysOf(table, 9)
		order := []int{2, 0, 1, 3, 4}
		order = slices.DeleteFunc(order, func(seat int) bool { return seat >= table.Seats })
		s := shuffled(t, table, keys, order)
		deck := Deck(table, s.Order(), keys)
		if sorted := slices.Sorted(slices.Values(deck)); len(slices.Compact(sorted)) != table.Cards {
			t.Fatalf("no deck: %v", deck)
		}
		for seat, k := range keys {
			hand, err := s.Read(k)
			from, to := table.Slots(seat)
			if err != nil || !slices.Equal(hand, deck[from:to]) {
				t.Errorf("seat %d reads %v, %v, and was dealt %v", seat, hand, err, deck[from:to])
			}
		}
		if err := s.Audit(keys); err != nil {
			t.Errorf("an honest deck: %v", err)
		}
	}
}

// Every card is about equally often in every slot, whoever's keys differ.
func TestAnyHonestSeatShuffles(t *testing.T) {
	table := Deal{Seats: 3, Cards: 5, Each: 1}
	for honest := range table.Seats {
		var count [5][5]int
		const tries = 2000
		for try := range tries {
			keys := keysOf(table, 1)
			keys[honest] = NewKey(table, honest, Token{byte(try), byte(try >> 8), 7})
			for slot, card := range Deck(table, []int{1, 2, 0}, keys) {
				count[slot][card]++
			}
		}
		for slot := range count {
			for card, n := range count[slot] {
				if n < 300 || n > 500 { // 400 in the mean, 18 the deviation
					t.Errorf("seat %d alone shuffles: card %d is %d times of %d in slot %d", honest, card, n, tries, slot)
				}
			}
		}
	}
}

// Not even all the others together open a card with the keys they have, at any
// moment, and no point of the deck is ever one that another seat has seen bare.
func TestOnlyTheOwnerOpensACard(t *testing.T) {
	keys := keysOf(fourPlayers, 3)
	var bare []Point
	bare = append(bare, faces()...)
	check := func(s *Shuffle, owner int) {
		t.Helper()
		from, to := fourPlayers.Slots(owner)
		for _, p := range s.points[from:to] {
			// Any masks of the others may be off.
			for set := range 1 << fourPlayers.Seats {
				if set>>owner&1 != 0 {
					continue
				}
				open := p
				for seat, k := range keys {
					if set>>seat&1 != 0 {
						open, _ = times(open, k.unmask())
					}
				}
				if slices.Contains(bare, open) {
					t.Fatalf("the others open a card of seat %d", owner)
				}
			}
		}
	}
	s := New(fourPlayers)
	for _, k := range keys {
		if err := s.Mask(k); err != nil {
			t.Fatal(err)
		}
	}
	for _, k := range keys {
		for owner := range keys {
			check(s, owner)
		}
		if err := s.Strip(k); err != nil {
			t.Fatal(err)
		}
	}
	for owner, k := range keys {
		check(s, owner)
		for seat, other := range keys {
			stolen := *other // another seat's key, as if the slots were its own
			stolen.seat = owner
			if _, err := s.Read(&stolen); seat != owner && !errors.Is(err, ErrUnreadable) {
				t.Errorf("seat %d reads the hand of seat %d: %v", seat, owner, err)
			}
		}
		if _, err := s.Read(k); err != nil {
			t.Error(err)
		}
	}
	// Cards dealt to nobody stay under the masks of all: it was left out
	// before the first mask was taken off.
	if len(s.points) != fourPlayers.dealt() {
		t.Errorf("%d points of %d", len(s.points), fourPlayers.dealt())
	}
}

func TestActsHaveTheirTime(t *testing.T) {
	keys := keysOf(fourPlayers, 4)
	s := New(fourPlayers)
	if err := s.Strip(keys[0]); !errors.Is(err, ErrOrder) {
		t.Errorf("stripped before it was masked: %v", err)
	}
	for _, k := range keys {
		if err := s.Mask(k); err != nil {
			t.Fatal(err)
		}
	}
	if err := s.Mask(keys[0]); !errors.Is(err, ErrOrder) {
		t.Errorf("masked twice: %v", err)
	}
	if _, err := s.Read(keys[0]); !errors.Is(err, ErrOrder) {
		t.Errorf("read under the masks of others: %v", err)
	}
	for _, k := range keys[1:] {
		if err := s.Strip(k); err != nil {
			t.Fatal(err)
		}
	}
	if !s.Ready(0) || s.Ready(1) {
		t.Error("seat 0 alone can read")
	}
	if s.Forget(keys[0]); s.Forgotten(0) {
		t.Error("left out while masks are to be stripped")
	}
	if err := s.Strip(keys[0]); err != nil {
		t.Fatal(err)
	}
	if err := s.Strip(keys[0]); !errors.Is(err, ErrOrder) {
		t.Errorf("stripped twice: %v", err)
	}
	s.Forget(keys[0])
	s = passed(t, s)
	if _, err := s.Read(keys[0]); !errors.Is(err, ErrOrder) {
		t.Errorf("read what was left out: %v", err)
	}
	if _, err := s.Read(keys[1]); err != nil {
		t.Error(err)
	}
	if s.Do(keys[0]); !s.Done(0, Show) {
		t.Error("nothing is shown")
	}
	s.EndPassing()
	s = passed(t, s)
	if did, err := s.Do(keys[1]); did || err != nil {
		t.Errorf("shown though nothing is passed on any more: %v, %v", did, err)
	}
	if _, err := s.Tell(keys[1], 0, 0, nil); !errors.Is(err, ErrOrder) {
		t.Errorf("passed on without public points: %v", err)
	}
}

func TestCardsAreToldToOneSeat(t *testing.T) {
	keys := keysOf(fourPlayers, 5)
	s := shuffled(t, fourPlayers, keys, []int{0, 1, 2, 3})
	cards := []int8{24, 0, 7, 7}
	for _, k := range keys {
		if err := s.Show(k); !errors.Is(err, ErrOrder) {
			t.Errorf("shown while the deck is long: %v", err)
		}
		s.Forget(k)
		if err := s.Show(k); err != nil {
			t.Fatal(err)
		}
	}
	s = passed(t, s)
	if err := s.Audit(keys); err != nil {
		t.Error(err)
	}
	told, err := s.Tell(keys[1], 2, 3, cards)
	if err != nil || slices.Equal(told, cards) {
		t.Fatal(told, err)
	}
	if heard, err := s.Hear(keys[2], 1, 3, told); err != nil || !slices.Equal(heard, cards) {
		t.Errorf("heard %v, %v", heard, err)
	}
	for _, seat := range []int{0, 3} {
		if heard, _ := s.Hear(keys[seat], 1, 3, told); slices.Equal(heard, cards) {
			t.Errorf("seat %d hears it too", seat)
		}
	}
	if heard, meant := Overhear(keys[1], keys[2], 3, told); !meant || !slices.Equal(heard, cards) {
		t.Errorf("opened it says %v, %v", heard, meant)
	}
	for i := range told {
		altered := slices.Clone(told)
		altered[i] = (altered[i] + 1) % 25
		if _, err := s.Hear(keys[2], 1, 3, altered); !errors.Is(err, ErrUnreadable) {
			t.Errorf("symbol %d was altered, and is heard: %v", i, err)
		}
		if _, meant := Overhear(keys[1], keys[2], 3, altered); meant {
			t.Errorf("symbol %d was altered, and seems to be meant", i)
		}
	}
	if _, err := s.Hear(keys[2], 1, 2, told); !errors.Is(err, ErrUnreadable) {
		t.Errorf("told at another place: %v", err)
	}
	for _, seat := range []int{1, 2} { // by another point neither can be misled
		other := copyOf(s)
		other.public[seat] = other.public[3]
		told, _ := other.Tell(keys[1], 2, 3, cards)
		if _, err := s.Hear(keys[2], 1, 3, told); seat == 2 && !errors.Is(err, ErrUnreadable) {
			t.Errorf("told by another point, and heard: %v", err)
		}
		if _, err := other.Hear(keys[2], 1, 3, told); !errors.Is(err, ErrUnreadable) {
			t.Errorf("heard by another point of seat %d: %v", seat, err)
		}
		if _, meant := Overhear(keys[1], keys[2], 3, told); meant != (seat == 1) {
			t.Errorf("told by another point of seat %d: meant is %v", seat, meant)
		}
	}
	noted := keys[0].Note(6, cards)
	if again := keys[0].Recall(6, noted); !slices.Equal(again, cards) {
		t.Errorf("recalls %v", again)
	}
	if again := keys[1].Recall(6, noted); slices.Equal(again, cards) {
		t.Error("another seat recalls a note")
	}
}

// The keys and faces are part of the link format: they stay for ever.
func TestKeysStay(t *testing.T) {
	first := fourPlayers
	first.Guarded = false // by the first protocol
	keys := keysOf(first, 1)
	s := shuffled(t, first, keys, []int{0, 1, 2, 3})
	deck := Deck(first, s.Order(), keys)
	want := []int8{15, 19, 7, 21, 22, 13, 24, 0, 2, 8, 12, 17, 16, 6, 14, 18, 20, 4, 10, 9, 1, 3, 11, 23, 5}
	if !slices.Equal(deck, want) {
		t.Errorf("the deck is %v", deck)
	}
	if print := fmt.Sprintf("%x", s.acts[7].Print[:printSize]); print != "69447feb6f8a" {
		t.Errorf("the print of the last act is %s", print)
	}
}

func FuzzParse(f *testing.F) {
	keys := keysOf(fourPlayers, 2)
	s := New(fourPlayers)
	for _, k := range keys {
		s.Mask(k)
		f.Add(written(s))
	}
	for _, k := range keys {
		s.Strip(k)
	}
	f.Add(written(s))
	s.Forget(keys[1])
	f.Add(written(s))
	f.Fuzz(func(t *testing.T, text []byte) {
		for _, open := range []bool{false, true} {
			s, err := Parse(fourPlayers, reader(text), open)
			if err != nil {
				continue
			}
			s.Audit(keys)
			for _, k := range keys {
				if !open {
					s.Do(k)
				}
				s.Read(k)
			}
		}
	})
}
