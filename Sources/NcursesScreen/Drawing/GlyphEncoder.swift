/// The encoder of clusters as scalars for the terminal, so that each takes the columns it was measured to take.
///
/// libc measures for ncurses, and may know less of Unicode than our table; terminals disagree most about joined emoji.
/// What is not certain to come out right is replaced by its base character, by letters, or by question marks.
///
/// A mark with a column of its own, as vowels of Devanagari and the Thai AM are, goes into a cell of its own, as a cell of
/// ncurses takes no such mark: so libc, xterm, VTE, WezTerm, foot and tmux have it. Where a terminal joins it to the letter
/// without a column, all that follows would be displaced: there a blank stands for it. Of several behind one letter the first
/// is shown, as some terminals have two columns for all of them.
struct GlyphEncoder {
    /// The scalars for one cell of ncurses, or two when it is wide: a spacing scalar and its marks.
    typealias Glyph = [Unicode.Scalar]

    /// Scalars that a cell of ncurses holds (CCHARW_MAX).
    static let capacity = 5

    /// Columns that libc gives a scalar; `nil` for one that cannot be shown.
    let columns: (Unicode.Scalar) -> Int?
    /// Whether the terminal gives a mark beside a letter no column.
    var joinsMarks = false

    /// Whether a type of terminal is known to give a mark beside a letter no column.
    static func joinsMarks(type: String) -> Bool {
        type.split(separator: "-").contains { $0 == "kitty" || $0 == "ghostty" }
    }

    private static let zeroWidthJoiner: Unicode.Scalar = "\u{200D}"
    private static let emojiPresentation: Unicode.Scalar = "\u{FE0F}"

    /// Glyphs that fill `width` columns (1 or 2) together.
    func glyphs(for cluster: Cluster, width: Int) -> [Glyph] {
        if let scalar = cluster.scalar {
            return columns(scalar) == width ? [[scalar]] : substitute(for: scalar, width: width)
        }
        let scalars = Array(cluster.string.unicodeScalars)
        guard let base = scalars.first else { return unknown(width) }
        if isCertain(scalars, width: width) { return [scalars] }
        if let letters = regionLetters(scalars), width == letters.count { return letters }
        if width == 2, let cells = letterAndMark(scalars) { return cells }
        return substitute(for: base, width: width)
    }

    private func isCertain(_ scalars: [Unicode.Scalar], width: Int) -> Bool {
        guard scalars.count <= Self.capacity, let base = scalars.first, columns(base) == width else { return false }
        return scalars.dropFirst().allSatisfy {
            columns($0) == 0 && $0 != Self.zeroWidthJoiner && $0 != Self.emojiPresentation
        }
    }

    /// The letters of a flag, such as P and T.
    private func regionLetters(_ scalars: [Unicode.Scalar]) -> [Glyph]? {
        let indicators: ClosedRange<UInt32> = 0x1F1E6...0x1F1FF
        guard scalars.count == 2, scalars.allSatisfy({ indicators.contains($0.value) }) else { return nil }
        return scalars.compactMap { Unicode.Scalar($0.value - indicators.lowerBound + 0x41) }.map { [$0] }
    }

    /// A letter and what has a column of its own behind it, each with the marks that have none; `nil` where nothing has.
    private func letterAndMark(_ scalars: [Unicode.Scalar]) -> [Glyph]? {
        guard let start = scalars.dropFirst().firstIndex(where: DisplayWidth.hasOwnColumn) else { return nil }
        // A libc that has no column for it takes it for a mark like others.
        if isCertain(scalars, width: 1) { return [scalars, [" "]] }
        let end = scalars[(start + 1)...].firstIndex(where: DisplayWidth.hasOwnColumn) ?? scalars.count
        let (letter, mark) = (Array(scalars[..<start]), Array(scalars[start..<end]))
        guard isCertain(letter, width: 1) else { return nil }
        return [letter, joinsMarks || !isCertain(mark, width: 1) ? [" "] : mark]
    }

    /// The base alone, with a space beside it where it is narrower than the cluster.
    private func substitute(for base: Unicode.Scalar, width: Int) -> [Glyph] {
        switch columns(base) {
        case width: [[base]]
        case 1 where width == 2: [[base], [" "]]
        default: unknown(width)
        }
    }

    private func unknown(_ width: Int) -> [Glyph] { Array(repeating: ["?"], count: max(width, 1)) }
}
