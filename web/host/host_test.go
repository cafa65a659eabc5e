package host_test

import (
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"testing"

	"bretwalda/web/host"
	"bretwalda/web/policy"
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
	for _, c := range cases {
		w := httptest.NewRecorder()
		host.Handler(folder, c.prefix).ServeHTTP(w, httptest.NewRequest(http.MethodGet, c.path, nil))
		if w.Code != c.status {
			t.Errorf("under %s, %s is %d, not %d", c.prefix, c.path, w.Code, c.status)
		}
		if got := w.Header().Get("Content-Type"); c.kind != "" && got != c.kind {
			t.Errorf("%s is served as %q, not %q", c.path, got, c.kind)
		}
		for _, h := range policy.Headers() {
			if got := w.Header().Get(h[0]); got != h[1] {
				t.Errorf("%s: %s is %q", c.path, h[0], got)
			}
		}
	}
}
