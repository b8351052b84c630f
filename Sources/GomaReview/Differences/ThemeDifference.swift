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
        let colors = counts.sorted {
            ($1.value, StyleMap.name(of: $0.key)) < ($0.value, StyleMap.name(of: $1.key))
        }.compactMap { reference, count -> String? in
            let (was, current) = (words(for: reference, in: old), words(for: reference, in: new))
            return was == current
                ? nil : "\(StyleMap.name(of: reference)): \(was) → \(current) (\(Count.of(count, "cell")))"
        }
        let contrasts = pairs.sorted {
            ($1.value, name(of: $0.key)) < ($0.value, name(of: $1.key))
        }.compactMap { pair, _ -> String? in
            guard let was = ratio(of: pair, in: old), let current = ratio(of: pair, in: new),
                (was < Contrast.text) != (current < Contrast.text)
            else { return nil }
            let verdict = current < Contrast.text ? "falls below" : "rises to at least"
            return
                "\(name(of: pair)): contrast \(digits(was)) → \(digits(current)), \(verdict) \(digits(Contrast.text))"
        }
        return colors + contrasts
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

    private static func name(of pair: [ColorReference]) -> String {
        pair.map(StyleMap.name).joined(separator: " on ")
    }

    private static func digits(_ ratio: Double) -> String {
        let tenths = Int((ratio * 10).rounded(.down))
        return "\(tenths / 10).\(tenths % 10)"
    }
}
