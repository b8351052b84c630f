import CNcurses

/// The writer of changes between one surface and the next into ncurses' picture.
///
/// A value that its owner keeps to the main actor: in an isolated one, each closure would ask where it runs, and that once
/// for each cell.
struct SurfaceWriter {
    private var styles: StyleResolver
    private var pairs: ColorPairCache<NcursesColorPairs>
    private let encoder = GlyphEncoder(
        columns: TextLocale.current.columns, joinsMarks: GlyphEncoder.joinsMarks(type: ProcessEnvironment["TERM"] ?? "")
    )
    private let attributeMap: [(TextAttributes, attr_t)]

    /// The picture that has been written.
    private var mark: WindowFrame.Mark?
    private var shownSize: Size?
    /// Its cells, as far as they are known.
    private var shown: [Cell] = []
    /// Colour pair of each cell of `shown`.
    private var shownPairs: [Int32] = []
    /// Cells of `shown` in colours that are only similar, because no pair was free.
    private var approximateCells: Set<Int> = []
    private var encoded: [Encoding: [GlyphEncoder.Glyph]] = [:]
    private var run: [cchar_t] = []

    /// Stands for a cell that nobody knows: no cell is so wide.
    private static let unknown = Cell(cluster: .space, width: .max)

    /// Clusters that are remembered at most, more than stand on the largest of screens.
    private static let mostEncoded = 1 << 14

    /// Clusters that are remembered.
    var encodedCount: Int { encoded.count }

    private struct Encoding: Hashable {
        let cluster: Cluster
        let width: UInt8
    }

    /// A cell's colours and attributes as ncurses takes them.
    private struct Look {
        let cell: Cell
        let attributes: attr_t
        let pair: Int32
        let isApproximate: Bool
        /// The colours and attributes before they became numbers.
        let style: TerminalStyle
        /// Whether the character is a part of a ground that cannot be seen, so that a blank or a bracket stands for it.
        let isLostGround: Bool
        /// Of the cluster only its part matters.
        let part: StyleResolver.Part
        /// A blank that looks so, to be copied.
        let blank: cchar_t

        func fits(_ other: Cell) -> Bool {
            cell.foreground == other.foreground && cell.background == other.background
                && cell.attributes == other.attributes
                && (cell.cluster == other.cluster || part == StyleResolver.Part(other.cluster))
        }

        /// The same look for a blank that looks no other in it: of that, nothing but the ground can be seen.
        func shown(asBlank cell: Cell, of style: TerminalStyle) -> Look? {
            let attributes = style.attributes.union(self.style.attributes)
            guard cell.cluster == .space, style.background == self.style.background, !isApproximate,
                attributes.isDisjoint(with: .shownOnBlanks)
            else { return nil }
            return Look(
                cell: cell, attributes: self.attributes, pair: pair, isApproximate: false, style: self.style,
                isLostGround: false, part: .blank, blank: blank)
        }
    }

    init(colors: any ColorResolver, depth: ColorDepth, allocator: NcursesColorPairs) {
        styles = StyleResolver(colors: colors, depth: depth)
        pairs = ColorPairCache(allocator: allocator)
        attributeMap = [
            (.bold, cn_bold), (.dim, cn_dim), (.italic, cn_italic), (.underline, cn_underline),
            (.reverse, cn_reverse), (.strikethrough, cn_strikethrough()),
        ]
    }

    /// Takes other colours from the next surface on.
    mutating func setColors(_ colors: any ColorResolver) {
        styles = StyleResolver(colors: colors, depth: styles.depth)
        forget()
    }

    /// Takes nothing for written: after a resize, ncurses' picture has another shape.
    mutating func forget() { (mark, shownSize) = (nil, nil) }

    /// Writes what differs; `false` when nothing did.
    mutating func write(_ surface: Surface, limit: Size) -> Bool {
        mark = nil
        return write([surface.bounds], of: surface, limit: limit)
    }

    /// Writes what has changed since the frame before, or, where that is not what has been written, what differs.
    mutating func write(_ frame: WindowFrame, limit: Size) -> Bool {
        let isNext = mark === frame.base && shownSize == limit && frame.surface.size == limit
        // Cells in similar colours are looked for by their places, which moves would change.
        let follows = isNext && approximateCells.isEmpty
        defer { mark = frame.mark }
        guard follows else { return write([frame.surface.bounds], of: frame.surface, limit: limit) }
        for move in frame.changes.moves { carryOut(move, columns: limit.width) }
        return write(frame.changes.drawn.rects, of: frame.surface, limit: limit)
    }

