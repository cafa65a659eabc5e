package browser

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"os/exec"
	"regexp"
	"strings"
	"sync"
	"time"
)

// process is a program that runs beside the tests, and all that it starts.
type process struct {
	cmd  *exec.Cmd
	mu   sync.Mutex
	said strings.Builder // what it has written, for whoever asks why it does not run
	gone chan struct{}
}

// startProcess starts a program and waits until it writes a line that matches a
// pattern, if it is given one; what its group stands for is returned.
func startProcess(cmd *exec.Cmd, pattern *regexp.Regexp) (*process, string, error) {
	leash(cmd)
	p := &process{cmd: cmd, gone: make(chan struct{})}
	reader, writer := io.Pipe()
	cmd.Stdout, cmd.Stderr = writer, writer
	cmd.WaitDelay = time.Second
	if err := cmd.Start(); err != nil {
		return nil, "", err
	}
	found := make(chan string, 1)
	go p.read(reader, pattern, found)
	go func() {
		cmd.Wait()
		writer.Close()
		close(p.gone)
	}()
	if pattern == nil {
		return p, "", nil
	}
	what := "it has ended"
	select {
	case rest := <-found:
		return p, rest, nil
	case <-p.gone:
	case <-time.After(Patience):
		what = "it has not come up"
	}
	return nil, "", errors.Join(p.why(what), p.end())
}

// read keeps what the program writes and looks for the pattern.
func (p *process) read(r io.Reader, pattern *regexp.Regexp, found chan<- string) {
	scanner := bufio.NewScanner(r)
	for scanner.Scan() {
		p.mu.Lock()
		if p.said.Len() < 10_000 {
			p.said.WriteString(scanner.Text() + "\n")
		}
		p.mu.Unlock()
		if pattern == nil {
			continue
		}
		if match := pattern.FindStringSubmatch(scanner.Text()); match != nil {
			found <- match[1]
			pattern = nil
		}
	}
	io.Copy(io.Discard, r) // after a line too long for the scanner
}

// why is an error with what the program has written.
func (p *process) why(what string) error {
	p.mu.Lock()
	defer p.mu.Unlock()
	return fmt.Errorf("%s: %s: %s", p.cmd.Path, what, strings.TrimSpace(p.said.String()))
}

// errStubborn is the error of a program that does not end.
var errStubborn = errors.New("it does not end")

// end ends the program and what it has started.
func (p *process) end() error {
	kill(p.cmd, false)
	select {
	case <-p.gone:
	case <-time.After(5 * time.Second):
	}
	kill(p.cmd, true) // also what it has left behind
	select {
	case <-p.gone:
		return nil
	case <-time.After(5 * time.Second):
		return errStubborn
	}
}
