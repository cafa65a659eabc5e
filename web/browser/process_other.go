//go:build unix && !linux

package browser

import (
	"os/exec"
	"syscall"
)

// leash gives a program a group of its own.
func leash(cmd *exec.Cmd) { cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true} }
