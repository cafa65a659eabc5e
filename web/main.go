// Web builds the site of Bretwalda and serves it while it is worked on.
//
//	go run ./web build      writes the folder to put on a static host
//	go run ./web serve      builds, then serves it
//	go run ./web size       what a first visit downloads, compared
//	go run ./web lighthouse what Lighthouse says of the built site
//	go run ./web browsers   finds the browsers for the tests, or installs them: all, or those named
//
// It is run from the root of the project.
package main

import (
	"flag"
	"fmt"
	"maps"
	"net"
	"net/http"
	"os"
	"slices"
	"strings"
	"time"

	"bretwalda/static/site"
	"bretwalda/web/host"
	"bretwalda/web/install"
	"bretwalda/web/release"
)

// client is the program that runs in the browser.
const client = release.Page

func main() {
	commands := map[string]func([]string) error{
		"build":      build,
		"serve":      serve,
		"size":       size,
		"lighthouse": lighthouse,
		"browsers":   findBrowsers,
	}
	if len(os.Args) < 2 || commands[os.Args[1]] == nil {
		fmt.Fprintln(os.Stderr, "usage: go run ./web build|serve|size|lighthouse|browsers [flags]")
		os.Exit(2)
	}
	if err := commands[os.Args[1]](os.Args[2:]); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// write builds the client and writes the site.
func write(pkg, folder, address string, packing release.Packing) (*release.Release, error) {
	programs, err := release.Build(".", pkg)
	if err != nil {
		return nil, err
	}
	programs.Site = release.Address(address)
	r, err := release.New(site.Files, programs)
	if err != nil {
		return nil, err
	}
	return r, r.WriteTo(folder, packing)
}

func build(args []string) error {
	flags := flag.NewFlagSet("build", flag.ExitOnError)
	out := flags.String("out", "site", "the folder to write")
	pkg := flags.String("client", client, "the package that becomes app.wasm")
	address := flags.String("url", "", "the address of the site, for the pictures that messengers show of its links")
	flags.Parse(args)
	r, err := write(*pkg, *out, *address, release.Packed)
	if err != nil {
		return err
	}
	fmt.Printf("%s: release %s, %d files\n", *out, r.Version, len(r.Files))
	return nil
}

func serve(args []string) error {
	flags := flag.NewFlagSet("serve", flag.ExitOnError)
	out := flags.String("out", "site", "the folder to write")
	pkg := flags.String("client", client, "the package that becomes app.wasm")
	addr := flags.String("addr", "localhost:8000", "the address to listen on")
	prefix := flags.String("prefix", "/", "the path to serve under")
	flags.Parse(args)
	// The port first: when it is taken, nobody waits for a build.
	listener, err := net.Listen("tcp", *addr)
	if err != nil {
		return fmt.Errorf("web: %w; serve -addr names another address", err)
	}
	fmt.Println("building the client, which takes a minute or two the first time")
	if _, err := write(*pkg, *out, "", release.Quick); err != nil {
		return err
	}
	path := "/" + strings.Trim(*prefix, "/")
	fmt.Printf("http://%s%s\n", *addr, strings.TrimSuffix(path, "/")+"/")
	server := &http.Server{Handler: host.Packed(*out, *prefix), ReadHeaderTimeout: 10 * time.Second}
	return server.Serve(listener)
}

func findBrowsers(names []string) error {
	if len(names) == 0 {
		names = slices.Sorted(maps.Keys(install.Of))
	}
	paths, err := install.Ensure(names...)
	if err != nil {
		return err
	}
	for _, path := range paths {
		fmt.Println(path)
	}
	return nil
}
