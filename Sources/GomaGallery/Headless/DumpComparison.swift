/// What differs between two dumps of a component, block by block and layer by layer.
public struct DumpComparison: Hashable, Sendable {
    /// A block that is not the same on both sides.
    public struct Change: Hashable, Sendable {
        /// What became of it.
        public enum Kind: Hashable, Sendable {
            case new
            case gone
            /// The layers that differ.
            case changed([DumpBlock.Layer])
        }

        public let title: String
        public let kind: Kind
        /// The difference, ready to print: `- ` before what was, `+ ` before what is, and styles by role.
        public let lines: [String]
    }

    /// In the order of the new dump; blocks that are gone come last.
    public let changes: [Change]

    public init(from old: ComponentDump, to new: ComponentDump) {
        let before = Dictionary(old.blocks.map { ($0.title, $0) }) { first, _ in first }
        let names = Set(new.blocks.map(\.title))
        changes =
            new.blocks.compactMap { block in
                guard let previous = before[block.title] else {
                    return Change(title: block.title, kind: .new, lines: block.glyphs.map { "+ \($0)" })
                }
                return Self.change(from: previous, to: block)
            }
            + old.blocks.filter { !names.contains($0.title) }.map {
                Change(title: $0.title, kind: .gone, lines: $0.glyphs.map { "- \($0)" })
            }
    }

    public var isEmpty: Bool { changes.isEmpty }

    /// What differs between two blocks, whatever their titles; `nil` where nothing does.
    public static func change(from old: DumpBlock, to new: DumpBlock) -> Change? {
        let layers = DumpBlock.Layer.allCases.filter { old[$0] != new[$0] }
        guard !layers.isEmpty else { return nil }
        let lines = layers.flatMap { layer in
            layer == .styles ? styleLines(from: old, to: new) : lineDifference(from: old[layer], to: new[layer])
        }
        return Change(title: new.title, kind: .changed(layers), lines: lines)
    }

    /// Lines that went and came, with those that stayed left out; a line that gives way to another stands before it.
    static func lineDifference(from old: [String], to new: [String]) -> [String] {
        let difference = new.difference(from: old)
        var removed: [Int: String] = [:]
        var inserted: [Int: String] = [:]
        for change in difference {
            switch change {
            case .remove(let offset, let line, _): removed[offset] = line
            case .insert(let offset, let line, _): inserted[offset] = line
            }
        }
        var lines: [String] = []
        var (before, after) = (0, 0)
        while before < old.count || after < new.count {
            if let line = removed[before] {
                lines.append("- \(line)")
                before += 1
            } else if let line = inserted[after] {
                lines.append("+ \(line)")
                after += 1
            } else {
                before += 1
                after += 1
            }
        }
        return lines
    }

    /// Cells whose style changed, by what it was and what it is, each with its first place counted from zero.
    private static func styleLines(from old: DumpBlock, to new: DumpBlock) -> [String] {
        struct Pair: Hashable {
            let old: String
            let new: String
        }
        var order: [Pair] = []
        var cells: [Pair: (count: Int, x: Int, y: Int)] = [:]
        for y in new.styles.indices {
            for x in 0..<new.styles[y].count {
                guard let current = new.style(x: x, y: y), let was = old.style(x: x, y: y), current != was else {
                    continue
                }
                let pair = Pair(old: was, new: current)
                if cells[pair] == nil { order.append(pair) }
                cells[pair, default: (0, x, y)].count += 1
            }
        }
        return order.compactMap { pair in
            cells[pair].map { cells in
                let count = cells.count == 1 ? "1 cell" : "\(cells.count) cells"
                return "~ \(pair.old) → \(pair.new): \(count), first at column \(cells.x), row \(cells.y)"
            }
        }
    }
}
