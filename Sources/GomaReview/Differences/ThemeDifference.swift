/// The differences in a component between two themes: the colours that its roles get, and how well texts stand out.
@MainActor
package enum ThemeDifference {
    /// `textOdds: #ffffff → #101010 (8 cells)`, the role with most cells first; then contrasts that fall below what
    /// WCAG 2.1 asks of text.
    package static func sentences(in surface: Surface, from old: StyleProvider, to new: StyleProvider) -> [String] {
        var counts: [ColorReference: Int] = [:]
        var pairs: [[ColorReference]: Int] = [:]
        for cell in surface.cells where !cell.isContinuation {
            counts[cell.background, default: 0] += 1
            guard cell.cluster != .space else { continue }
            counts[cell.foreground, default: 0] += 1
            pairs[[cell.foreground, cell.background], default: 0] += 1
        }
        let colors = counts.compactMap { reference, count -> Change? in
            let (was, current) = (words(for: reference, in: old), words(for: reference, in: new))
            guard was != current else { return nil }
            return Change(
                name: StyleMap.name(of: reference), count: count,
                words: "\(was) → \(current) (\(Count.of(count, "cell")))")
        }
        let contrasts = pairs.compactMap { pair, count -> Change? in
            guard let was = ratio(of: pair, in: old), let current = ratio(of: pair, in: new),
                (was < Contrast.text) != (current < Contrast.text)
            else { return nil }
            let verdict = current < Contrast.text ? "falls below" : "rises to at least"
            let words = "contrast \(digits(was)) → \(digits(current)), \(verdict) \(digits(Contrast.text))"
            return Change(name: pair.map(StyleMap.name).joined(separator: " on "), count: count, words: words)
        }
        return sentences(for: colors) + sentences(for: contrasts)
    }

    /// What changes, with the cells that it concerns.
    private struct Change {
        let name: String
        let count: Int
        let words: String
    }

    private static func sentences(for changes: [Change]) -> [String] {
        changes.sorted { ($1.count, $0.name) < ($0.count, $1.name) }.map { "\($0.name): \($0.words)" }
    }

    /// Cells that two themes show differently.
    package static func marks(
        in surface: Surface, from old: StyleProvider, to new: StyleProvider, depth: ColorDepth
    ) -> Set<Point> {
        var (before, after) = (EmulatedColors(old, depth: depth), EmulatedColors(new, depth: depth))
        var marks: Set<Point> = []
        for y in 0..<surface.size.height {
            for x in 0..<surface.size.width where before.cell(surface[x, y]) != after.cell(surface[x, y]) {
                marks.insert(Point(x: x, y: y))
            }
        }
        return marks
    }

    private static func words(for reference: ColorReference, in theme: StyleProvider) -> String {
        theme.color(of: reference)?.hex ?? "the terminal's own"
    }

    private static func ratio(of pair: [ColorReference], in theme: StyleProvider) -> Double? {
        guard let text = theme.color(of: pair[0]), let ground = theme.color(of: pair[1]) else { return nil }
        return Contrast.ratio(text, ground)
    }

    private static func digits(_ ratio: Double) -> String {
        let tenths = Int((ratio * 10).rounded(.down))
        return "\(tenths / 10).\(tenths % 10)"
    }
}
