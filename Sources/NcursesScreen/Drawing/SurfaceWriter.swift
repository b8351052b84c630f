import CNcurses
import TerminalKit

/// The writer of changes between one surface and the next into ncurses' picture.
///
/// A value that its owner keeps to the main actor: in an isolated one, each closure would ask where it runs, and that once
/// for each cell.
struct SurfaceWriter {
    private var styles: StyleResolver
    private var pairs: ColorPairCache<NcursesColorPairs>
    private let encoder = GlyphEncoder(columns: TextLocale.current.columns)
    private let attributeMap: [(TextAttributes, attr_t)]

    private var shown: Surface?
    /// Colour pair of each cell of `shown`.
    private var shownPairs: [Int32] = []
    /// Cells of `shown` in colours that are only similar, because no pair was free.
    private var approximateCells: Set<Int> = []
    private var encoded: [Encoding: [GlyphEncoder.Glyph]] = [:]
    private var run: [cchar_t] = []

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
        /// Whether the character is a part of a ground that cannot be seen, so that a blank stands for it.
        let isLostGround: Bool
        /// A blank that looks so, to be copied.
        let blank: cchar_t

        /// Of the cluster only its part matters.
        func fits(_ other: Cell) -> Bool {
            cell.foreground == other.foreground && cell.background == other.background
                && cell.attributes == other.attributes
                && StyleResolver.Part(cell.cluster) == StyleResolver.Part(other.cluster)
        }

        /// Attributes that show where there is no text.
        private static let visibleOnBlanks: TextAttributes = [.underline, .reverse, .strikethrough]

