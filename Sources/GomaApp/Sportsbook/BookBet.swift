/// A bet of a book's customer, as pages show it.
struct BookBet {
    let book: Sportsbook
    let id: String
}
