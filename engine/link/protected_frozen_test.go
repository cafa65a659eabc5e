package link_test

import (
	"bytes"
	"crypto/sha256"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"bretwalda/engine"
	"bretwalda/engine/dice"
	"bretwalda/engine/link"
	"bretwalda/engine/match"
)

// The secrets of the seats in frozen links of hidden hands, and their views.
const frozenProtected = "testdata/veiled"

// freeze writes some links of a match with each seat's view.
func (p *party) freeze(name string, every int) {
	for i := 0; i < len(p.links); i += every {
		file, err := os.OpenFile(fmt.Sprintf("%s/%s-%03d.txt", frozenProtected, name, i), os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o644)
		if err != nil {
			p.t.Fatal(err)
		}
		fmt.Fprintln(file, p.links[i])
		for seat := range engine.Seat(len(p.devices)) {
			m := decode(p.t, p.links[i])
			secret := p.of(seat).secret
			if m.Hold(seat, secret) == nil {
				fmt.Fprintf(file, "%d %x %x\n", seat, secret, sha256.Sum256([]byte(view(p.t, m, seat))))
			}
		}
		if err := file.Close(); err != nil {
			p.t.Fatal(err)
		}
	}
}

// seen is a frozen link with hidden hands, and one seat's view of it.
type seen struct {
	file, text string
	seat       engine.Seat
	secret     dice.Token
	view       []byte // SHA-256
}

func frozenViews(t testing.TB) []seen {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(frozenProtected, "*.txt"))
	if err != nil {
		t.Fatal(err)
	}
	var list []seen
	for _, file := range files {
		b, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		lines := strings.Split(strings.TrimSpace(string(b)), "\n")
		for _, line := range lines[1:] {
			v := seen{file: file, text: lines[0]}
			var secret []byte
			if _, err := fmt.Sscanf(line, "%d %x %x", &v.seat, &secret, &v.view); err != nil {
				t.Fatal(file, err)
			}
			v.secret = dice.Token(secret)
			list = append(list, v)
		}
	}
	return list
}

// Links with hidden hands open for ever, and each seat has the same view of them.
func TestFrozenProtectedLinksOpen(t *testing.T) {
	list := frozenViews(t)
	if len(list) < 40 {
		t.Errorf("only %d views", len(list))
	}
	for _, v := range list {
		m := decode(t, v.text)
		if err := m.Hold(v.seat, v.secret); err != nil {
			t.Errorf("%s: seat %d: %v", v.file, v.seat, err)
			continue
		}
		if got := sha256.Sum256([]byte(view(t, m, v.seat))); !bytes.Equal(got[:], v.view) {
			t.Errorf("%s: seat %d sees another position", v.file, v.seat)
		}
	}
}

// A device takes up any link with hidden hands or refuses it, and the link that it
// sends on opens again.
func FuzzProtected(f *testing.F) {
	list := frozenViews(f)
	for i, v := range list {
		if i%4 == 0 {
			f.Add(uint8(i), link.Body(v.text))
		}
	}
	f.Fuzz(func(t *testing.T, which uint8, body string) {
		for i := range len(body) {
			if !strings.Contains(letters, body[i:i+1]) {
				return
			}
		}
		if len(body) > 2000 {
			return
		}
		known := list[int(which)%len(list)]
		text := link.Reframe(known.text[0], body)
		m, err := link.Decode(text, everyGame())
		if err != nil {
			if link.Code(err) == "" {
				t.Errorf("%v", err)
			}
			return
		}
		if encode(t, m) != text {
			t.Error("opens a match of another text")
		}
		match.Compare(decode(t, known.text), m, []engine.Seat{known.seat})
		match.Verify(m)
		m.Verdict()
		if m.Hold(known.seat, known.secret) != nil {
			return
		}
		m.Continue()
		m.Do(0)
		decode(t, encode(t, m))
	})
}
