package main

import (
	"bufio"
	"io"
	"net"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// TestItServesWhatLiesBeside builds the program into a folder with a site, runs
// it from elsewhere and reads a page.
func TestItServesWhatLiesBeside(t *testing.T) {
	stick := t.TempDir()
	program := filepath.Join(stick, "bretwalda.exe")
	if said, err := exec.Command("go", "build", "-o", program, ".").CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, said)
	}
	const page = "<!doctype html>the site"
	site := filepath.Join(stick, "site")
	if err := os.MkdirAll(site, 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(site, "index.html"), []byte(page), 0o644); err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command(program)
	cmd.Dir = t.TempDir()
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	defer cmd.Wait()
	defer cmd.Process.Kill()
	said, err := bufio.NewReader(out).ReadString('\n')
	if err != nil {
		t.Fatal(err)
	}
	_, address, _ := strings.Cut(said, "Open ")
	address, _, _ = strings.Cut(address, " ")
	answer, err := http.Get(address)
	if err != nil {
		t.Fatal(err)
	}
	defer answer.Body.Close()
	if got, _ := io.ReadAll(answer.Body); string(got) != page {
		t.Errorf("%s answers %q", address, got)
	}
}

func TestTheNextAddressIsTaken(t *testing.T) {
	taken, err := net.Listen("tcp", "localhost:0")
	if err != nil {
		t.Fatal(err)
	}
	defer taken.Close()
	got, err := listen([]string{taken.Addr().String(), "localhost:0"})
	if err != nil {
		t.Fatal(err)
	}
	got.Close()
	if _, err := listen([]string{taken.Addr().String()}); err == nil {
		t.Error("an address was taken twice")
	}
}

func TestNothingToServe(t *testing.T) {
	program := filepath.Join(t.TempDir(), "bretwalda.exe")
	if said, err := exec.Command("go", "build", "-o", program, ".").CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, said)
	}
	said, err := exec.Command(program).CombinedOutput()
	if err == nil || !strings.Contains(string(said), "no site beside the program") {
		t.Errorf("%v, %s", err, said)
	}
}
