// Package release turns the client and the static files into a folder that any
// static host serves, under any path.
//
// A file is asked for by the hash of its content (app.wasm?v=1f2e…), so that
// no cache ever mixes two releases; the version of a release is the hash of all
// that is served.
package release

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"html/template"
	"io/fs"
	"path"
	"regexp"
	"slices"
	"strings"
	texttemplate "text/template"

	"bretwalda/app/games"
	"bretwalda/static/maps"
	"bretwalda/static/site"
	"bretwalda/static/site/languages"
	"bretwalda/web/policy"
)

// Worker is the name of the service worker: the one file that is not kept for
// offline use, since it is what notices a new release.
const Worker = "service-worker.js"

// Release is everything that is served, by path below the root of the site.
type Release struct {
	Version string // 16 hexadecimal digits
	Files   map[string][]byte
}

// templates are the files of the shell that a release fills in.
var templates = []string{"index.html", lost, Worker, "manifest.webmanifest"}

// Programs are what the browser runs, and the loader of the toolchain that built
// them.
type Programs struct {
	Page   []byte // app.wasm: what runs at first
	Parts  []Part // those that follow; none where the program is not divided
	Loader []byte

	Site string // the address of the site with a slash at its end, which messengers want to know; "" where nobody says
}

// New makes a release of the programs. The static files come from package site.
func New(static fs.FS, p Programs) (*Release, error) {
	r := &Release{Files: map[string][]byte{"app.wasm": p.Page, "wasm_exec.js": uncommented("wasm_exec.js", p.Loader)}}
	for _, part := range p.Parts {
		r.Files[part.Name] = part.Content
	}
	err := fs.WalkDir(static, ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		if strings.HasSuffix(name, ".go") || besides(name) || slices.Contains(templates, name) {
			return nil
		}
		content, err := fs.ReadFile(static, name)
		r.Files[name] = uncommented(name, content)
		return err
	})
	if err != nil {
		return nil, fmt.Errorf("release: %w", err)
	}
	if err := r.addCharts(); err != nil {
		return nil, err
	}
	spoken, err := readLanguages(static)
	if err != nil {
		return nil, err
	}
	covers, err := r.addCovers(spoken)
	if err != nil {
		return nil, err
	}
	if err := r.addStyles(spoken); err != nil {
		return nil, err
	}
	if err := r.addData(spoken); err != nil {
		return nil, err
	}
	if err := r.addManifest(static, spoken); err != nil {
		return nil, err
	}
	if err := r.addShell(static, spoken, covers, p); err != nil {
		return nil, err
	}
	if err := r.addWorker(static, spoken); err != nil {
		return nil, err
	}
	return r, r.addPosters(covers, p.Site)
}

// Data is the file of what the program asks for by name: the list of languages and, under
// Hashes, how it asks for the rest. It comes beside the program, at the same time.
const Data = "data.json"

// Hashes is the name in Data of a list, in JSON, of the files that come beside the program
// as the first screen needs them, and of those that it fetches later: for each the first
// digits of its hash, by which it is asked for.
const Hashes = "later.json"

// charts is the folder of the charts.
const charts = "maps/"

// assetFolders are the folders of the files in Hashes.
var assetFolders = []string{languages.Folder, "lessons/", charts}

// IsAsset reports whether the program asks for a file by the hash that Hashes has.
func IsAsset(name string) bool {
	return slices.ContainsFunc(assetFolders, func(folder string) bool { return strings.HasPrefix(name, folder) })
}

// IsFirstAsset reports whether the first screen may need an asset: the texts of a
// language, or a chart.
func IsFirstAsset(name string) bool {
	return IsAsset(name) && path.Ext(name) == ".json" && !strings.HasPrefix(name, "lessons/")
}

// addCharts adds the charts.
func (r *Release) addCharts() error {
	names, err := fs.Glob(maps.Files, "*")
	if err != nil {
		return fmt.Errorf("release: %w", err)
	}
	for _, name := range names {
		if r.Files[charts+name], err = fs.ReadFile(maps.Files, name); err != nil {
			return fmt.Errorf("release: %w", err)
		}
	}
	return nil
}

// addData packs the texts and charts, and writes where they are.
func (r *Release) addData(spoken []Language) error {
	known := map[string]string{}
	for _, name := range r.Paths() {
		if !IsAsset(name) {
			continue
		}
		if IsFirstAsset(name) {
			var short bytes.Buffer
			if err := json.Compact(&short, r.Files[name]); err != nil {
				return fmt.Errorf("release: %s: %w", name, err)
			}
			r.Files[name] = short.Bytes()
		}
		known[name] = mark(r.Files[name])
	}
	list, err := json.Marshal(known)
	if err != nil {
		return fmt.Errorf("release: %w", err)
	}
	var names strings.Builder
	for _, l := range spoken {
		fmt.Fprintln(&names, l.Code, l.Name)
	}
	r.Files[Data], err = json.Marshal(map[string]string{languages.List: names.String(), Hashes: string(list)})
	return err
}

// Paths lists the files in order.
func (r *Release) Paths() []string {
	paths := make([]string, 0, len(r.Files))
	for name := range r.Files {
		paths = append(paths, name)
	}
	slices.Sort(paths)
	return paths
}

func hash(content []byte) string {
	sum := sha256.Sum256(content)
	return hex.EncodeToString(sum[:])
}

// mark is what a file is asked for by: the first digits of its hash.
func mark(content []byte) string { return hash(content)[:16] }

// asset is how the shell asks for a file.
func (r *Release) asset(name string) (string, error) {
	content, ok := r.Files[name]
	if !ok {
		return "", fmt.Errorf("release: the shell asks for %s, which is not there", name)
	}
	return name + "?v=" + mark(content), nil
}

