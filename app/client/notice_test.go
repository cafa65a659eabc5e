package client

import (
	"testing"

	"bretwalda/engine/games"
)

// TestANoticeGoesWithTheNextAction: or by itself, after a while. An error stays.
func TestANoticeGoesWithTheNextAction(t *testing.T) {
	p := atTable(t)
	p.tell(CopyLink{})
	p.wantSaid("share.copied")
	if len(p.fades) != 1 || p.fades[0].Milliseconds < noticeStays {
		t.Fatalf("its time is %+v", p.fades)
	}
	p.tell(Resized{}, Installable{})
	p.wantSaid("share.copied") // the person has done nothing
	p.tell(Escape{}, CopyLink{}, PullSheet{})
	p.wantSaid()
	p.tell(CopyLink{}, Faded{p.fades[0].Notice})
	p.wantSaid("share.copied") // that was an older one
	p.tell(Faded{p.fades[len(p.fades)-1].Notice})
	p.wantSaid()
	p.blocked = errQuota
	p.tell(ExportAll{}, PullSheet{})
	p.wantSaid("export.failed")
}

// TestAPictureThatIsSavedIsSaid: where no other program takes it.
func TestAPictureThatIsSavedIsSaid(t *testing.T) {
	p := atTable(t)
	p.tell(SharePicture{})
	p.wantSaid("picture.saved")
	p.tell(Drawn{})
	p.tell(Dismiss{}, Drawn{Saved: false})
	p.wantSaid()
}

// TestNothingOfOnesOwnIsNoReason: before anybody here has chosen, Undo says nothing; then it
// goes across what ends it, as the menu does.
func TestNothingOfOnesOwnIsNoReason(t *testing.T) {
	p := &page{t: t, store: &drawer{texts: map[string]string{}}, games: games.All()}
	p.start()
	p.tell(PlayNow{})
	table := p.m.Table
	if table.match.Len() == 0 {
		t.Fatal("nobody has begun")
	}
	if ends := UndoEnds(table); ends != "" || table.CanBack || UndoAsks(table) {
		t.Errorf("nothing was done, and %q ends Undo", ends)
	}
}
