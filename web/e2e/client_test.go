package e2e_test

// client is the package of the project that the site is built with.
const client = "./app"
