package client

import "strconv"

// Setting is what the match was set up with: the ID of its scenario under
// "scenario", how many play under "seats", the value of an option under its ID; ""
// under what does not matter in it.
func (t *Seating) Setting(of string) string {
	setup := t.Header().Setup
	switch of {
	case "scenario":
		return t.Game().Scenarios()[setup.Scenario].ID
	case "seats":
		return strconv.Itoa(setup.Seats)
	}
	for i, o := range t.Game().Options() {
		if o.ID == of && (o.Applies == nil || o.Applies(setup)) {
			return o.Values[setup.Options[i]]
		}
	}
	return ""
}
