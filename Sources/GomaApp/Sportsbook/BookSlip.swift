/// The bet slip of a book as a whole, as pages show it.
struct BookSlip {
    let book: Sportsbook
}