    /// Moves rows in ncurses' picture.
    private mutating func carryOut(_ move: RowMove, columns: Int) {
        let area = move.area
        move.carryOut(on: &shown, columns: columns)
        move.carryOut(on: &shownPairs, columns: columns)
        guard area.width == columns else {
            for copy in move.copies {
                cn_copy_cells(Int32(copy.from), Int32(copy.to), Int32(area.minX), Int32(area.width))
            }
            return
        }
        cn_scroll(Int32(area.minY), Int32(area.maxY - 1), Int32(-move.rows))
        let blank = move.uncovered
        for place in blank.minY * columns..<blank.maxY * columns { shown[place] = Self.unknown }
    }

    private mutating func write(_ parts: [Rect], of surface: Surface, limit: Size) -> Bool {
        let (size, cells) = (surface.size, surface.cells)
        let room = Rect(x: 0, y: 0, width: min(size.width, limit.width), height: min(size.height, limit.height))
        if shownSize != size {
            shownSize = size
            shown = Array(repeating: Self.unknown, count: cells.count)
            shownPairs = Array(repeating: 0, count: cells.count)
            approximateCells = []
        }
        let approximate = approximateCells
        pairs.startFrame()
        var look: Look?
        var hasChanged = false
        // In the order in which ncurses sends them: a blank that looks like what is sent before it costs no colours.
        for part in parts.sorted(by: { ($0.minY, $0.minX) < ($1.minY, $1.minX) }) {
            let part = part.intersection(room)
            guard !part.isEmpty else { continue }
            for y in part.minY..<part.maxY {
                let row = Row(y: y, start: y * size.width, width: room.width)
                var x = part.minX
                while let change = nextChange(in: cells, row, from: x, to: part.maxX) {
                    put(change, of: row, in: cells, &look)
                    hasChanged = true
                    x = change.upperBound
                }
            }
        }
        if hasChanged { improve(approximate, of: surface) }
        return hasChanged
    }

    /// A row as far as the terminal has room for it.
    private struct Row {
        let y: Int
        /// The place of its first cell.
        let start: Int
        let width: Int
    }

    /// The next columns of a row that differ, never ending inside a wide cluster.
    private func nextChange(in cells: [Cell], _ row: Row, from start: Int, to limit: Int) -> Range<Int>? {
        var first = start
        while first < limit, cells[row.start + first] == shown[row.start + first] { first += 1 }
        guard first < limit else { return nil }
        var end = first + 1
        while end < limit, cells[row.start + end] != shown[row.start + end] { end += 1 }
        while first > 0, cells[row.start + first].isContinuation { first -= 1 }
        while end < row.width, cells[row.start + end].isContinuation { end += 1 }
        return first..<end
    }

    /// Writes cells again that had similar colours only, since a pair may be free by now.
    private mutating func improve(_ cells: Set<Int>, of surface: Surface) {
        for place in cells.intersection(approximateCells).sorted() where !surface.cells[place].isContinuation {
            let (y, x) = place.quotientAndRemainder(dividingBy: surface.size.width)
            let row = Row(y: y, start: place - x, width: surface.size.width)
            var look: Look?
            put(x..<min(x + Int(surface.cells[place].width), row.width), of: row, in: surface.cells, &look)
        }
    }

    /// Pairs of the cells that stay as they are. Those of the others are free, or of this frame.
    private static func kept(_ pairs: [Int32], of cells: [Cell], in new: [Cell]) -> Set<Int32> {
        Set(pairs.indices.lazy.filter { new[$0] == cells[$0] }.map { pairs[$0] })
    }

    /// Writes columns of a row, in runs of cells that look alike.
    private mutating func put(_ columns: Range<Int>, of row: Row, in cells: [Cell], _ look: inout Look?) {
        run.removeAll(keepingCapacity: true)
        var x = columns.lowerBound
        while x < columns.upperBound {
            let cell = cells[row.start + x]
            let current = look.flatMap { $0.fits(cell) ? $0 : nil } ?? makeLook(of: cell, after: look, in: cells)
            look = current
            repeat {
                note(cells[row.start + x], at: row.start + x, current)
                append(cells[row.start + x], current, space: columns.upperBound - x)
                x += 1
            } while x < columns.upperBound && current.fits(cells[row.start + x])
        }
        cn_put_cells(Int32(row.y), Int32(columns.lowerBound), run, Int32(run.count))
    }

