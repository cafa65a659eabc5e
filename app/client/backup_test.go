package client

import (
	"testing"

	"bretwalda/app/store"
)

func TestAllMatchesTravelInAFile(t *testing.T) {
	p := emptyPage(t)
	p.begin()
	p.march()
	p.begin()
	p.tell(Goto{AtHome}, ExportAll{})
	if len(p.files) != 1 {
		t.Fatal("no file")
	}
	other := emptyPage(t)
	other.file = p.files[0].Bytes
	other.tell(ImportFile{})
	other.wantSaid("import.done")
	if len(other.store.texts) != 2 || len(other.m.Records) != 2 {
		t.Fatalf("%d stored, %d listed", len(other.store.texts), len(other.m.Records))
	}
	other.tell(ImportFile{})
	other.wantSaid("import.done", "import.known")
	if len(other.store.texts) != 2 {
		t.Fatal("the matches are there twice")
	}
}

func TestAFileThatIsNoneChangesNothing(t *testing.T) {
	p := emptyPage(t)
	p.begin()
	before := len(p.store.texts)
	for text, key := range map[string]string{
		"GIF89a": "import.error.foreign",
		`{"format":"bretwalda matches","version":9}`: "import.error.newerVersion",
	} {
		p.file = []byte(text)
		p.tell(ImportFile{})
		p.wantSaid(key)
	}
	p.file = store.File([]store.Record{{Link: "1AAAA", Writes: 1}}, nil)
	p.tell(ImportFile{})
	p.wantSaid("import.done", "import.bad")
	if len(p.store.texts) != before || !p.m.Notice.Error {
		t.Fatal("something was changed")
	}
	p.tell(Dismiss{})
	p.wantSaid()
}

func TestAnImportThatFindsNoRoomSaysSo(t *testing.T) {
	p := emptyPage(t)
	p.begin()
	p.tell(ExportAll{})
	other := emptyPage(t)
	other.file, other.store.failing = p.files[0].Bytes, errQuota
	other.tell(ImportFile{})
	other.wantSaid("import.unkept")
	if len(other.m.Records) != 0 {
		t.Fatal("a match is listed that is not stored")
	}
}
