/// One period, set or total: what the home side has above what the away side has.
public struct ScoreColumn: DefaultedData, Codable, Hashable, Sendable, UnlabelledValues {
    /// The look of a column among the others.
    public enum Style: String, CaseIterable, Codable, Hashable, Sendable {
        /// The values alone.
        case simple
        /// Between two lines.
        case border
        /// On a ground of its own.
        case background
    }

    /// The choice of values that stand out, of the two in a column.
    public enum Emphasis: String, CaseIterable, Codable, Hashable, Sendable {
        /// The higher one, and neither of equal ones.
        case winnerLoser
        case both
        case none
    }

    /// What the home side has, ready to read.
    public var home: String
    /// What the away side has, ready to read.
    public var away: String
    /// How the column stands out among the others.
    public var style: Style
    /// Which of the two values stands out.
    public var emphasis: Emphasis
    /// Whether a rule sets what follows apart; none is drawn behind the last column.
    public var hasTrailingRule: Bool

    public static let defaults = Self("", "")

    public init(
        _ home: String, _ away: String, style: Style = .simple, emphasis: Emphasis = .winnerLoser,
        hasTrailingRule: Bool = false
    ) {
        self.home = home
        self.away = away
        self.style = style
        self.emphasis = emphasis
        self.hasTrailingRule = hasTrailingRule
    }

    /// Who is ahead, counting as people do: 10 beats 9, and advantage beats 40. `nil` where nobody is, or it is not known.
    public var leader: ScoreSide? {
        guard let home = Self.points(home), let away = Self.points(away), home != away else { return nil }
        return home > away ? .home : .away
    }

    private static func points(_ text: String) -> Int? {
        ["A", "AD", "ADV"].contains(text.uppercased()) ? .max : Int(text)
    }

    /// What is read of a score that has no other column: each number behind its side's name.
    func words(home: String, away: String) -> String { "\(home) \(self.home), \(away) \(self.away)" }

    /// The rank by which a column goes where a score is short of room (see ``View/dropOrder``): the oldest periods go
    /// first; what stands out, and the last column, stay to the end.
    static func dropOrder(at index: Int, of count: Int, standsOut: Bool) -> Int {
        guard index < count - 1 else { return 0 }
        return standsOut ? 1 : 1 + count - index
    }

    package static var unlabelledValueCount: Int { 2 }
}
