package release_test

import (
	"bytes"
	"compress/gzip"
	"encoding/json"
	"fmt"
	"html"
	"image"
	_ "image/jpeg"
	_ "image/png"
	"io"
	"maps"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/andybalholm/brotli"

	"bretwalda/app/games"
	"bretwalda/static/site"
	"bretwalda/static/site/languages"
	"bretwalda/web/policy"
	"bretwalda/web/release"
)

func made(t *testing.T, wasm string) *release.Release {
	t.Helper()
	r, err := release.New(site.Files, release.Programs{Page: []byte(wasm), Loader: []byte("loader")})
	if err != nil {
		t.Fatal(err)
	}
	return r
}

func TestVersionFollowsContent(t *testing.T) {
	first, again, other := made(t, "one"), made(t, "one"), made(t, "two")
	if first.Version != again.Version {
		t.Errorf("the same content is release %s, then %s", first.Version, again.Version)
	}
	if first.Version == other.Version {
		t.Errorf("another client is release %s as well", first.Version)
	}
	for _, name := range first.Paths() {
		if !bytes.Equal(first.Files[name], again.Files[name]) {
			t.Errorf("%s differs between two builds", name)
		}
	}
	for _, name := range []string{"index.html", release.Worker} {
		if !bytes.Contains(first.Files[name], []byte(first.Version)) {
			t.Errorf("%s does not name its version", name)
		}
	}
}

// TestTemplatesCount checks that a change of the worker alone is a new release.
func TestTemplatesCount(t *testing.T) {
	changed := fstest.MapFS{}
	names := []string{"index.html", "lost.html", release.Worker, "manifest.webmanifest", languages.List, "shell.css", "shell.js", "picture.js", "drawing.js", "start.js", "botworker.js", "scanner.js", "icons/icon.svg", "icons/apple-touch.png"}
	for _, f := range games.All().Families() {
		names = append(names, "covers/"+f.ID+".webp")
	}
	for _, name := range names {
		b, err := site.Files.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		changed[name] = &fstest.MapFile{Data: b}
	}
	for _, l := range languages.All() {
		for _, name := range []string{languages.Texts(l.Code), languages.Shell(l.Code)} {
			b, err := site.Files.ReadFile(name)
			if err != nil {
				t.Fatal(err)
			}
			changed[name] = &fstest.MapFile{Data: b}
		}
	}
	before, err := release.New(changed, release.Programs{Page: []byte("one"), Loader: []byte("loader")})
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"index.html", "lost.html", release.Worker} {
		old := changed[name].Data
		changed[name].Data = append(slices.Clone(old), '\n')
		after, err := release.New(changed, release.Programs{Page: []byte("one"), Loader: []byte("loader")})
		if err != nil {
			t.Fatal(err)
		}
		if after.Version == before.Version {
			t.Errorf("a change of %s is no new release", name)
		}
		changed[name].Data = old
	}
	delete(changed, "start.js")
	if _, err := release.New(changed, release.Programs{Page: []byte("one"), Loader: []byte("loader")}); err == nil {
		t.Error("a shell without its start.js was released")
	}
}

// TestStyles checks that the style sheets are served as one, in the order that is
// written down.
func TestStyles(t *testing.T) {
	var want []byte
	add := func(content []byte, err error) {
		if err != nil {
			t.Fatal(err)
		}
		want = append(want, release.Uncommented("sheet.css", content)...)
	}
	for _, name := range site.Styles {
		if name != site.Families {
			add(site.Files.ReadFile(name))
			continue
		}
		sheets, err := filepath.Glob("../../app/games/*/style.css")
		if err != nil {
			t.Fatal(err)
		}
		for _, sheet := range sheets {
			add(os.ReadFile(sheet))
		}
	}
	r := made(t, "client")
	marks := regexp.MustCompile(`\?v=[0-9a-f]{16}`)
	if got := marks.ReplaceAll(r.Files[release.Styles], nil); !bytes.HasPrefix(got, want) {
		t.Errorf("%d bytes of styles do not begin with the %d of the sheets", len(got), len(want))
	}
	for _, name := range r.Paths() {
		if path.Ext(name) == ".css" && name != release.Styles {
			t.Errorf("%s is served by itself", name)
		}
	}
	unlisted := fstest.MapFS{languages.List: &fstest.MapFile{Data: []byte("en English")}, languages.Shell("en"): &fstest.MapFile{Data: []byte("{}")}, "another.css": &fstest.MapFile{Data: []byte("p { margin: 0; }")}}
	if _, err := release.New(unlisted, release.Programs{Page: []byte("one"), Loader: []byte("loader")}); err == nil || !strings.Contains(err.Error(), "another.css") {
		t.Errorf("a style sheet that is not listed: %v", err)
	}
}

