/// What is chosen on a book's bet slip, on a page.
final class SelectionsSource: PageSource {
    private let book: Sportsbook

    static var shape: PageShape { .collection(of: .value(BookSelection.self)) }

    init(of book: Sportsbook) {
        self.book = book
        super.init(Self.shape)
    }

    override var elementIDs: [String]? { book.slip.selections.map(\.id) }

    override func member(_ name: String) -> PageSource? {
        book.slip.selections.first { $0.id == name }
            .map { ValueSource(BookSelection(book: book, selection: $0)) }
    }

    override var emptyWords: String { book.environment.text(.emptyBetSlip) }

    override func follow(_ body: @escaping () -> Void) -> AnyObject { book.follow(.slip, body) }
}
