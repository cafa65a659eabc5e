package client

import (
	"testing"

	"bretwalda/app/advice"
	"bretwalda/app/table"
)

// steady knows that one march follows the other.
type steady struct{ advice.None }

func (steady) Follows(ask string) bool { return ask == "march" }

// TestAMarchFollowsTheOther: the places of a march by a button stay picked for the
// units that are left, as long as there are any.
func TestAMarchFollowsTheOther(t *testing.T) {
	p := emptyPage(t)
	desk := p.begin()
	desk.advisor = steady{}
	for ask := ""; ask != "march"; ask = desk.adviceContext().Ask() {
		p.step()
	}
	c, _ := desk.Picker.Placed()
	for _, d := range desk.Picker.All() {
		if d.To >= 0 && d.Count > c.Count {
			c = d
		}
	}
	desk.Picker.Tap(c.From)
	desk.Picker.Tap(c.To)
	from, to := desk.Picker.From(), desk.Picker.To()
	for n := 0; desk.Picker.From() == from && desk.Picker.To() == to; n++ {
		if n > 20 {
			t.Fatal("the marches do not end")
		}
		before := desk.Record.Link
		p.tell(SetFacet{table.Count, 1})
		c, _ = desk.Picker.Choice()
		p.tell(Press{c}) // and no party
		if desk.Record.Link == before {
			t.Fatal("the march is not made")
		}
	}
	for _, c := range desk.Picker.All() {
		if c.From == from && c.To == to {
			t.Fatalf("%+v could follow, and its places are not picked", c)
		}
	}
}
