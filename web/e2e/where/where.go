// Package where says which tests of web/e2e run in which browsers, and why not in
// all. docs/TESTING.md shows the exceptions; a test holds the two together.
package where

import "bretwalda/web/browser"

// Everywhere lists the tests that run in every browser, and before every commit, each with
// what of a browser it leans on.
var Everywhere = []struct{ Test, Of string }{
	{"TestFirstVisit", "WebAssembly, start, fonts"},
	{"TestSecondVisitComesFromTheCache", "service worker and cache"},
	{"TestOfflineReload", "service worker offline, a new window"},
	{"TestAProgramInParts", "modules of WebAssembly with one table and memory"},
	{"TestAReloadLosesNothing", "IndexedDB, offline too"},
	{"TestASecondTab", "IndexedDB in two windows that tell each other"},
	{"TestUpdate", "cache, workers of two releases, two windows"},
	{"TestMatchesTravelInAFile", "files to save and open"},
	{"TestABrokenRecord", "IndexedDB with a forged record"},
	{"TestShellTakesUpTheSettings", "localStorage before the program runs"},
	{"TestALinkIsPasted", "clipboard, a long text"},
	{"TestALinkInAnOpenPage", "fragments and the way back"},
	{"TestAFirstVisitorGetsAFight", "a bot in its worker"},
	{"TestBotsThinkOffline", "a worker offline"},
	{"TestRealDiceAreTapped", "Britannia by finger or mouse"},
	{"TestATurnIsPlayedByTwoTaps", "taps on areas"},
	{"TestAStackIsDragged", "a drag with the mouse"},
	{"TestABattleInWalesWithKeysAlone", "a battle with keys"},
	{"TestThePlayWithKeysAlone", "the map with keys"},
	{"TestATrickWithKeysAlone", "a trick with keys"},
	{"TestAHandIsForItsHolderAlone", "a hand of cards"},
}

// Own lists tests that some browser cannot run, or need not though others of their
// file are run there.
var Own = []browser.Only{
	{Test: "TestAFullDisk", Needs: needs(browser.Injection), Alone: refused},
	{Test: "TestTheQuotaIsExceeded", Needs: needs(browser.Quotas)},
	{Test: "TestWithoutStorage", Needs: needs(browser.Injection), Alone: refused},
	{Test: "TestStorageRefused", Needs: needs(browser.Injection), Alone: refused},
	{Test: "TestClientThatEnds", Needs: needs(browser.Injection), Alone: refused},
	{Test: "TestWithoutWebAssembly", Needs: needs(browser.Injection), Alone: refused},
	{Test: "TestABotThatCannotThinkSaysSo", Needs: needs(browser.Injection), Alone: refused},
	{Test: "TestWorkersAreRefused", Needs: needs(browser.Injection), Alone: refused},
	{Test: "TestProgress", Needs: needs(browser.Injection), Alone: refused},
	{Test: "TestNoRequestLeavesTheOrigin", Needs: needs(browser.Requests), Alone: "all tests watch for it, in Firefox too"},
	{Test: "TestFailedDownload", Needs: needs(browser.Language), Alone: refused},
	{Test: "TestLanguages", Needs: needs(browser.Language), Alone: "the program chooses the language"},
	{Test: "TestWithoutScripts", Needs: needs(browser.Scripts)},
	{Test: "TestNothingKeepsPeopleOut", Needs: needs(browser.Tree, browser.Language, browser.Fonts, browser.Media)},
	{Test: "TestPeopleWhoSeeLittle", Needs: needs(browser.Media)},
	{Test: "TestGamesArePlayedByEar", Needs: needs(browser.Tree)},
	{Test: "TestALessonOffline", Alone: "WebKit moves the map under the tap, Firefox loses one of forty; shorter tests cover both"},
	{Test: "TestABotIsStopped", Alone: "it races a bot; other tests cover the worker"},
	{Test: "TestThePageStaysQuickWhileBotsThink", Needs: needs(browser.Slowness)},
	{Test: "TestNoTextIsCutOff", Needs: needs(browser.Language, browser.Fonts), Alone: "it takes minutes"},
}

func needs(list ...browser.Need) []browser.Need { return list }

// Reasons why what is not listed above runs in Chromium alone.
const (
	refused = "the refusal is the same in every browser"
	rules   = "it follows a game for minutes; shorter tests play each game everywhere"
	program = "it tests the program, which is the same everywhere"
	updates = "other tests cover cache and worker"
	posed   = "it draws pictures for the documents, or looks at them"
	access  = "screens are the same documents everywhere"
)

// Files gives the reason for the tests of a file that are not listed above.
var Files = map[string]string{
	"access_test.go":         access,
	"address_test.go":        updates,
	"anew_test.go":           program,
	"ask_test.go":            program,
	"back_test.go":           "TestALinkInAnOpenPage goes back everywhere",
	"bench_test.go":          "only Chromium plays a slower processor",
	"bot_test.go":            rules,
	"bots_brianboru_test.go": rules,
	"bots_marcher_test.go":   rules,
	"branch_test.go":         program,
	"install_test.go":        "Chromium alone asks whether to install",
	"review_test.go":         program,
	"brianboru_test.go":      rules,
	"budget_test.go":         "the host or Chromium counts bytes and requests",
	"bylink_test.go":         rules,
	"cover_test.go":          program,
	"cut_test.go":            access,
	"drawing_test.go":        program,
	"ear_test.go":            access,
	"first_test.go":          program,
	"follow_test.go":         program,
	"guard_test.go":          program,
	"keys_test.go":           program,
	"learn_test.go":          program,
	"link_test.go":           program,
	"marcher_test.go":        rules,
	"marks_test.go":          program,
	"match_test.go":          program,
	"parts_test.go":          program,
	"picture_test.go":        program,
	"pictures_test.go":       posed,
	"posted_test.go":         program,
	"prospect_test.go":       program,
	"scan_test.go":           "the camera is Chromium's; the reader is the program's",
	"screens_test.go":        posed,
	"seats_test.go":          program,
	"secret_test.go":         program,
	"shell_test.go":          program,
	"stage_test.go":          posed,
	"storage_test.go":        program,
	"touch_test.go":          program,
	"trouble_test.go":        program,
	"update_test.go":         updates,
}

// Short gives the tests that -short runs, and Long all others of the files, given by file:
// each with why the other one leaves it out.
func Short() map[string]string {
	list := map[string]string{}
	for _, e := range Everywhere {
		list[e.Test] = "-short runs it"
	}
	return list
}

func Long(tests map[string][]string) map[string]string {
	short, list := Short(), map[string]string{}
	for _, names := range tests {
		for _, name := range names {
			if short[name] == "" {
				list[name] = "-long runs it"
			}
		}
	}
	return list
}

// Only says of the tests of the files, given by file, what a browser needs to run
// them, for those that are not run everywhere.
func Only(tests map[string][]string) []browser.Only {
	own := map[string]browser.Only{}
	for _, o := range Own {
		own[o.Test] = o
	}
	for _, e := range Everywhere {
		own[e.Test] = browser.Only{Test: e.Test}
	}
	var list []browser.Only
	for file, names := range tests {
		for _, name := range names {
			o, ok := own[name]
			if !ok {
				o = browser.Only{Test: name, Alone: Files[file]}
			}
			if o.Alone != "" || len(o.Needs) > 0 {
				list = append(list, o)
			}
		}
	}
	return list
}
