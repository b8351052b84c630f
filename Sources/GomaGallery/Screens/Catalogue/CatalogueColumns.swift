/// The places of the table's columns in a row of some width; those without room have no columns.
struct CatalogueColumns: Equatable {
    let name: Int
    /// Right end of the number of states.
    let states: Int
    let category: Range<Int>
    let summary: Range<Int>
    /// Where it is said why a row was found: in place of the summary, else of the category.
    let note: Range<Int>

    /// What a name gets, what the longest needs, which gives up its end where a summary would have no room, and what a number
    /// of states needs.
    static let nameWidth = 25
    private static let longestName = 28
    static let statesWidth = 6
    private static let categoryWidth = 12
    /// Fewer columns than this are no room for a summary.
    private static let leastSummary = 14

    /// - Parameter hasCategory: whether a row says its category; rows under a heading do not.
    init(width: Int, hasCategory: Bool) {
        let others = Self.statesWidth + Spacing.sm + (hasCategory ? Self.categoryWidth + Spacing.sm : 0)
        let isWide = width >= Self.longestName + others + Self.leastSummary
        name = max(1, min(isWide ? Self.longestName : Self.nameWidth, width - Self.statesWidth))
        states = name + Self.statesWidth
        var next = states + Spacing.sm
        let hasRoom = hasCategory && width - next >= Self.categoryWidth
        category = hasRoom ? next..<(next + Self.categoryWidth) : next..<next
        if hasRoom { next = category.upperBound + Spacing.sm }
        summary = width - next >= Self.leastSummary ? next..<width : next..<next
        note = summary.isEmpty && hasRoom ? category.lowerBound..<width : summary
    }
}
