package maps

import "testing"

func TestSharedBorder(t *testing.T) {
	c := Britain()
	place := func(name string) int {
		for i := range c.Places {
			if c.Places[i].Name == name {
				return i
			}
		}
		t.Fatalf("no %s", name)
		return 0
	}
	if d := c.Shared(place("Cumbria"), place("Lothian")); d == "" || d[0] != 'M' {
		t.Errorf("Cumbria and Lothian share %q", d)
	}
	if d := c.Shared(place("Kent"), place("Orkneys")); d != "" {
		t.Errorf("Kent and Orkneys share %q", d)
	}
}
