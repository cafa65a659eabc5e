package browser

import "testing"

func TestOwn(t *testing.T) {
	const page = "http://127.0.0.1:4000/games/"
	cases := []struct {
		address    string
		isDocument bool
		own        bool
	}{
		{"http://127.0.0.1:4000/style.css", false, true},
		{"data:image/png;base64,AA", false, true},
		{"blob:http://127.0.0.1:4000/1-2", false, true},
		{"http://127.0.0.1:4001/", true, true},
		{"http://127.0.0.1:4001/style.css", false, false},
		{"https://127.0.0.1:4000/style.css", false, false},
		{"https://fonts.googleapis.com/css", false, false},
		{"http://example.org/", true, false},
		{"ws://127.0.0.1:4000/", false, false},
		{"http://%zz/", false, false},
	}
	for _, c := range cases {
		if got := own(c.address, page, c.isDocument); got != c.own {
			t.Errorf("%s is its own: %t", c.address, got)
		}
	}
}

func TestMakers(t *testing.T) {
	for host, maker := range map[string]bool{
		"update.googleapis.com": true, "google.com": true, "qwjkxzvt": true,
		"example.org": false, "notgoogle.com": false, "google.com.example.org": false, "127.0.0.2": false,
	} {
		if ofTheMaker(host) != maker {
			t.Errorf("%s is of the maker: %t", host, !maker)
		}
	}
}