    private mutating func note(_ cell: Cell, at place: Int, _ look: Look) {
        shown[place] = cell
        shownPairs[place] = look.pair
        if look.isApproximate {
            approximateCells.insert(place)
        } else if !approximateCells.isEmpty {
            approximateCells.remove(place)
        }
    }

    /// - Parameter previous: how the cell before looks: a blank that can look alike costs no change of colours.
    private mutating func makeLook(of cell: Cell, after previous: Look?, in cells: [Cell]) -> Look {
        let isLostGround = styles.isLostGround(cell)
        var seen = cell
        // Whatever stands in its place, a blank, a line or a bracket, has this one look.
        if isLostGround { seen.cluster = Cluster(Unicode.Scalar("(")) }
        let style = styles.style(of: seen)
        if let blank = previous?.shown(asBlank: cell, of: style) { return blank }
        var attributes = attributeMap.reduce(0 as attr_t) {
            style.attributes.contains($1.0) ? $0 | $1.1 : $0
        }
        let pair = ColorPair(foreground: number(of: style.foreground), background: number(of: style.background))
        let match = pairs.match(for: pair) { Self.kept(shownPairs, of: shown, in: cells) }
        if match.isReversed { attributes ^= cn_reverse }
        var blank = cchar_t()
        cn_set_cell(&blank, [0x20, 0], attributes, match.number)
        return Look(
            cell: cell, attributes: attributes, pair: match.number, isApproximate: match.isApproximate, style: style,
            isLostGround: isLostGround, part: StyleResolver.Part(cell.cluster), blank: blank)
    }

    /// The number that a cell's two colours have now; `nil` where they have none.
    mutating func colorPair(of cell: Cell) -> Int? {
        let style = styles.style(of: cell)
        let pair = ColorPair(foreground: number(of: style.foreground), background: number(of: style.background))
        return pairs.number(of: pair).map(Int.init)
    }

    private func number(of color: TerminalColor) -> Int32 {
        switch color {
        case .terminalDefault: -1
        case .indexed(let index) where index > 7 && styles.depth == .direct:
            Int32(TerminalPalette.ansi16.colors[index & 15].value)
        case .indexed(let index): Int32(index)
        case .rgb(let color): color.directNumber
        }
    }

    private mutating func append(_ cell: Cell, _ look: Look, space: Int) {
        if cell.isContinuation { return }
        let cluster = look.isLostGround ? StyleResolver.standIn(forLost: cell) : cell.cluster
        if let scalar = cluster.scalar, (0x20..<0x7F).contains(scalar.value) {
            return append(scalar, look)
        }
        // A wide cluster cut off by the edge of a terminal that shrank meanwhile.
        let width = min(cell.width, UInt8(clamping: space))
        for glyph in glyphs(for: cluster, width: width) {
            if glyph.count == 1 { append(glyph[0], look) } else { append(glyph, look) }
        }
    }

    private mutating func glyphs(for cluster: Cluster, width: UInt8) -> [GlyphEncoder.Glyph] {
        let key = Encoding(cluster: cluster, width: width)
        if let known = encoded[key] { return known }
        let glyphs = encoder.glyphs(for: cluster, width: Int(width))
        if encoded.count >= Self.mostEncoded { encoded.removeAll(keepingCapacity: true) }
        encoded[key] = glyphs
        return glyphs
    }

    /// Copies the blank that looks alike: asking ncurses for each cell takes most of the time of a repaint.
    private mutating func append(_ scalar: Unicode.Scalar, _ look: Look) {
        var cell = look.blank
        cell.chars.0 = wchar_t(bitPattern: scalar.value)
        run.append(cell)
    }

    private mutating func append(_ glyph: GlyphEncoder.Glyph, _ look: Look) {
        var cell = cchar_t()
        cn_set_cell(&cell, glyph.map { wchar_t(bitPattern: $0.value) } + [0], look.attributes, look.pair)
        run.append(cell)
    }
}
