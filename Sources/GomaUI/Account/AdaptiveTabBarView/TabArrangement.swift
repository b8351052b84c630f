/// The places of a bar's tabs in its columns, and of their icons.
struct TabArrangement: Equatable {
    enum IconPlace { case none, before, above }

    let width: Int
    let icons: IconPlace
    /// Columns that the longest caption takes, a blank one on each side included.
    private let longest: Int

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
        longest = (items.map { DisplayText($0.title).width }.max() ?? 0) + Self.sides
        if items.allSatisfy({ $0.icon == nil }) || share < Self.iconWidth + Self.sides {
            icons = .none
        } else {
            icons = Self.iconWidth + Self.gap + longest <= share ? .before : .above
        }
    }

    /// Rows of captions and icons, and one for the rule.
    var height: Int { icons == .above ? 3 : 2 }

    /// The columns of each tab of a set, equally wide: what is left over lies at both ends. Where that would cut a caption,
    /// the first ones have it, a column each.
    func columns(of count: Int) -> [Range<Int>] {
        guard count > 0 else { return [] }
        let content = Self.content(of: width)
        let (share, rest) = content.count.quotientAndRemainder(dividingBy: count)
        let wider = longest <= share ? 0 : rest
        var x = content.lowerBound + (rest - wider) / 2
        return (0..<count).map { index in
            let end = x + share + (index < wider ? 1 : 0)
            defer { x = end }
            return x..<end
        }
    }

    /// A blank column at each end, where there is room for one.
    private static func content(of width: Int) -> Range<Int> { width >= 16 ? 1..<width - 1 : 0..<width }
}
