/// A customer's bets on a page, by how far they have come.
final class BetGroupSource: PageSource {
    private let book: Sportsbook

    static var shape: PageShape { .group(BetGroup.allCases.map { ($0.rawValue, BetsSource.shape) }) }

    init(of book: Sportsbook) {
        self.book = book
        super.init(Self.shape)
    }

    override func member(_ name: String) -> PageSource? {
        BetGroup(rawValue: name).map { BetsSource(of: book, in: $0) }
    }

    override func follow(_ body: @escaping () -> Void) -> AnyObject { book.follow(.bets, body) }
}
