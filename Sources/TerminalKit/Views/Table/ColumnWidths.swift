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
            widths.narrowWidest(by: widths.reduce(0, +) - inner) { max(1, sizes[$0].hard) }
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
}
