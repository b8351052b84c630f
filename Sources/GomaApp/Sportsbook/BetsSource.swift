/// Some of a customer's bets on a page, the latest first.
final class BetsSource: PageSource {
    private let book: Sportsbook
    private let group: BetGroup

    static var shape: PageShape { .collection(of: .value(BookBet.self)) }

    init(of book: Sportsbook, in group: BetGroup) {
        self.book = book
        self.group = group
        super.init(Self.shape)
    }

    override var elementIDs: [String]? { book.customer.isLoggedIn ? book.betIDs(in: group) : [] }

    override func member(_ name: String) -> PageSource? {
        DerivedSource(following: { [book] in book.follow(.bets, $0) }) { [book] in
            book.customer.bet(name).map { _ in BookBet(book: book, id: name) }
        }
    }

    override var emptyWords: String { book.environment.text(group.emptyWords) }

    override func follow(_ body: @escaping () -> Void) -> AnyObject { book.follow(.bets, body) }
}
