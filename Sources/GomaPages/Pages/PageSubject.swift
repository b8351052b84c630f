import GomaUI

/// The subject that drives a component on a page.
enum PageSubject: Hashable, Sendable {
    case match(String)
    /// One market of a match.
    case market(match: String, market: String)
    /// A copy of the part for each market of a match that is looked at.
    case eachMarket(match: String)
    /// A copy of the part for each match.
    case eachMatch
    /// A copy of the part for each chosen outcome.
    case eachSelection
    /// The bet slip as a whole.
    case betSlip
    /// What the page's model calls so.
    case part(String)

    /// What a part that shows the bet slip is "of".
    static let betSlipName = "bet-slip"

    /// Reads `match`, `market`, `each` and `of`; `nil` where none is there.
    init?(_ reader: PageReader) throws {
        enum Each: String, CaseIterable { case match, market, selection }
        if let each: Each = try reader.choice("each") {
            switch each {
            case .match: self = .eachMatch
            case .market: self = .eachMarket(match: try reader.needed("match"))
            case .selection: self = .eachSelection
            }
        } else if let name = try reader.text("of") {
            self = name == Self.betSlipName ? .betSlip : .part(name)
        } else if let match = try reader.text("match") {
            self = try reader.text("market").map { .market(match: match, market: $0) } ?? .match(match)
        } else {
            return nil
        }
    }
}
