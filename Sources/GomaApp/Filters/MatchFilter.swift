/// The choice of matches that are listed, and their order: what all filters of a page come to together.
struct MatchFilter: Codable, Hashable, Sendable {
    /// `nil` for all sports.
    var sport: Sport?
    /// A match's ``ListedMatch/league``; `nil` for all leagues.
    var league: String?
    var group = MatchGroup.all
    var range = StartRange.any
    var order = MatchOrder.popular

    /// The matches that are listed, in their order; equal ones stand as they did before.
    func shown(of matches: [ListedMatch]) -> [ListedMatch] {
        let found = matches.filter { lets($0) && (league == nil || $0.league == league) }
        return found.enumerated().sorted { one, other in
            if order.places(one.element, before: other.element) { return true }
            return !order.places(other.element, before: one.element) && one.offset < other.offset
        }.map(\.element)
    }

    /// Whether a match is let through by all but the choice of a league.
    func lets(_ match: ListedMatch) -> Bool {
        (sport == nil || match.sport == sport) && group.contains(match) && range.contains(match)
    }

    /// How many filters are in force; an order hides nothing, but is the customer's choice too.
    var activeCount: Int {
        [sport != nil, league != nil, group != .all, range != .any, order != .popular].count(where: \.self)
    }
}
