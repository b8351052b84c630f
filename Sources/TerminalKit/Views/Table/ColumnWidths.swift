/// The widths of columns that stand under each other in several rows.
struct ColumnWidths: Hashable, Sendable {
    /// Cells of each column.
    let widths: [Int]
    /// Blank cells between two columns.
    let gap: Int

    /// - Parameters:
    ///   - sizes: what each column takes; its wish where that is natural.
    ///   - wishes: the cells that the widest thing in each column wants.
    ///   - room: cells in all. Where there are too few, the widest columns narrow first, those with a size of their own not
    ///     at all.
    @MainActor
    init(_ sizes: [StackSize], wishes: [Int], gap: Int, in room: Int) {
        self.gap = gap
        let isBounded = room < View.unbounded
        let inner = room - gap * max(0, sizes.count - 1)
        var widths = zip(sizes, wishes).map { size, wish in
            size.isShare && isBounded ? size.hard : size.limited(wish)
        }
        if isBounded {
            Self.narrow(&widths, sizes, to: inner)
            let shares = sizes.indices.filter { sizes[$0].isShare }
            let others = sizes.indices.reduce(0) { $0 + (sizes[$1].isShare ? 0 : widths[$1]) }
            let given = StackSize.divide(inner - others, among: shares.map { sizes[$0] })
            for (column, cells) in zip(shares, given) { widths[column] = cells }
        }
        self.widths = widths
    }

    /// Cells of all of them, gaps included.
    var total: Int { widths.reduce(gap * max(0, widths.count - 1), +) }

    /// The first cell of each column.
    var starts: [Int] {
        var x = 0
        return widths.map { width in
            defer { x += width + gap }
            return x
        }
    }

    private static func narrow(_ widths: inout [Int], _ sizes: [StackSize], to room: Int) {
        func floor(_ column: Int) -> Int { max(1, sizes[column].hard) }
        var excess = widths.reduce(0, +) - room
        while excess > 0 {
            let open = widths.indices.filter { widths[$0] > floor($0) }
            guard let widest = open.max(by: { (widths[$0], $1) < (widths[$1], $0) }) else { break }
            let next = open.filter { $0 != widest }.map { widths[$0] }.max() ?? 0
            let step = min(excess, max(1, widths[widest] - max(next, floor(widest))), widths[widest] - floor(widest))
            widths[widest] -= step
            excess -= step
        }
    }
}
