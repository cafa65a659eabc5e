package advice

import "testing"

// The editions of a family share an advisor, also one that nobody has written yet.
func TestANewEditionHasTheAdvisorOfItsFamily(t *testing.T) {
	if Of("britannia-invented") != (britanniaAdvisor{}) {
		t.Error("an edition of Britannia has no advice")
	}
	if Of("chess") != (None{}) {
		t.Error("a game nobody wrote has advice")
	}
}
