package client

// Messages about the app as a program of the device.
type (
	// Install has the browser ask whether to install it, LeaveInBrowser does not want it.
	// Either way nobody offers it again.
	Install        struct{}
	LeaveInBrowser struct{}
	// Installable says whether the browser can ask.
	Installable struct{ Can bool }
)

// offered is the setting once the person was asked.
const offered = "yes"

// OffersInstall reports whether the person is asked: once, when they have come back for a
// second match or have finished their first. ByHand: only they can do it, by a menu of
// their browser.
func OffersInstall(m *Model) (offers, byHand bool) {
	byHand = m.World.LinksOpenInTab && !m.installable
	if m.World.Standalone || m.Settings.Install != "" || !m.installable && !byHand {
		return false, false
	}
	over := false
	for _, r := range m.Records {
		over = over || r.About.Over
	}
	return over || len(m.Records) > 1, byHand
}

func (Installable) report() {}

func (msg Installable) Apply(m *Model) []Command {
	m.installable = msg.Can
	return nil
}

func (Install) Apply(m *Model) []Command {
	m.wanted.Install = offered
	return []Command{AskToInstall{}, m.saveSettings()}
}

func (LeaveInBrowser) Apply(m *Model) []Command {
	m.wanted.Install = offered
	return []Command{m.saveSettings()}
}
