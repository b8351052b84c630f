/// The models that a page can name to drive it.
enum PageDriverName: String, CaseIterable, Hashable, Sendable {
    /// Filters, and the matches that they let through.
    case filters
    /// A form that opens an account.
    case signup

    @MainActor
    func makeDriver(over book: Sportsbook) -> any PageDriver {
        switch self {
        case .filters: FilteredBook(book)
        case .signup: Signup(in: book.environment)
        }
    }
}