// TestEverythingIsKept checks that the worker knows every file that is played
// with, but itself.
func TestEverythingIsKept(t *testing.T) {
	r := made(t, "client")
	_, list, ok := strings.Cut(string(r.Files[release.Worker]), "const files = ")
	if !ok {
		t.Fatal("the worker has no list")
	}
	list, _, _ = strings.Cut(list, ";")
	var kept map[string]string
	if err := json.Unmarshal([]byte(list), &kept); err != nil {
		t.Fatal(err)
	}
	want := r.Paths()
	want = slices.DeleteFunc(want, func(name string) bool {
		return name == release.Worker || name == "index.html" || strings.HasPrefix(name, release.Shown)
	})
	want = append([]string{""}, want...)
	if got := slices.Sorted(maps.Keys(kept)); !slices.Equal(got, want) {
		t.Errorf("the worker keeps %v, not %v", got, want)
	}
}

// TestRelativeAddresses checks that the site knows neither its host nor its
// path: nothing served names an address of its own or another's.
func TestRelativeAddresses(t *testing.T) {
	// Names of XML vocabularies are not addresses, and the CSS and SVG of the
	// site may carry them.
	names := regexp.MustCompile(`http://www\.w3\.org/[a-zA-Z0-9/]+`)
	absolute := regexp.MustCompile(`https?://|(?:href|src)="/|url\(["']?/`)
	r := made(t, "client")
	for _, name := range r.Paths() {
		switch path.Ext(name) {
		case ".html", ".css", ".js", ".svg", ".webmanifest", ".json":
			if at := absolute.Find(names.ReplaceAll(r.Files[name], nil)); at != nil {
				t.Errorf("%s has an absolute address: %s", name, at)
			}
		}
	}
}

// TestStrictPolicy checks that every page carries the policy before anything that
// it loads, and needs no leave for scripts of its own.
func TestStrictPolicy(t *testing.T) {
	r := made(t, "client")
	for _, name := range r.Paths() {
		if path.Ext(name) == ".html" {
			strict(t, name, string(r.Files[name]))
		}
	}
}

func strict(t *testing.T, name, page string) {
	t.Helper()
	meta := `<meta http-equiv="Content-Security-Policy" content="` + policy.Page() + `">`
	before, after, ok := strings.Cut(html.UnescapeString(page), meta)
	if !ok || strings.Contains(before, "src=") || strings.Contains(before, "href=") || strings.Contains(after, "http-equiv") {
		t.Errorf("%s does not begin with the policy", name)
	}
	if inline := regexp.MustCompile(`<style|\son[a-z]+=|javascript:`).FindString(page); inline != "" {
		t.Errorf("%s has %q, which its policy forbids", name, inline)
	}
	scripts := regexp.MustCompile(`(?s)<script([^>]*)>(.*?)</script>`).FindAllStringSubmatch(page, -1)
	for _, script := range scripts {
		if !strings.Contains(script[1], "src=") || script[2] != "" {
			t.Errorf("%s has a script of its own: %s", name, script[0])
		}
	}
	if len(scripts) == 0 {
		t.Errorf("%s has no scripts: they are written in another way", name)
	}
}

func TestManifest(t *testing.T) {
	r := made(t, "client")
	var m struct {
		Description string
		StartURL    string `json:"start_url"`
		Scope       string
		Icons       []struct{ Src, Sizes, Purpose string }
		Screenshots []struct {
			Src, Sizes, Type, Label string
			Form                    string `json:"form_factor"`
		}
		Shortcuts []struct{ Name, URL string }
	}
	if err := json.Unmarshal(r.Files["manifest.webmanifest"], &m); err != nil {
		t.Fatal(err)
	}
	if m.StartURL != "./" || m.Scope != "./" || m.Description == "" {
		t.Errorf("the manifest starts at %q in %q: %q", m.StartURL, m.Scope, m.Description)
	}
	purposes := map[string]bool{}
	for _, icon := range m.Icons {
		purposes[icon.Purpose] = true
		if path.Ext(icon.Src) == ".png" {
			measured(t, r, icon.Src, icon.Sizes)
		} else if len(r.Files[icon.Src]) == 0 {
			t.Errorf("%s is not part of the site", icon.Src)
		}
	}
	for _, purpose := range []string{"", "maskable", "monochrome"} {
		if !purposes[purpose] {
			t.Errorf("no icon has the purpose %q", purpose)
		}
	}
	forms := map[string]bool{}
	for _, s := range m.Screenshots {
		forms[s.Form] = true
		measured(t, r, s.Src, s.Sizes)
		if s.Label == "" || s.Type != "image/jpeg" || !strings.HasPrefix(s.Src, release.Shown) {
			t.Errorf("the picture %+v", s)
		}
	}
	if !forms["narrow"] || !forms["wide"] {
		t.Errorf("pictures for %v only", forms)
	}
	for _, s := range m.Shortcuts {
		if s.Name == "" || !strings.HasPrefix(s.URL, "./#/") {
			t.Errorf("the shortcut %+v", s)
		}
	}
}

