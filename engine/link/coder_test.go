package link

import (
	"math"
	"testing"

	"bretwalda/engine/dice"
)

func letters(digits []byte) string {
	text := make([]byte, len(digits))
	for i, d := range digits {
		text[i] = alphabet[d]
	}
	return string(text)
}

func TestSymbolsComeBack(t *testing.T) {
	totals := []int{1, 2, 3, 5, 6, 64, 97, 1000, 65_535, maxTotal}
	for seed := range uint64(300) {
		e := newEncoder()
		var want, of []int
		for i := range 400 {
			total := totals[dice.Draw(seed, 2*i, len(totals))]
			symbol := dice.Draw(seed, 2*i+1, total)
			switch seed % 3 { // the ends of the interval, where carries run far
			case 1:
				symbol = total - 1
			case 2:
				symbol = 0
			}
			if i == 399 {
				symbol = total / 2
			}
			e.put(symbol, total)
			want, of = append(want, symbol), append(of, total)
		}
		d := newDecoder(letters(e.finish()))
		for i := range want {
			if got := d.get(of[i]); got != want[i] {
				t.Fatalf("seed %d: symbol %d of %d came back as %d", seed, i, of[i], got)
			}
		}
	}
}

func TestCarryRunsThroughFullDigits(t *testing.T) {
	for run := 1; run < 40; run++ {
		e := newEncoder()
		e.put(0, 2)
		for range run {
			e.put(63, 64)
		}
		e.put(maxTotal-1, maxTotal)
		e.put(1, 3)
		d := newDecoder(letters(e.finish()))
		if d.get(2) != 0 {
			t.Fatal("the first symbol changed")
		}
		for range run {
			if d.get(64) != 63 {
				t.Fatalf("run of %d", run)
			}
		}
		if d.get(maxTotal) != maxTotal-1 || d.get(3) != 1 {
			t.Fatalf("after a run of %d", run)
		}
	}
}

func TestCoderWastesLessThanTwoDigits(t *testing.T) {
	for seed := range uint64(50) {
		e := newEncoder()
		bits := 0.0
		for i := range 20_000 {
			total := 1 + dice.Draw(seed, 2*i, 700)
			e.put(dice.Draw(seed, 2*i+1, total), total)
			bits += math.Log2(float64(total))
		}
		if got, ideal := float64(len(e.finish())), bits/6; got > ideal+2 {
			t.Errorf("seed %d: %.0f digits for %.1f", seed, got, ideal)
		}
	}
}

func TestForcedChoicesCostNothing(t *testing.T) {
	e := newEncoder()
	for range 5000 {
		e.put(0, 1)
	}
	if n := len(e.finish()); n != 0 {
		t.Errorf("%d digits", n)
	}
}

func TestNumbersComeBack(t *testing.T) {
	for n := range 65_535 {
		e := newEncoder()
		e.putSmall(n)
		got, err := newDecoder(letters(e.finish())).getSmall()
		if err != nil || got != n {
			t.Fatalf("small %d came back as %d, %v", n, got, err)
		}
		if n < 1<<15 {
			e = newEncoder()
			e.putCount(n)
			if got := newDecoder(letters(e.finish())).getCount(); got != n {
				t.Fatalf("count %d came back as %d", n, got)
			}
		}
	}
	for _, w := range []uint64{0, 1, math.MaxUint64, 0xdeadbeefcafef00d, 1 << 63} {
		e := newEncoder()
		e.putWord(w)
		if got := newDecoder(letters(e.finish())).getWord(); got != w {
			t.Errorf("%#x came back as %#x", w, got)
		}
	}
	if _, err := newDecoder("________").getSmall(); err != ErrForged {
		t.Errorf("a number without end: %v", err)
	}
}
