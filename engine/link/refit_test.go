package link_test

import (
	"crypto/sha256"
	"encoding/binary"

	"bretwalda/engine/link"
	"bretwalda/engine/veil"
)

// refit makes the print of the last act on a deck fit its points again, as an
// adversary does who has altered them: the print is under no key. It answers false
// where there is none to fit.
func refit(number uint64, round, seats, cards, each int, list []link.Symbol) bool {
	at := 0
	for at < len(list) && list[at].Field != "prints" {
		at++
	}
	next := func() int { at++; return list[at-1].S }
	bytes := func(n int) []byte {
		var b []byte
		for range n {
			b = append(b, byte(next()))
		}
		return b
	}
	if at >= len(list) || next() != 0 {
		return false // open
	}
	print, lastSeat, lastKind, strips := -1, 0, veil.Mask, 0
	read, shown := map[int]bool{}, 0
	for range next() {
		seat, kind := next(), veil.Kind(next())
		switch kind {
		case veil.Show:
			bytes(8)
			shown++
			continue
		case veil.Read:
			read[seat] = true
		default:
			if kind == veil.Strip {
				strips++
			}
			print, lastSeat, lastKind = at, seat, kind
			bytes(6)
		}
		bytes(2)
	}
	if print < 0 || len(read) == seats {
		return false
	}
	point := func() []byte {
		b := bytes(32)
		b[0] <<= 1
		return b
	}
	if next() == 1 {
		for range shown {
			point()
		}
	}
	label := func(purpose string) []byte {
		text := append([]byte("bretwalda veil "+purpose), 0)
		return binary.BigEndian.AppendUint16(binary.BigEndian.AppendUint64(text, number), uint16(round))
	}
	slots := cards
	if strips > 0 {
		slots = seats * each
	}
	owners := make([][]byte, seats+1)
	for seat := range owners {
		if !read[seat] {
			owners[seat] = append(label("owner"), byte(seat))
		}
	}
	for slot := range slots {
		if seat := min(slot/each, seats); !read[seat] {
			owners[seat] = append(owners[seat], point()...)
		}
	}
	deck := label("deck")
	for seat := range owners {
		if read[seat] {
			deck = append(deck, bytes(16)...)
			continue
		}
		sum := sha256.Sum256(owners[seat])
		deck = append(deck, sum[:16]...)
	}
	all := sha256.Sum256(deck)
	sum := sha256.Sum256(append(append(label("act"), byte(lastSeat), byte(lastKind)), all[:]...))
	for i := range 6 {
		list[print+i].S = int(sum[i])
	}
	return true
}
