/// The matches of a book on a page, or some of them.
final class MatchesSource: PageSource, TellsMishaps {
    private let book: Sportsbook
    private let ids: () -> [String]
    private let empty: () -> LocalizationKey
    private let following: (@escaping () -> Void) -> AnyObject

    static var shape: PageShape { .collection(of: MatchSource.shape) }

    /// - Parameters:
    ///   - follow: calls what it is given after the choice may have changed, for as long as its result is kept.
    ///   - empty: what is said where there are none.
    ///   - ids: the matches, in their order.
    init(
        of book: Sportsbook, following follow: @escaping (@escaping () -> Void) -> AnyObject,
        empty: @escaping () -> LocalizationKey = { .noMatches }, ids: @escaping () -> [String]
    ) {
        self.book = book
        self.ids = ids
        self.empty = empty
        following = follow
        super.init(Self.shape)
    }

    override var elementIDs: [String]? { ids() }

    /// A page can name the matches that there are when it is read; those that a feed brings later come into lists.
    override var isComplete: Bool { true }

    override func member(_ name: String) -> PageSource? {
        book.matches[name] == nil ? nil : MatchSource(name, of: book)
    }

    func mishap(of name: String) -> String? { book.matches.mishap(of: name) }

    override var emptyWords: String { book.environment.text(empty()) }

    override func follow(_ body: @escaping () -> Void) -> AnyObject { following(body) }
}
