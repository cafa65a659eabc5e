package browser

import (
	"flag"
	"fmt"
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

// Choose has the tests of a package that are not for a browser left out, and says
// so with the reasons. It is called before the tests are run, when the flags have
// been parsed.
func Choose(kind Kind, list []Only) error {
	if !slices.Contains(Kinds, kind) {
		return fmt.Errorf("browser: none is called %q: there are %q", kind, Kinds)
	}
	var names []string
	for _, o := range list {
		if reason := o.Reason(kind); reason != "" {
			fmt.Fprintf(os.Stderr, "%s leaves out %s: %s\n", kind, o.Test, reason)
			names = append(names, regexp.QuoteMeta(o.Test))
		}
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
