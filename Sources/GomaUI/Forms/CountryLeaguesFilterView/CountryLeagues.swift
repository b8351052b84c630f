/// A country and its leagues, in a panel where one league can be chosen.
public struct CountryLeagues: Codable, Hashable, Sendable {
    /// Tells the country from others of its panel.
    public var id: String
    /// What the country is called, or what else its leagues have in common.
    public var title: String
    /// A few letters in place of a flag, such as "ENG"; `nil` for none.
    public var code: String?
    /// In their order. One of them may stand for all the others of the country.
    public var leagues: [FilterOption]
    /// Whether its leagues show.
    public var isExpanded: Bool

    public init(
        id: String, title: String, code: String? = nil, leagues: [FilterOption], isExpanded: Bool = false
    ) {
        self.id = id
        self.title = title
        self.code = code
        self.leagues = leagues
        self.isExpanded = isExpanded
    }

    /// Events of all its leagues; `nil` where those of none are counted. What stands for all of them counts nothing of its
    /// own, and neither does a league whose events are not counted.
    var eventCount: Int? {
        let single = leagues.filter { !$0.isAll }
        let counts = single.compactMap(\.count)
        return counts.isEmpty && !single.isEmpty ? nil : counts.reduce(0) { $0 + max(0, $1) }
    }
}
