package main

import (
	"errors"
	"fmt"
	"strings"
	"testing"
)

func TestJudge(t *testing.T) {
	const form = `{"categories": {
		"performance": {"score": %v, "auditRefs": []},
		"accessibility": {"score": %v, "auditRefs": [{"id": "image-alt", "weight": 7}, {"id": "label", "weight": 7}]},
		"best-practices": {"score": %v}, "seo": {"score": %v}},
		"audits": {"image-alt": {"score": 0, "title": "Images lack texts"}, "label": {"score": 1, "title": "Fields have labels"}}}`
	for _, c := range []struct {
		name                string
		speed, access, b, s any
		fails               bool
		prints, hides       string
	}{
		{"all reached", .9, 1, 1, 1, false, "goal 100", "missed"},
		{"performance alone is printed", .55, 1, 1, 1, false, "performance      55  goal  90  missed", ""},
		{"accessibility", 1, .99, 1, 1, true, "image-alt: Images lack texts", "label"},
		{"best practices", 1, 1, .96, 1, true, "best-practices   96  goal 100  missed", ""},
		{"seo", 1, 1, 1, .5, true, "seo              50  goal 100  missed", ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			var out strings.Builder
			err := judge(&out, fmt.Appendf(nil, form, c.speed, c.access, c.b, c.s))
			if errors.Is(err, errBelow) != c.fails {
				t.Errorf("judge says %v", err)
			}
			if !strings.Contains(out.String(), c.prints) || c.hides != "" && strings.Contains(out.String(), c.hides) {
				t.Errorf("printed:\n%s", out.String())
			}
		})
	}
	for name, report := range map[string]string{"no report": "", "a category without a score": fmt.Sprintf(form, 1, 1, 1, "null"), "no category": "{}"} {
		if err := judge(new(strings.Builder), []byte(report)); err == nil || errors.Is(err, errBelow) {
			t.Errorf("%s: judge says %v", name, err)
		}
	}
}
