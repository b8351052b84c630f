/// Filters on a page, and the matches that they let through together.
final class MatchFiltersSource: PageSource {
    private let filters: FilteredBook
    private var wishes: AnyObject?
    private var handovers: AnyObject?

    static let matches = "matches"

    init(of book: Sportsbook, only group: MatchGroup) {
        filters = FilteredBook(book, only: group)
        super.init(.group([(Self.matches, MatchesSource.shape)] + FilteredBook.partNames.map { ($0, .model) }))
        wishes = filters.wishes.subscribe { [weak self] in self?.news.tell($0) }
        handovers = book.customer.handovers.subscribe { [filters] former in
            // What a customer has chosen and looked for is nothing to whoever comes next.
            if former.member != nil { filters.reset() }
        }
    }

    override func member(_ name: String) -> PageSource? {
        guard name != Self.matches else {
            return MatchesSource(of: filters.book, following: filters.follow) { [filters] in filters.matchIDs }
        }
        return filters.model(of: name).map(ModelSource.init)
    }

    /// Opens the panel that somebody asks for, or all of them.
    override func take(_ asked: AskedRequest, on page: any PageState) -> PageReply? {
        switch asked.request {
        case is OpenFilters: filters.openAll()
        case let request as OpenFilter:
            guard let panel = FilterPanel(rawValue: request.id) else { return nil }
            filters.open(panel)
        default: return nil
        }
        return PageReply()
    }
}
