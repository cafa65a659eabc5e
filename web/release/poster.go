package release

import (
	"bytes"
	"html/template"
	"path"
	"strings"
)

// poster is the page of a game for messengers, which show a picture of what a link
// leads to, but ask for it by its whole address. Whoever follows the link gets to the
// first screen, or with a link of a match as its fragment to that match.
var poster = template.Must(template.New("poster").Parse(`<!DOCTYPE html>
<html lang="{{.Language}}">
<head>
<meta charset="utf-8">
<title>{{.Title}} · Bretwalda</title>
<meta name="description" content="{{.About}}">
<meta property="og:title" content="{{.Title}} · Bretwalda">
<meta property="og:description" content="{{.About}}">
<meta property="og:type" content="website">
<meta property="og:url" content="{{.Site}}{{.Page}}">
<meta property="og:image" content="{{.Site}}{{.Picture}}">
<script src="{{.Carry}}"></script>
<noscript><meta http-equiv="refresh" content="0; url=./"></noscript>
</head>
<body><a href="./">{{.Title}}</a></body>
</html>
`))

// carry is the script of posters, which leads on with the fragment that only the browser
// knows: the policy of the host allows none in the page.
const carry = "poster.js"

// addPosters writes the page of each game, such as brian.html, where the address of the
// site is known.
func (r *Release) addPosters(covers []Cover, address string) error {
	if address == "" {
		return nil
	}
	r.Files[carry] = []byte("location.replace(\"./\" + location.hash);\n")
	for _, c := range covers {
		var b bytes.Buffer
		first := c.Said[0]
		err := poster.Execute(&b, map[string]string{
			"Language": first.Language, "Title": first.Title, "About": first.About,
			"Site": address, "Page": c.Family + ".html", "Picture": path.Join(coversFolder, c.Family+".webp"), "Carry": carry,
		})
		if err != nil {
			return err
		}
		r.Files[c.Family+".html"] = b.Bytes()
	}
	return nil
}

// Address is an address as posters need it, with a slash at its end.
func Address(site string) string {
	if site == "" {
		return ""
	}
	return strings.TrimSuffix(site, "/") + "/"
}
