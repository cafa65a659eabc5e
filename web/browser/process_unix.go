//go:build unix

package browser

import (
	"os/exec"
	"syscall"
)

// kill ends a program's whole group, the hard way or so that it can clean up.
func kill(cmd *exec.Cmd, hard bool) {
	signal := syscall.SIGTERM
	if hard {
		signal = syscall.SIGKILL
	}
	syscall.Kill(-cmd.Process.Pid, signal)
}
