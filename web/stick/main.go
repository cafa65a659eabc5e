// Stick serves the folder it is in to the browser of the same machine: for a
// USB stick, or any machine that has the site but no web server.
package main

import (
	"fmt"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"time"

	"bretwalda/web/host"
)

// addresses are tried in turn. They stay the same from one start to the next,
// since a browser keeps the matches of each address apart.
var addresses = []string{"localhost:8765", "localhost:8766", "localhost:8767"}

func main() {
	if err := run(); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func run() error {
	program, err := os.Executable()
	if err != nil {
		return err
	}
	folder := filepath.Join(filepath.Dir(program), "site")
	if _, err := os.Stat(filepath.Join(folder, "index.html")); err != nil {
		return fmt.Errorf("stick: no site beside the program: %w", err)
	}
	listener, err := listen(addresses)
	if err != nil {
		return err
	}
	fmt.Printf("Open http://%s/ in a browser. This window keeps it going.\n", listener.Addr())
	server := &http.Server{Handler: host.Packed(folder, "/"), ReadHeaderTimeout: 10 * time.Second}
	return server.Serve(listener)
}

// listen takes the first address that is free.
func listen(addresses []string) (net.Listener, error) {
	var last error
	for _, address := range addresses {
		listener, err := net.Listen("tcp", address)
		if err == nil {
			return listener, nil
		}
		last = err
	}
	return nil, fmt.Errorf("stick: %w", last)
}
