//go:build !js

package view

import (
	"slices"
	"strings"
	"testing"
	"unicode"

	"bretwalda/app/client"
	"bretwalda/app/text"
	"bretwalda/app/view/viewtest"
	"bretwalda/engine"
	"bretwalda/static/languagetest"
	"bretwalda/static/site/languages"
)

// TestALanguageIsAFolderAndALine: with both the client speaks it on every screen, and
// nothing of another language is left there.
func TestALanguageIsAFolderAndALine(t *testing.T) {
	before := languages.Files
	languages.Files = languagetest.Site(t)
	t.Cleanup(func() { languages.Files = before })

	d := newDesk(t)
	own := []string{"Bretwalda", "Ann", "Tab", "Esc", engine.Version}
	for _, l := range languages.All() {
		own = append(own, l.Name)
	}
	// In the prose of rules and lessons only the ends of lines have the mark.
	speaks := func(where string, prose bool) {
		t.Helper()
		marked := 0
		for line := range strings.Lines(viewtest.Readable(d.HTML(languagetest.Code))) {
			line = strings.TrimSpace(line)
			switch {
			case strings.Contains(line, languagetest.Mark):
				marked++
			case !prose && strings.ContainsFunc(line, unicode.IsLetter) && !slices.Contains(own, line):
				t.Errorf("%s: %q is in no language", where, line)
			}
		}
		if marked < 3 {
			t.Errorf("%s says %d texts of the invented language", where, marked)
		}
	}
	d.Tell(client.SetSetting{Setting: client.Language, Value: languagetest.Code})
	if d.M.Language() != text.Of(languagetest.Code) {
		t.Fatalf("the client speaks %s", d.M.Language().Code())
	}
	for _, at := range []string{
		client.AtHome, client.AtNew, client.AtSettings, client.AtAbout, client.AtHistory, client.AtLearn, client.AtRules,
		client.AtRulesOf("britannia-2008", "battle.dice"), client.AtLesson("britannia-2008"),
	} {
		d.Tell(client.Goto{Fragment: at})
		speaks(at, strings.Count(at, "/") > 1)
	}
	if client.Unread(d.M) {
		t.Error("the rules or the lesson cannot be read")
	}
	d.Begin()
	speaks("the table", false)
	for drawer := client.NoDrawer + 1; drawer <= client.OwnDrawer; drawer++ {
		d.Tell(client.OpenDrawer{Drawer: drawer})
		speaks("a drawer", drawer == client.RulesDrawer)
	}
}
