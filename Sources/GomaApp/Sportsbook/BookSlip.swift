/// The bet slip of a book as a whole, as pages show it, and what of it texts and conditions can name.
struct BookSlip: Encodable {
    let book: Sportsbook
    /// Selections that count.
    let count: Int
    /// Whether a system can be made of them.
    let isSystem: Bool
    /// Whether nothing is chosen.
    let isEmpty: Bool

    /// The code under which it has been shared; `nil` where it has not been as it is now.
    let code: String?

    private enum CodingKeys: CodingKey { case count, isSystem, isEmpty, code }

    @MainActor
    init(book: Sportsbook) {
        self.book = book
        count = book.slip.active.count
        isSystem = count > 2
        isEmpty = book.slip.selections.isEmpty
        code = count > 0 ? book.code(of: book.slip.withoutRemoved.selections) : nil
    }
}
