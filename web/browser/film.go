package browser

import (
	"bufio"
	"fmt"
	"os"
	"path/filepath"
	"testing"
)

// film is what the camera of Chromium sees: a file that it opens when the camera is
// turned on. Where there is none, it has no camera.
var film = filepath.Join(os.TempDir(), fmt.Sprintf("bretwalda-camera-%d.y4m", os.Getpid()))

// Film has the camera see a picture in grey until the test is over. Tests with one must
// not run side by side.
func Film(t *testing.T, width, height int, grey []byte) {
	t.Helper()
	f, err := os.Create(film)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { os.Remove(film) })
	w := bufio.NewWriter(f)
	fmt.Fprintf(w, "YUV4MPEG2 W%d H%d F10:1 Ip A1:1 C420jpeg\n", width, height)
	colour := make([]byte, width*height/2)
	for i := range colour {
		colour[i] = 128
	}
	for range 2 {
		fmt.Fprintln(w, "FRAME")
		w.Write(grey)
		w.Write(colour)
	}
	if err := w.Flush(); err != nil {
		t.Fatal(err)
	}
	if err := f.Close(); err != nil {
		t.Fatal(err)
	}
}
