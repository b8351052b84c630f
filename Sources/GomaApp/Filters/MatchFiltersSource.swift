import GomaPages
import GomaUI

/// Filters on a page, and the matches that they let through together.
final class MatchFiltersSource: PageSource {
    private let filters: FilteredBook
    private var wishes: AnyObject?
    private var parts: [String: PageSource] = [:]

    static let matches = "matches"

    init(of book: Sportsbook) {
        filters = FilteredBook(book)
        super.init(.group([(Self.matches, MatchesSource.shape)] + FilteredBook.partNames.map { ($0, .model) }))
        wishes = filters.wishes.subscribe { [weak self] in self?.news.tell($0) }
    }

    override func member(_ name: String) -> PageSource? {
        guard name != Self.matches else {
            return MatchesSource(of: filters.book, following: filters.follow) { [filters] in filters.matchIDs }
        }
        if let known = parts[name] { return known }
        let part = filters.model(of: name).map(ModelSource.init)
        parts[name] = part
        return part
    }

    /// Opens the panels where somebody asks for all filters.
    override func take(_ asked: AskedRequest, on page: any PageState) -> PageReply? {
        guard asked.request is OpenFilters else { return nil }
        filters.openAll()
        return PageReply()
    }
}
