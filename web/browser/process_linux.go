package browser

import (
	"os/exec"
	"syscall"
)

// leash gives a program a group of its own, and ends it with the tests, however
// they end.
func leash(cmd *exec.Cmd) {
	cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true, Pdeathsig: syscall.SIGKILL}
}
