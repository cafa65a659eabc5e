package host_test

import (
	"bytes"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"testing"

	"bretwalda/web/host"
	"bretwalda/web/policy"
	"bretwalda/web/release"
)

func TestHandler(t *testing.T) {
	folder := t.TempDir()
	for name, content := range map[string]string{"index.html": "shell", "app.wasm": "client", "manifest.webmanifest": "{}"} {
		if err := os.WriteFile(filepath.Join(folder, name), []byte(content), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	cases := []struct {
		prefix, path string
		status       int
		kind         string
	}{
		{"/", "/", 200, "text/html; charset=utf-8"},
		{"/", "/app.wasm?v=1", 200, "application/wasm"},
		{"/", "/manifest.webmanifest", 200, "application/manifest+json"},
		{"/", "/nowhere", 404, ""},
		{"/games/bretwalda/", "/games/bretwalda/", 200, "text/html; charset=utf-8"},
		{"games/bretwalda", "/games/bretwalda/app.wasm", 200, "application/wasm"},
		{"/games/bretwalda/", "/", 404, ""},
		{"/games/bretwalda/", "/app.wasm", 404, ""},
	}
	for name, handler := range map[string]func(string, string) http.Handler{"Handler": host.Handler, "Packed": host.Packed} {
		for _, c := range cases {
			w := httptest.NewRecorder()
			handler(folder, c.prefix).ServeHTTP(w, httptest.NewRequest(http.MethodGet, c.path, nil))
			if w.Code != c.status {
				t.Errorf("%s: under %s, %s is %d, not %d", name, c.prefix, c.path, w.Code, c.status)
			}
			if got := w.Header().Get("Content-Type"); c.kind != "" && got != c.kind {
				t.Errorf("%s: %s is served as %q, not %q", name, c.path, got, c.kind)
			}
			for _, h := range policy.Headers() {
				if got := w.Header().Get(h[0]); got != h[1] {
					t.Errorf("%s: %s: %s is %q", name, c.path, h[0], got)
				}
			}
		}
	}
}

// TestPacked: a browser gets the smallest form that it takes, and asks in vain for
// what it has already.
func TestPacked(t *testing.T) {
	folder := t.TempDir()
	client := bytes.Repeat([]byte("client"), 1000)
	packed := map[string][]byte{"": client, "gzip": release.Gzip(client), "br": release.Brotli(client)}
	for name, content := range map[string][]byte{"app.wasm": client, "app.wasm.gz": packed["gzip"], "app.wasm.br": packed["br"]} {
		if err := os.WriteFile(filepath.Join(folder, name), content, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	handler := host.Packed(folder, "/")
	ask := func(accept, known string) *http.Response {
		r := httptest.NewRequest(http.MethodGet, "/app.wasm?v=1", nil)
		r.Header.Set("Accept-Encoding", accept)
		if known != "" {
			r.Header.Set("If-None-Match", known)
		}
		w := httptest.NewRecorder()
		handler.ServeHTTP(w, r)
		return w.Result()
	}
	for accept, encoding := range map[string]string{"gzip, deflate, br": "br", "gzip, deflate": "gzip", "": ""} {
		got := ask(accept, "")
		body, err := io.ReadAll(got.Body)
		if err != nil || got.Header.Get("Content-Encoding") != encoding || !bytes.Equal(body, packed[encoding]) {
			t.Errorf("a browser that takes %q gets %q, %d bytes, %v", accept, got.Header.Get("Content-Encoding"), len(body), err)
		}
		if kind := got.Header.Get("Content-Type"); kind != "application/wasm" {
			t.Errorf("for %q it is served as %q", accept, kind)
		}
		if again := ask(accept, got.Header.Get("ETag")); again.StatusCode != http.StatusNotModified {
			t.Errorf("for %q it is sent once more: %d", accept, again.StatusCode)
		}
	}
}
