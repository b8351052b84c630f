/// An outcome on a book's bet slip, as pages show it.
struct BookSelection {
    let book: Sportsbook
    let selection: BetSlip.Selection
}
