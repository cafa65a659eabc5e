package release_test

import (
	"strings"
	"testing"

	"bretwalda/app/games"
	"bretwalda/static/site"
	"bretwalda/web/release"
)

// A messenger that is sent a link finds a picture by its whole address, of the site and
// of each game; where nobody names the address no page claims one.
func TestMessengersFindPictures(t *testing.T) {
	const at = "https://example.org/bretwalda/"
	r, err := release.New(site.Files, release.Programs{Page: []byte("client"), Loader: []byte("loader"), Site: release.Address("https://example.org/bretwalda")})
	if err != nil {
		t.Fatal(err)
	}
	pictures := map[string]string{"index.html": "screens/wide.jpg"}
	for _, f := range games.All().Families() {
		pictures[f.ID+".html"] = "covers/" + f.ID + ".webp"
	}
	for page, picture := range pictures {
		said := string(r.Files[page])
		if r.Files[picture] == nil || !strings.Contains(said, `<meta property="og:image" content="`+at+picture+`">`) {
			t.Errorf("%s shows no %s:\n%.900s", page, picture, said)
		}
		if !strings.Contains(said, `<meta property="og:url" content="`+at) || !strings.Contains(said, `<meta property="og:description" content="`) {
			t.Errorf("%s says nothing of itself:\n%.900s", page, said)
		}
	}
	if !strings.Contains(string(r.Files["brian.html"]), `<script src="poster.js">`) || !strings.Contains(string(r.Files["poster.js"]), "location.hash") {
		t.Error("the page of a game leads to no link of a match")
	}
	nowhere := made(t, "client")
	if strings.Contains(string(nowhere.Files["index.html"]), "og:image") || nowhere.Files["brian.html"] != nil {
		t.Error("a site of no address has pictures")
	}
}
