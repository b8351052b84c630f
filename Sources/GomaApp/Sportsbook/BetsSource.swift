import GomaPages
import GomaUI

/// A customer's bets on a page, the latest first: those that are not decided, or those that are.
final class BetsSource: PageSource {
    private let book: Sportsbook
    private let isOpen: Bool?

    static var shape: PageShape { .collection(of: .value(BookBet.self)) }

    /// - Parameter isOpen: all bets where `nil`.
    init(of book: Sportsbook, isOpen: Bool?) {
        self.book = book
        self.isOpen = isOpen
        super.init(Self.shape)
    }

    override var elementIDs: [String]? {
        guard book.customer.isLoggedIn else { return [] }
        return isOpen.map { book.betIDs(isOpen: $0) } ?? book.customer.bets.reversed().map(\.id)
    }

    override func member(_ name: String) -> PageSource? {
        DerivedSource(following: { [book] in book.follow(.bets, $0) }) { [book] in
            book.customer.bet(name).map { _ in BookBet(book: book, id: name) }
        }
    }

    override var emptyWords: String {
        book.environment.text(isOpen == true ? .noOpenBets : .noSettledBets)
    }

    override func follow(_ body: @escaping () -> Void) -> AnyObject { book.follow(.bets, body) }
}
