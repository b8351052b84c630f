/// Some markets of a match on a page.
final class MarketsSource: PageSource {
    private let book: Sportsbook
    private let match: String
    private let topic: Sportsbook.Topic
    private let ids: () -> [String]

    /// - Parameters:
    ///   - topic: what the choice of markets hangs on.
    ///   - ids: the markets, in their order.
    init(of match: String, in book: Sportsbook, topic: Sportsbook.Topic, ids: @escaping () -> [String]) {
        self.book = book
        self.match = match
        self.topic = topic
        self.ids = ids
        super.init(.collection(of: .value(BookMarket.self)))
    }

    override var elementIDs: [String]? { ids() }

    override var isComplete: Bool { true }

    override func member(_ name: String) -> PageSource? {
        guard book.matches[match]?.market(name) != nil else { return nil }
        return ValueSource(BookMarket(book: book, match: match, id: name))
    }

    override func follow(_ body: @escaping () -> Void) -> AnyObject { book.follow(topic, body) }
}
