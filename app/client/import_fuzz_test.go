package client

import (
	"maps"
	"testing"

	"bretwalda/app/store"
)

// A file that a person chooses: whatever is in it, what was kept is kept as it
// was, what comes in can be read again, and its tables open.
func FuzzImport(f *testing.F) {
	for _, text := range []string{
		"", "GIF89a", `{"format":"bretwalda matches","version":9}`,
		`{"format":"bretwalda matches","version":1,"matches":[{"link":"1AAAA","revision":1},{},null]}`,
		`{"format":"bretwalda matches","version":1,"matches":[{"mine":[0,9,-1],"at":99,"kinds":["x"],"secrets":{"7":"!"}}]}`,
	} {
		f.Add([]byte(text))
	}
	f.Fuzz(func(t *testing.T, b []byte) {
		p := emptyPage(t)
		p.begin()
		p.tell(Goto{AtHome})
		if len(b)%2 == 1 { // Most files that matter look like ours.
			p.tell(ExportAll{})
			own := p.files[len(p.files)-1].Bytes
			at := int(b[0]) * len(own) / 256
			b = append(append(append([]byte{}, own[:at]...), b[1:]...), own[min(at+len(b)/2, len(own)):]...)
		}
		before := maps.Clone(p.store.texts)
		p.file = b
		p.tell(ImportFile{})
		for id, text := range before {
			if p.store.texts[id] != text {
				t.Fatalf("match %s was changed", id)
			}
		}
		for id, text := range p.store.texts {
			if _, err := store.Read(id, text); err != nil {
				t.Fatalf("stored and not to be read: %v", err)
			}
			p.tell(Navigated{AtMatch(id)})
			if p.m.Table == nil {
				t.Fatalf("match %s does not open", id)
			}
		}
	})
}
