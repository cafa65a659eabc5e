package learn

import "testing"

// The editions of a family share a book, also one that nobody has written yet.
func TestANewEditionHasTheBookOfItsFamily(t *testing.T) {
	if got := BookOf("britannia-invented"); got != "britannia" {
		t.Errorf("an edition of Britannia is in the book %q", got)
	}
}