// reference is a file of the site in a style sheet.
var reference = regexp.MustCompile(`url\(([a-z][a-z0-9/.-]*)\)`)

// Styles is the style sheet that is served: all those of package site and of families
// of games.
const Styles = "styles.css"

// families joins the style sheets of families of games.
func families() ([]byte, error) {
	names, err := games.Styles()
	if err != nil {
		return nil, err
	}
	var all []byte
	for _, name := range names {
		sheet, err := games.Style(name)
		if err != nil {
			return nil, err
		}
		all = append(all, uncommented(name, sheet)...)
	}
	return all, nil
}

// addStyles puts the style sheets into one, which asks for files by their hash, as
// the shell does: a page keeps its fonts while another release is in charge.
func (r *Release) addStyles(spoken []Language) error {
	var all []byte
	for _, name := range site.Styles {
		if name == site.Families {
			sheets, err := families()
			if err != nil {
				return fmt.Errorf("release: %w", err)
			}
			all = append(all, sheets...)
			continue
		}
		all = append(all, r.Files[name]...)
		delete(r.Files, name)
	}
	// The shell has its words in every language, and shows them in one.
	for _, l := range spoken {
		all = fmt.Appendf(all, "html[lang=%q] :is(.shell, .shell-broken) [lang]:not([lang=%[1]q]) { display: none; }\n", l.Code)
	}
	for name := range r.Files {
		if path.Ext(name) == ".css" {
			return fmt.Errorf("release: %s is not among the styles of package site", name)
		}
	}
	var missing error
	r.Files[Styles] = reference.ReplaceAllFunc(all, func(found []byte) []byte {
		asset, err := r.asset(string(reference.FindSubmatch(found)[1]))
		if err != nil {
			missing = fmt.Errorf("%w (in a style sheet)", err)
		}
		return []byte("url(" + asset + ")")
	})
	return missing
}

func (r *Release) addManifest(static fs.FS, spoken []Language) error {
	b, err := fs.ReadFile(static, "manifest.webmanifest")
	if err != nil {
		return fmt.Errorf("release: %w", err)
	}
	var manifest map[string]any
	if err := json.Unmarshal(b, &manifest); err != nil {
		return fmt.Errorf("release: manifest.webmanifest: %w", err)
	}
	manifest["lang"] = spoken[0].Code
	if err := say(manifest, "description", spoken); err != nil {
		return err
	}
	for list, member := range map[string]string{"screenshots": "label", "shortcuts": "name"} {
		objects, _ := manifest[list].([]any)
		for _, o := range objects {
			if err := say(o.(map[string]any), member, spoken); err != nil {
				return err
			}
		}
	}
	r.Files["manifest.webmanifest"], err = json.MarshalIndent(manifest, "", "  ")
	return err
}

// addShell writes the page and with it fixes the version.
func (r *Release) addShell(static fs.FS, spoken []Language, covers []Cover, p Programs) error {
	t, err := template.New("index.html").Funcs(template.FuncMap{"asset": r.asset}).ParseFS(static, "index.html")
	if err != nil {
		return fmt.Errorf("release: %w", err)
	}
	worker, err := fs.ReadFile(static, Worker)
	if err != nil {
		return fmt.Errorf("release: %w", err)
	}
	page := func() ([]byte, error) {
		var b bytes.Buffer
		err := t.Execute(&b, map[string]any{
			"Version":   r.Version,
			"Policy":    policy.Page(),
			"Languages": spoken,
			"Covers":    covers,
			"Site":      p.Site,
			"Size":      len(p.Page),
			"Parts":     p.Parts,
		})
		return b.Bytes(), err
	}
	// The page names the version, so the version is that of the page without.
	blank, err := page()
	if err != nil {
		return fmt.Errorf("release: %w", err)
	}
	found, _, err := lostPage(static, spoken)
	if err != nil {
		return err
	}
	sum := sha256.New()
	for _, name := range r.Paths() {
		fmt.Fprintf(sum, "%s %s\n", name, hash(r.Files[name]))
	}
	fmt.Fprintf(sum, "index.html %s\n%s %s\n%s %s\n", hash(blank), Worker, hash(worker), lost, hash([]byte(found)))
	r.Version = hex.EncodeToString(sum.Sum(nil))[:16]
	r.Files["index.html"], err = page()
	return err
}

// Shown is the folder of the pictures that a shop or an installer shows: they
// are served, but no device that plays keeps them.
const Shown = "screens/"

// keptDigits is how many digits of a hash the worker knows: 128 bits.
const keptDigits = 32

// addWorker writes the service worker with the hash of every file it keeps. The
// shell is kept under the empty path: hosts redirect its name to the folder.
func (r *Release) addWorker(static fs.FS, spoken []Language) error {
	kept := map[string]string{}
	for name, content := range r.Files {
		if strings.HasPrefix(name, Shown) {
			continue
		}
		if name == "index.html" {
			name = ""
		}
		kept[name] = hash(content)[:keptDigits]
	}
	list, err := json.MarshalIndent(kept, "", "  ")
	if err != nil {
		return fmt.Errorf("release: %w", err)
	}
	t, err := texttemplate.ParseFS(static, Worker)
	if err != nil {
		return fmt.Errorf("release: %w", err)
	}
	var b bytes.Buffer
	page, rules, err := lostPage(static, spoken)
	if err != nil {
		return err
	}
	if err := t.Execute(&b, map[string]string{"Version": r.Version, "Files": string(list), "Lost": page, "LostPolicy": rules}); err != nil {
		return fmt.Errorf("release: %w", err)
	}
	r.Files[Worker] = uncommented(Worker, b.Bytes())
	return nil
}
