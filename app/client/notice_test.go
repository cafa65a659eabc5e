package client

import (
	"slices"
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

// TestAPictureIsShownBeforeItLeaves: with the words for what becomes of it, which rest where
// it is; the page itself speaks only where nothing could be drawn.
func TestAPictureIsShownBeforeItLeaves(t *testing.T) {
	p := atTable(t)
	p.tell(SharePicture{})
	p.wantSaid()
	if n := len(p.drawn); n != 1 || !slices.Contains(p.drawn[0].Said, any("Picture saved: look in your downloads.")) {
		t.Errorf("drawn is %+v", p.drawn)
	}
	p.tell(Drawn{Err: errQuota})
	p.wantSaid("picture.failed")
}

// TestNothingOfOnesOwnIsNoReason: before anybody here has chosen, Undo says nothing; then it
// goes across what ends it, as the menu does.
func TestNothingOfOnesOwnIsNoReason(t *testing.T) {
	p := &page{t: t, store: &memoryStore{texts: map[string]string{}}, games: games.All()}
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
