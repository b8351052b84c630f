/// A match of a book on a page, with its markets.
final class MatchSource: PageSource {
    private let book: Sportsbook
    private let id: String

    static var shape: PageShape {
        .value(
            BookMatch.self,
            members: [
                "markets": .collection(of: .value(BookMarket.self)),
                "shown-markets": .collection(of: .value(BookMarket.self)),
                "shows-statistics": .value(Bool.self),
            ])
    }

    init(_ id: String, of book: Sportsbook) {
        self.book = book
        self.id = id
        super.init(Self.shape)
    }

    override var value: Any? { book.matches[id].map { BookMatch($0, in: book) } }

    override func member(_ name: String) -> PageSource? {
        let (book, id) = (book, id)
        switch name {
        case "markets":
            return MarketsSource(of: id, in: book, topic: .match(id)) { book.matches[id]?.markets.map(\.id) ?? [] }
        case "shown-markets":
            return MarketsSource(of: id, in: book, topic: .groups(id)) { book.shownMarkets(of: id) }
        case "shows-statistics":
            return DerivedSource(following: { book.follow(.groups(id), $0) }) { book.showsStatistics(of: id) }
        default: return super.member(name)
        }
    }

    override func follow(_ body: @escaping () -> Void) -> AnyObject { book.follow(.match(id), body) }
}
