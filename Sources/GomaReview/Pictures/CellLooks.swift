/// The looks of cells as a dump tells of them, numbered in the order in which they come up.
struct CellLooks {
    /// What a dump says of a cell's style.
    struct Look: Hashable {
        /// The terminal's own colours.
        static let plain = Look(foreground: .terminalDefault, background: .terminalDefault, attributes: [])

        let foreground: ColorReference
        let background: ColorReference
        let attributes: TextAttributes

        /// In words, such as `textOdds on backgroundOdds, bold`.
        var words: String { StyleMap.words(foreground, on: background, attributes) }
    }

    /// All that have come up but the plain one.
    private(set) var all: [Look] = []
    private let most: Int
    private var numbers: [Look: Int] = [:]
    /// The look of the last cell, which the next one mostly shares.
    private var last: (look: Look, number: Int?) = (.plain, nil)

    /// - Parameter most: how many have a number of their own; what comes after them shares the next one.
    init(most: Int) { self.most = most }

    /// The number of a cell's look; `nil` for the plain one.
    mutating func number(of cell: Cell) -> Int? {
        let look = Self.look(of: cell)
        if look != last.look { last = (look, number(of: look)) }
        return last.number
    }

    /// The look that a number stands for.
    subscript(number: Int?) -> Look { number.map { all[$0] } ?? .plain }

    private mutating func number(of look: Look) -> Int? {
        if look == .plain { return nil }
        if let known = numbers[look] { return min(known, most) }
        numbers[look] = all.count
        all.append(look)
        return min(all.count - 1, most)
    }

    /// A blank cell shows few attributes, and without those no foreground; the place in a block's edge is shown by none.
    private static func look(of cell: Cell) -> Look {
        let isBlank = cell.cluster == .space
        let attributes =
            isBlank ? cell.attributes.intersection(.shownOnBlanks) : cell.attributes.subtracting(.blockEdge)
        return Look(
            foreground: isBlank && attributes.isEmpty ? .terminalDefault : cell.foreground,
            background: cell.background, attributes: attributes)
    }
}
