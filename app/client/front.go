package client

import "bretwalda/engine/link"

// takePasted empties the field for links, and says where its text leads.
func (f *FrontPage) takePasted() (pasted, fragment string, err error) {
	pasted, f.Paste = f.Paste, ""
	if key := pastedKey(pasted); key != "" {
		return pasted, key, nil
	}
	fragment, err = link.Extract(pasted)
	return pasted, fragment, err
}

// FoldFinished folds the matches that are over, or unfolds them.
type FoldFinished struct{}

func (FoldFinished) Apply(m *Model) []Command {
	m.Finished = !m.Finished
	return nil
}

// FoldBranches folds the branches, or unfolds them.
type FoldBranches struct{}

func (FoldBranches) Apply(m *Model) []Command {
	m.Branches = !m.Branches
	return nil
}

// SetPaste is what is in the field for links; OpenPaste opens it.
type (
	SetPaste  struct{ Text string }
	OpenPaste struct{}
)

func (msg SetPaste) Apply(m *Model) []Command {
	m.Paste = msg.Text
	return nil
}

// ScanCode reads a link through the camera; Scanned is what a code says, "" where the
// person has gone back.
type (
	ScanCode struct{}
	Scanned  struct {
		Text string
		Err  error
	}
)

func (ScanCode) Apply(m *Model) []Command {
	var words []any
	for _, key := range []string{"scan.title", "scan.hint", "button.close", "scan.picture", "scan.denied", "scan.none", "scan.unread", "scan.failed"} {
		words = append(words, m.Language().Say(key))
	}
	return []Command{Scan{words}}
}

func (Scanned) report() {}

func (msg Scanned) Apply(m *Model) []Command {
	if msg.Err != nil {
		m.warn("scan.failed")
	}
	if msg.Text == "" {
		return nil
	}
	m.Paste = msg.Text
	return OpenPaste{}.Apply(m)
}

// Apply goes to the link in the pasted text, so that the back button leads here.
func (OpenPaste) Apply(m *Model) []Command {
	pasted, found, err := m.takePasted()
	if err != nil {
		m.Arrival = &Arrival{Text: pasted, Code: link.Code(err)}
		m.Screen = Arrived
		return []Command{Focus{Title}}
	}
	return []Command{Go{Fragment: found}}
}
