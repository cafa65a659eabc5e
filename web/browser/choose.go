package browser

import (
	"flag"
	"fmt"
	"maps"
	"os"
	"regexp"
	"slices"
	"strings"
)

// Only says of a test why it is not run in every browser.
type Only struct {
	Test  string
	Needs []Need // not all browsers have these
	Alone string // why Chromium alone is enough, for a test that others could run
}

// Reason is why a browser does not run the test, "" when it does.
func (o Only) Reason(kind Kind) string {
	for _, need := range o.Needs {
		if !kind.Can(need) {
			return "it needs " + string(need)
		}
	}
	if kind != Chromium {
		return o.Alone
	}
	return ""
}

// Choose leaves out the tests of a package that are not for a browser.
func Choose(kind Kind, list []Only) error {
	if !slices.Contains(Kinds, kind) {
		return fmt.Errorf("browser: none is called %q: there are %q", kind, Kinds)
	}
	reasons := map[string]string{}
	for _, o := range list {
		if reason := o.Reason(kind); reason != "" {
			reasons[o.Test] = reason
		}
	}
	return LeaveOut(string(kind), reasons)
}

// LeaveOut has tests of a package left out, and says in whose name and why. It is
// called before the tests are run, when the flags have been parsed.
func LeaveOut(by string, reasons map[string]string) error {
	var names []string
	for _, test := range slices.Sorted(maps.Keys(reasons)) {
		fmt.Fprintf(os.Stderr, "%s leaves out %s: %s\n", by, test, reasons[test])
		names = append(names, regexp.QuoteMeta(test))
	}
	if len(names) == 0 {
		return nil
	}
	skip := "^(" + strings.Join(names, "|") + ")$"
	if own := flag.Lookup("test.skip").Value.String(); own != "" {
		skip += "|" + own
	}
	return flag.Set("test.skip", skip)
}
