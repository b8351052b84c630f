import TerminalKit

/// The places of a bar's tabs in its columns, and of their icons.
struct TabArrangement: Equatable {
    enum IconPlace { case none, before, above }

    let width: Int
    let icons: IconPlace

    private static let gap = Spacing.xs
    /// Columns of a side line on each side of a tab.
    private static let sides = 2
    private static let iconWidth = 2

    /// Icons stand before all captions of all sets where the longest has room, else above; or nowhere.
    init(_ sets: [TabSetDisplayState], width: Int) {
        self.width = width
        let items = sets.flatMap(\.items)
        let most = sets.map(\.items.count).max() ?? 0
        let share = most == 0 ? width : Self.content(of: width).count / most
        let longest = items.map { DisplayText($0.title).width }.max() ?? 0
        if items.allSatisfy({ $0.icon == nil }) || share < Self.iconWidth + Self.sides {
            icons = .none
        } else {
            icons = Self.iconWidth + Self.gap + longest + Self.sides <= share ? .before : .above
        }
    }

    /// Rows of captions and icons, and one for the rule.
    var height: Int { icons == .above ? 3 : 2 }

    /// The columns of each tab of a set: equally wide, the first ones a column wider where it does not come out even.
    func columns(of count: Int) -> [Range<Int>] {
        guard count > 0 else { return [] }
        let content = Self.content(of: width)
        let (share, rest) = content.count.quotientAndRemainder(dividingBy: count)
        var x = content.lowerBound
        return (0..<count).map { index in
            defer { x += share + (index < rest ? 1 : 0) }
            return x..<x + share + (index < rest ? 1 : 0)
        }
    }

    /// A blank column at each end, where there is room for one.
    private static func content(of width: Int) -> Range<Int> { width >= 16 ? 1..<width - 1 : 0..<width }
}