        /// The same look for a blank that looks no other in it: of that, nothing but the ground can be seen.
        func shown(asBlank cell: Cell, of style: TerminalStyle) -> Look? {
            let attributes = style.attributes.union(self.style.attributes)
            guard cell.cluster == .space, style.background == self.style.background, !isApproximate,
                attributes.isDisjoint(with: Self.visibleOnBlanks)
            else { return nil }
            return Look(
                cell: cell, attributes: self.attributes, pair: pair, isApproximate: false, style: self.style,
                isLostGround: false, blank: blank)
        }
    }

    init(colors: any ColorResolver, depth: ColorDepth, allocator: NcursesColorPairs) {
        styles = StyleResolver(colors: colors, depth: depth)
        pairs = ColorPairCache(allocator: allocator)
        let known: [(TextAttributes, attr_t)] = [
            (.bold, cn_bold), (.dim, cn_dim), (.italic, cn_italic), (.underline, cn_underline),
            (.reverse, cn_reverse), (.strikethrough, cn_strikethrough()),
        ]
        attributeMap = known
    }

    /// Takes other colours from the next surface on.
    mutating func setColors(_ colors: any ColorResolver) {
        styles = StyleResolver(colors: colors, depth: styles.depth)
        shown = nil
    }

    /// Takes nothing for written: after a resize, ncurses' picture has another shape.
    mutating func forget() { shown = nil }

    /// Writes what differs; `false` when nothing did.
    mutating func write(_ surface: Surface, limit: Size) -> Bool {
        let size = surface.size
        let width = min(size.width, limit.width)
        let old = shown?.size == size ? shown : nil
        if shownPairs.count != surface.cells.count {
            shownPairs = Array(repeating: 0, count: surface.cells.count)
        }
        if old == nil { approximateCells = [] }
        let approximate = approximateCells
        pairs.startFrame()
        var look: Look?
        var hasChanged = false
        for y in 0..<min(size.height, limit.height) {
            var x = 0
            while let change = nextChange(in: surface, since: old, y: y, from: x, width: width) {
                write(surface, since: old, y: y, change, &look)
                hasChanged = true
                x = change.upperBound
            }
        }
        if hasChanged { improve(approximate, of: surface) }
        shown = surface
        return hasChanged
    }

    /// The next columns of a row that differ, never ending inside a wide cluster.
    private func nextChange(in surface: Surface, since old: Surface?, y: Int, from start: Int, width: Int)
        -> Range<Int>?
    {
        guard start < width else { return nil }
        guard let old else { return start..<width }
        let row = y * surface.size.width
        return surface.cells.withUnsafeBufferPointer { new in
            old.cells.withUnsafeBufferPointer { old in
                var first = start
                while first < width, new[row + first] == old[row + first] { first += 1 }
                guard first < width else { return nil }
                var end = first + 1
                while end < width, new[row + end] != old[row + end] { end += 1 }
                while first > start, new[row + first].isContinuation { first -= 1 }
                while end < width, new[row + end].isContinuation { end += 1 }
                return first..<end
            }
        }
    }

    /// Writes cells again that had similar colours only, since a pair may be free by now.
    private mutating func improve(_ cells: Set<Int>, of surface: Surface) {
        for place in cells.intersection(approximateCells).sorted() where !surface.cells[place].isContinuation {
            let (y, x) = place.quotientAndRemainder(dividingBy: surface.size.width)
            let end = min(x + Int(surface.cells[place].width), surface.size.width)
            var look: Look?
            write(surface, since: surface, y: y, x..<end, &look)
        }
    }

    /// Pairs of the cells that stay as they are. Those of the others are free, or of this frame.
    private static func kept(_ pairs: [Int32], in surface: Surface, since old: Surface?) -> Set<Int32> {
        guard let old else { return [] }
        return Set(pairs.indices.lazy.filter { surface.cells[$0] == old.cells[$0] }.map { pairs[$0] })
    }

    private mutating func write(
        _ surface: Surface, since old: Surface?, y: Int, _ columns: Range<Int>, _ look: inout Look?
    ) {
        run.removeAll(keepingCapacity: true)
        for x in columns {
            let cell = surface[x, y]
            let current =
                look.flatMap { $0.fits(cell) ? $0 : nil } ?? makeLook(of: cell, after: look, in: surface, since: old)
            look = current
            let place = y * surface.size.width + x
            shownPairs[place] = current.pair
            if current.isApproximate {
                approximateCells.insert(place)
            } else if !approximateCells.isEmpty {
                approximateCells.remove(place)
            }
            if !cell.isContinuation { append(cell, current, space: columns.upperBound - x) }
        }
        cn_put_cells(Int32(y), Int32(columns.lowerBound), run, Int32(run.count))
    }

    /// - Parameter previous: how the cell before looks: a blank that can look alike costs no change of colours.
    private mutating func makeLook(
        of cell: Cell, after previous: Look?, in surface: Surface, since old: Surface?
    ) -> Look {
        let style = styles.style(of: cell)
        if let blank = previous?.shown(asBlank: cell, of: style) { return blank }
        var attributes = attributeMap.reduce(0 as attr_t) {
            style.attributes.contains($1.0) ? $0 | $1.1 : $0
        }
        let pair = ColorPair(foreground: number(of: style.foreground), background: number(of: style.background))
        let match = pairs.match(for: pair) { Self.kept(shownPairs, in: surface, since: old) }
        if match.isReversed { attributes ^= cn_reverse }
        var blank = cchar_t()
        cn_set_cell(&blank, [0x20, 0], attributes, match.number)
        return Look(
            cell: cell, attributes: attributes, pair: match.number, isApproximate: match.isApproximate, style: style,
            isLostGround: styles.isLostGround(cell), blank: blank)
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
        if look.isLostGround { return append(" ", look) }
        if let scalar = cell.cluster.scalar, (0x20..<0x7F).contains(scalar.value) {
            return append(scalar, look)
        }
        // A wide cluster cut off by the edge of a terminal that shrank meanwhile.
        let width = min(cell.width, UInt8(clamping: space))
        for glyph in glyphs(for: cell.cluster, width: width) {
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
