package link

import "bretwalda/engine"

// The range coder. A text of base64 digits is a fraction in [0, 1) in base 64.
// Coding a symbol narrows the interval that the fraction is in by the
// symbol's share; the body is the shortest fraction in the last interval.
//
// The interval is kept as 54 bits, nine digits, and is never narrower than eight. So a
// symbol out of 65,535 loses less than 2^-32 of its share.

const (
	digitBits = 6
	window    = 9                   // digits held in the interval
	whole     = 1 << (window * 6)   // the interval at the start
	narrow    = whole >> digitBits  // below this a digit is fixed
	lowDigits = 1<<(window*6-6) - 1 // all digits but the first
	alphabet  = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
	maxTotal  = 1 << 16 // the finest symbol
)

// digitOf gives the value of a letter of the alphabet, or -1.
var digitOf = func() (table [256]int8) {
	for i := range table {
		table[i] = -1
	}
	for i := range len(alphabet) {
		table[alphabet[i]] = int8(i)
	}
	return table
}()

// encoder writes symbols. The zero value is not ready: use newEncoder.
type encoder struct {
	digits     []byte                  // fixed digits, 0 to 63
	low, width uint64                  // the interval, after the fixed digits
	tell       func(symbol, total int) // for tests: called with each symbol
}

func newEncoder() *encoder { return &encoder{width: whole} }

// put writes one of total equally likely symbols. total is 1 to maxTotal.
func (e *encoder) put(symbol, total int) {
	if e.tell != nil {
		e.tell(symbol, total)
	}
	share := e.width / uint64(total)
	e.low += share * uint64(symbol)
	if symbol == total-1 {
		share = e.width - share*uint64(symbol)
	}
	e.width = share
	e.carry()
	for e.width < narrow {
		e.digits = append(e.digits, byte(e.low>>(window*digitBits-digitBits)))
		e.low = e.low & lowDigits << digitBits
		e.width <<= digitBits
	}
}

// carry moves an overflow of low into the fixed digits.
func (e *encoder) carry() {
	if e.low < whole {
		return
	}
	e.low -= whole
	for i := len(e.digits) - 1; ; i-- {
		e.digits[i]++
		if e.digits[i] < 64 {
			return
		}
		e.digits[i] = 0
	}
}

// finish gives the shortest digits that are in the interval. A reader takes missing
// digits for zeros.
func (e *encoder) finish() []byte {
	unit := uint64(whole)
	for kept := 0; ; kept++ {
		up := (e.low + unit - 1) / unit * unit
		if up < e.low+e.width {
			e.low = up
			e.carry()
			for range kept {
				e.digits = append(e.digits, byte(e.low>>(window*digitBits-digitBits)))
				e.low = e.low & lowDigits << digitBits
			}
			break
		}
		unit >>= digitBits
	}
	for len(e.digits) > 0 && e.digits[len(e.digits)-1] == 0 {
		e.digits = e.digits[:len(e.digits)-1]
	}
	return e.digits
}

// decoder reads symbols that an encoder wrote.
type decoder struct {
	text   string // letters of the alphabet
	read   int    // letters taken
	width  uint64
	code   uint64                          // the fraction, counted from the low end of the interval
	after  [engine.MaxSeats]int            // choices that a seat's proof covers after its possessions
	orders [engine.MaxSeats][]engine.Order // of those who play
	anew   bool                            // protected hands, amended
}

func newDecoder(text string) *decoder {
	d := &decoder{text: text, width: whole}
	for range window {
		d.digit()
	}
	return d
}

func (d *decoder) digit() {
	d.code <<= digitBits
	if d.read < len(d.text) {
		d.code |= uint64(digitOf[d.text[d.read]])
		d.read++
	}
}

// get reads one of total equally likely symbols.
func (d *decoder) get(total int) int {
	share := d.width / uint64(total)
	symbol := min(d.code/share, uint64(total-1))
	d.code -= share * symbol
	if symbol == uint64(total-1) {
		share = d.width - share*symbol
	}
	d.width = share
	for d.width < narrow {
		d.width <<= digitBits
		d.digit()
	}
	return int(symbol)
}
