/// The places of the table's columns in a row of some width; those without room have no columns.
struct CatalogueColumns: Equatable {
    let name: Int
    /// Right end of the number of states.
    let states: Int
    let category: Range<Int>
    let summary: Range<Int>
    /// Where it is said why a row was found: in place of the summary, else of the category.
    let note: Range<Int>

    /// Columns of a name in which most are whole, and those in which all are.
    static let shortName = 25
    static let wholeName = 28
    private static let statesWidth = 6
    private static let categoryWidth = 12
    /// Fewer columns than this are no room for a summary.
    private static let leastSummary = 14

    /// Columns of a row with a name, a number of states, and what else it says, a summary in as few as it may have.
    static func width(name: Int, hasCategory: Bool, hasSummary: Bool = false) -> Int {
        name + statesWidth + (hasCategory ? Spacing.sm + categoryWidth : 0)
            + (hasSummary ? Spacing.sm + leastSummary : 0)
    }

    /// Category and summary are there where they leave most names whole; what is left is for the other names first.
    /// - Parameter hasCategory: whether a row says its category; rows under a heading do not.
    init(width: Int, hasCategory: Bool) {
        let hasCategory = hasCategory && Self.width(name: Self.shortName, hasCategory: true) <= width
        let hasSummary = Self.width(name: Self.shortName, hasCategory: hasCategory, hasSummary: true) <= width
        let others = Self.width(name: 0, hasCategory: hasCategory, hasSummary: hasSummary)
        name = max(1, min(Self.wholeName, width - others))
        states = name + Self.statesWidth
        var next = states + Spacing.sm
        category = hasCategory ? next..<(next + Self.categoryWidth) : next..<next
        if hasCategory { next = category.upperBound + Spacing.sm }
        summary = hasSummary ? next..<width : next..<next
        note = summary.isEmpty && hasCategory ? category.lowerBound..<width : summary
    }
}