// measured checks that a picture is there and has the size that is told of it.
func measured(t *testing.T, r *release.Release, name, size string) {
	t.Helper()
	picture, _, err := image.DecodeConfig(bytes.NewReader(r.Files[name]))
	if err != nil {
		t.Errorf("%s: %v", name, err)
		return
	}
	if got := fmt.Sprintf("%dx%d", picture.Width, picture.Height); got != size {
		t.Errorf("%s is %s, not %s", name, got, size)
	}
}

// TestTheShellSaysEveryWord, in the page, the page without it or the manifest.
func TestTheShellSaysEveryWord(t *testing.T) {
	var pages []byte
	for _, name := range []string{"index.html", "lost.html", "manifest.webmanifest"} {
		page, err := site.Files.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		pages = append(pages, page...)
	}
	keys := slices.Sorted(maps.Keys(words(t, languages.All()[0].Code)))
	for _, l := range languages.All() {
		said := words(t, l.Code)
		if got := slices.Sorted(maps.Keys(said)); !slices.Equal(got, keys) {
			t.Errorf("%s has the keys %v, not %v", l.Code, got, keys)
		}
		for key, text := range said {
			if strings.TrimSpace(text) == "" {
				t.Errorf("%s: %s says nothing", l.Code, key)
			}
		}
	}
	for _, key := range keys {
		if !bytes.Contains(pages, []byte(".Words."+key+"}")) && !bytes.Contains(pages, []byte(`"`+key+`"`)) {
			t.Errorf("the shell never says %s", key)
		}
	}
}

// words are the shell's texts in a language.
func words(t *testing.T, code string) map[string]string {
	t.Helper()
	content, err := languages.Read(languages.Shell(code))
	if err != nil {
		t.Fatal(err)
	}
	var said map[string]string
	if err := json.Unmarshal(content, &said); err != nil {
		t.Fatal(err)
	}
	return said
}

func TestWriteTo(t *testing.T) {
	folder := t.TempDir()
	write := func(r *release.Release, packing release.Packing) {
		t.Helper()
		if err := r.WriteTo(folder, packing); err != nil {
			t.Fatal(err)
		}
	}
	client := strings.Repeat("client ", 1000)
	r := made(t, client)
	for name, content := range r.Files {
		r.Files[name] = content[:min(len(content), 10_000)] // brotli takes its time
	}
	for _, packing := range []release.Packing{release.Packed, release.Quick} {
		write(r, packing)
		for _, name := range r.Paths() {
			got, err := os.ReadFile(filepath.Join(folder, name))
			if err != nil || !bytes.Equal(got, r.Files[name]) {
				t.Errorf("%s: not as it was made: %v", name, err)
			}
		}
		gz, err := os.ReadFile(filepath.Join(folder, "app.wasm.gz"))
		if err != nil {
			t.Fatal(err)
		}
		unzip, err := gzip.NewReader(bytes.NewReader(gz))
		if err != nil {
			t.Fatal(err)
		}
		if got, err := io.ReadAll(unzip); err != nil || string(got) != client {
			t.Errorf("app.wasm.gz unpacks to something else: %v", err)
		}
		br, err := os.ReadFile(filepath.Join(folder, "app.wasm.br"))
		if err != nil {
			t.Fatal(err)
		}
		if got, err := io.ReadAll(brotli.NewReader(bytes.NewReader(br))); err != nil || string(got) != client {
			t.Errorf("app.wasm.br unpacks to something else: %v", err)
		}
	}

	// The next release leaves nothing of the last, and what is not ours alone.
	if err := os.WriteFile(filepath.Join(folder, ".nojekyll"), nil, 0o644); err != nil {
		t.Fatal(err)
	}
	write(made(t, "other"), release.Loose)
	if _, err := os.Stat(filepath.Join(folder, "app.wasm.br")); err == nil {
		t.Error("a file of the last release was left")
	}
	if _, err := os.Stat(filepath.Join(folder, ".nojekyll")); err != nil {
		t.Error("a hidden file was removed")
	}
}

func TestWriteToKeepsStrangers(t *testing.T) {
	folder := t.TempDir()
	letter := filepath.Join(folder, "letter.txt")
	if err := os.WriteFile(letter, []byte("mine"), 0o644); err != nil {
		t.Fatal(err)
	}
	if err := made(t, "client").WriteTo(folder, release.Loose); err == nil {
		t.Error("a folder of somebody else was taken for a site")
	}
	if _, err := os.Stat(letter); err != nil {
		t.Error("somebody else's file was removed")
	}
}
