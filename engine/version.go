package engine

// Version is the release of Bretwalda this is, by semantic versioning. What a
// release can open, every later one opens: the formats of links have versions of
// their own (package link), and the rules of each game revisions (Game.Revision).
const Version = "1.0.0"
