package engine

// Version is this release of Bretwalda, by semantic versioning. Later releases open
// everything that it opens. The formats of links have versions of their own (package
// link), the rules of each game revisions (Game.Revision).
const Version = "2.0.0"
