package browser

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"net/http"
)

// classic speaks WebDriver, the W3C's older protocol: a request for each command.
type classic struct {
	root string // of the driver, or of a session in it
}

// call gives a command and decodes its value, if result is not nil. A body of nil
// is a GET.
func (c classic) call(ctx context.Context, method, command string, body, result any) error {
	said := []byte("{}")
	if body != nil {
		var err error
		if said, err = json.Marshal(body); err != nil {
			return err
		}
	}
	request, err := http.NewRequestWithContext(ctx, method, c.root+command, bytes.NewReader(said))
	if err != nil {
		return err
	}
	if method == http.MethodGet {
		request.Body, request.ContentLength = http.NoBody, 0
	}
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		return fmt.Errorf("%s: %w", command, err)
	}
	defer response.Body.Close()
	var answer struct{ Value json.RawMessage }
	if err := json.NewDecoder(response.Body).Decode(&answer); err != nil {
		return fmt.Errorf("%s: %w", command, err)
	}
	if response.StatusCode != http.StatusOK {
		var fault struct{ Error, Message string }
		json.Unmarshal(answer.Value, &fault)
		return fmt.Errorf("%s: %s: %s", command, fault.Error, fault.Message)
	}
	if result == nil {
		return nil
	}
	return json.Unmarshal(answer.Value, result)
}

func (c classic) get(ctx context.Context, command string, result any) error {
	return c.call(ctx, http.MethodGet, command, nil, result)
}

func (c classic) post(ctx context.Context, command string, body, result any) error {
	return c.call(ctx, http.MethodPost, command, body, result)
}

func (c classic) delete(ctx context.Context, command string) error {
	return c.call(ctx, http.MethodDelete, command, nil, nil)
}
