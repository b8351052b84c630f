/// The columns into which the cards of a page flow: as many as it takes for none to be wider than is good for it, and no more
/// than there is room for.
package struct PageFlow: Hashable, Sendable {
    /// Columns of the screen that a card takes at most.
    var widest = Self.widestCard

    /// A single column, however wide the room.
    static let oneColumn = Self(widest: 1 << 20)

    /// Columns of the screen up to which the eye still finds from a name to its number.
    static let widestCard = 80
    /// Blank columns between two cards side by side.
    static let gap = 2

    /// Blank columns between two neighbours that have some at their own sides: these count among the gap.
    static func gap(between left: Int, and right: Int) -> Int { max(0, gap - left - right) }

    /// Columns side by side.
    struct Columns: Hashable, Sendable {
        let count: Int
        /// Columns of the screen that each of them has.
        let width: Int
        /// Blank columns between two of them.
        let gap: Int
    }

    /// The columns that a room is shared by.
    /// - Parameter inset: blank columns at each side of a card, on top of its own; they count among those between two.
    func columns(in width: Int, inset: Int = 0) -> Columns {
        let (widest, gap) = (self.widest + 2 * inset, Self.gap(between: inset, and: inset))
        // A card has as much room beside others as it makes of seven tenths of its greatest width.
        let narrowest = max(1, widest * 7 / 10)
        let wanted = (width + gap + widest + gap - 1) / (widest + gap)
        let count = max(1, min(wanted, (width + gap) / (narrowest + gap)))
        return Columns(count: count, width: min(widest, (width - gap * (count - 1)) / count), gap: gap)
    }
}
