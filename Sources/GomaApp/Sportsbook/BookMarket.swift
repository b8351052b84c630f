/// A market of a match of a book, as pages show it.
struct BookMarket {
    let book: Sportsbook
    let match: String
    let id: String
}
