import GomaPages

/// A customer's bets on a page, by how far they have come.
final class BetGroupSource: PageSource {
    private let book: Sportsbook

    static var shape: PageShape {
        .group([("open", BetsSource.shape), ("settled", BetsSource.shape), ("all", BetsSource.shape)])
    }

    init(of book: Sportsbook) {
        self.book = book
        super.init(Self.shape)
    }

    override func member(_ name: String) -> PageSource? {
        switch name {
        case "open": BetsSource(of: book, isOpen: true)
        case "settled": BetsSource(of: book, isOpen: false)
        case "all": BetsSource(of: book, isOpen: nil)
        default: nil
        }
    }

    override func follow(_ body: @escaping () -> Void) -> AnyObject { book.follow(.bets, body) }
}
