package main

import (
	"bufio"
	"fmt"
)

// maxLine is the longest line of the protocol, in bytes.
const maxLine = 1 << 20

// protocol answers each line of stdin with one line of JSON.
func (c *console) protocol(args []string) error {
	if err := parse(c.flags("protocol"), args); err != nil {
		return err
	}
	s := &session{revisions: c.revisions}
	lines := bufio.NewScanner(c.in)
	lines.Buffer(nil, maxLine)
	for !s.closed && lines.Scan() {
		if err := c.print(s.answer(lines.Text())); err != nil {
			return fmt.Errorf("console: %w", err)
		}
	}
	if err := lines.Err(); err != nil {
		return fmt.Errorf("console: %w", err)
	}
	return nil
}
