// Package host serves a folder as a static host would: no routes, no rewriting,
// nothing the site could come to depend on.
package host

import (
	"fmt"
	"io/fs"
	"mime"
	"net/http"
	"os"
	"path"
	"path/filepath"
	"strings"

	"github.com/vearutop/statigz"
	"github.com/vearutop/statigz/brotli"

	"bretwalda/web/policy"
)

// init adds types that Go does not know on every system.
func init() {
	for ext, kind := range map[string]string{
		".webmanifest": "application/manifest+json",
		".wasm":        "application/wasm",
		".js":          "text/javascript; charset=utf-8",
	} {
		if err := mime.AddExtensionType(ext, kind); err != nil {
			panic(err) // The table above is wrong.
		}
	}
}

// Handler serves a folder under a prefix, "/" or "/games/bretwalda/", with the
// headers of the policy. Everything else is not found.
func Handler(folder, prefix string) http.Handler {
	return guarded(Plain(folder, prefix))
}

// Packed is Handler for a folder that stays as it is: it reads the folder once, and
// sends the .br or the .gz that is beside a file to browsers that take it.
func Packed(folder, prefix string) http.Handler {
	files := statigz.FileServer(os.DirFS(folder).(fs.ReadDirFS), brotli.AddEncoding)
	return guarded(under(prefix, func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Cache-Control", "no-cache")
		files.ServeHTTP(w, r)
	}))
}

// guarded adds the headers of the policy.
func guarded(next http.Handler) http.Handler {
	headers := policy.Headers()
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		for _, h := range headers {
			w.Header().Set(h[0], h[1])
		}
		next.ServeHTTP(w, r)
	})
}

// under serves what is under a prefix.
func under(prefix string, serve http.HandlerFunc) http.Handler {
	prefix = "/" + strings.Trim(prefix, "/")
	if prefix != "/" {
		prefix += "/"
	}
	mux := http.NewServeMux()
	mux.Handle(prefix, http.StripPrefix(strings.TrimSuffix(prefix, "/"), serve))
	return mux
}

// Plain is Handler without the headers of the policy: a host that sends files and
// nothing else.
func Plain(folder, prefix string) http.Handler {
	files := http.FileServer(http.Dir(folder))
	return under(prefix, func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Cache-Control", "no-cache")
		if tag := tag(folder, r.URL.Path); tag != "" {
			w.Header().Set("ETag", tag)
		}
		files.ServeHTTP(w, r)
	})
}

// tag tells two states of a file apart. The time of its change would not do: a
// header gives whole seconds, and a file may change twice in one.
func tag(folder, name string) string {
	if strings.HasSuffix(name, "/") {
		name += "index.html"
	}
	info, err := os.Stat(filepath.Join(folder, filepath.FromSlash(path.Clean("/"+name))))
	if err != nil || info.IsDir() {
		return ""
	}
	return fmt.Sprintf("\"%x-%x\"", info.ModTime().UnixNano(), info.Size())
}
