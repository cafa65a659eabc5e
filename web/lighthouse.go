package main

import (
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"math"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"strings"

	"bretwalda/web/host"
	"bretwalda/web/install"
	"bretwalda/web/release"
)

// lighthouseVersion is the newest that runs on Node 20.
const lighthouseVersion = "lighthouse@12.8.2"

// goals are the scores of each category: one below its goal fails the command,
// except for performance, which depends on the machine.
var goals = []struct {
	category string
	score    int
	fails    bool
}{
	{"performance", 90, false},
	{"accessibility", 100, true},
	{"best-practices", 100, true},
	{"seo", 100, true},
}

// errBelow says that a page has not reached a goal.
var errBelow = errors.New("lighthouse: a score is below its goal")

// judgement is a part of what Lighthouse reports.
type judgement struct {
	Categories map[string]struct {
		Score     *float64
		AuditRefs []struct {
			ID     string
			Weight float64
		}
	}
	Audits map[string]struct {
		Score        *float64
		Title        string
		DisplayValue string
	}
}

// timings are the audits that performance consists of.
var timings = []string{"first-contentful-paint", "largest-contentful-paint", "speed-index", "total-blocking-time", "cumulative-layout-shift"}

// lighthouse has Lighthouse look at the built site, as it is served with brotli, on
// the phone that it plays by default.
func lighthouse(args []string) error {
	flags := flag.NewFlagSet("lighthouse", flag.ExitOnError)
	folder := flags.String("site", "", "a site that is built already")
	keep := flags.String("report", filepath.Join("build", "lighthouse.json"), "the file to write the report to")
	flags.Parse(args)
	if *folder == "" {
		*folder = "site"
		if _, err := write(client, *folder, "", release.Packed); err != nil {
			return err
		}
	}
	paths, err := install.Ensure("chromium")
	if err != nil {
		return err
	}
	if err := os.MkdirAll(filepath.Dir(*keep), 0o755); err != nil {
		return err
	}
	server := httptest.NewServer(host.Packed(*folder, "/"))
	defer server.Close()
	cmd := exec.Command("npx", "--yes", lighthouseVersion, server.URL+"/", "--quiet",
		"--output=json", "--output-path="+*keep, "--chrome-flags=--headless=new --no-sandbox --disable-gpu")
	cmd.Env = append(os.Environ(), "CHROME_PATH="+paths[0])
	if said, err := cmd.CombinedOutput(); err != nil {
		return fmt.Errorf("lighthouse: %w\n%s", err, said)
	}
	report, err := os.ReadFile(*keep)
	if err != nil {
		return err
	}
	return judge(os.Stdout, report)
}

// judge prints the scores of a report beside their goals, and each audit of
// weight that has found something.
func judge(out io.Writer, report []byte) error {
	var j judgement
	if err := json.Unmarshal(report, &j); err != nil {
		return fmt.Errorf("lighthouse: %w", err)
	}
	var result error
	for _, g := range goals {
		c, ok := j.Categories[g.category]
		if !ok || c.Score == nil {
			return fmt.Errorf("lighthouse: no score for %s", g.category)
		}
		score := int(math.Round(100 * *c.Score))
		verdict := ""
		if score < g.score {
			verdict = "  missed"
			if g.fails {
				result = errBelow
			}
		}
		fmt.Fprintf(out, "%-15s %3d  goal %3d%s\n", g.category, score, g.score, verdict)
		for _, ref := range c.AuditRefs {
			a := j.Audits[ref.ID]
			if ref.Weight == 0 || a.Score == nil || *a.Score == 1 {
				continue
			}
			fmt.Fprintln(out, "   ", strings.TrimSpace(ref.ID+": "+a.Title+" "+a.DisplayValue))
		}
	}
	for _, id := range timings {
		if a, ok := j.Audits[id]; ok {
			fmt.Fprintf(out, "%-25s %s\n", id, a.DisplayValue)
		}
	}
	return result
}
