/// A stretch of one row that markup writes in one piece.
struct TextRun {
    /// The means by which a stretch keeps to the grid.
    enum Kind {
        /// Letters that every font with equal widths makes one column wide.
        case plain
        /// One cluster that fonts may make wider or narrower than its cells, so it gets a place of its own.
        case cluster
        /// Lines and blocks that are drawn as shapes; the text is there to be selected.
        case drawn
    }

    let x: Int
    private(set) var width: Int
    private(set) var text: String
    private(set) var kind: Kind
    /// The cell whose look the stretch has.
    private(set) var cell: Cell

    private var isBlank: Bool {
        cell.cluster == .space && cell.attributes.isDisjoint(with: [.underline, .strikethrough])
    }

    /// A row in stretches, without the blanks at its end; their texts together are the row's text.
    static func runs(of row: ArraySlice<Cell>) -> [TextRun] {
        guard let end = row.lastIndex(where: { !$0.isContinuation && $0.cluster != .space }) else { return [] }
        var runs: [TextRun] = []
        for (x, cell) in row[...end].enumerated() where !cell.isContinuation {
            let run = TextRun(
                x: x, width: max(1, Int(cell.width)), text: cell.cluster.string, kind: kind(of: cell), cell: cell)
            if runs.isEmpty || !runs[runs.count - 1].take(run) { runs.append(run) }
        }
        return runs
    }

    /// Grows by a stretch that can be written together with this one; `false` leaves both as they are.
    private mutating func take(_ next: TextRun) -> Bool {
        switch (kind, next.kind) {
        case (.plain, .plain):
            let looksAlike =
                cell.foreground == next.cell.foreground && cell.background == next.cell.background
                && cell.attributes == next.cell.attributes
            guard looksAlike || (isBlank || next.isBlank) && !decorates(next) else { return false }
            if isBlank, !next.isBlank { cell = next.cell }
        // Nothing of these is seen as text, whatever its colours: browsers round each place that a stretch gets, and rows of a
        // picture in as many stretches as cells would end a part of a column off.
        case (.drawn, .drawn): break
        case (.drawn, .plain) where next.isBlank: break
        case (.plain, .drawn) where isBlank: kind = .drawn
        default: return false
        }
        width += next.width
        text += next.text
        return true
    }

    /// Whether writing both together would carry a line under or through blanks that have none.
    private func decorates(_ next: TextRun) -> Bool {
        let lines: TextAttributes = [.underline, .strikethrough]
        return !cell.attributes.union(next.cell.attributes).isDisjoint(with: lines)
    }

    private static func kind(of cell: Cell) -> Kind {
        guard let scalar = cell.cluster.scalar else { return .cluster }
        if scalar.value >= 0x20, scalar.value < 0x7F, cell.width == 1 { return .plain }
        return CellShape(scalar) == nil ? .cluster : .drawn
    }
}
