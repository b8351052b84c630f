/// The check that what is out of use is drawn fainter than the same thing in use: what stands there has less contrast, and
/// its ground is nearer to what lies below.
///
/// Pages, cards and bars stay as they are, as things out of use lie on them too, and so do gradients, which are hardly more
/// than a card. Where colours are few, or the terminal's own, attributes and lines with gaps say it.
@MainActor
struct TwinCheck {
    let style: StyleProvider
    let depth: ColorDepth
    let pairs: DrawnPairs

    /// A part of a cell that is louder where it is out of use: its contrast in use and out of use.
    private struct Finding {
        let use: String
        let on: ColorReference
        let off: ColorReference
        let ratios: (on: Double, off: Double)
    }

    private static let below: [GroundLevel] = [.page, .card]
    /// Grounds on which what is in use lies beside what is not.
    private static let shared: [ColorReference] = [GroundLevel.page, .card, .control].map { .level($0) }

    func shortfalls() -> [ThemeShortfall] {
        guard !depth.isFew else { return [] }
        var colors = ShownColors(style: style, depth: depth)
        let found = pairs.twins.flatMap { twin, user in
            [ink(of: twin, &colors), ground(of: twin, &colors)].compactMap { $0 }
                .map { shortfall(of: $0, drawnBy: user, &colors) }
        }
        var names: Set<String> = []
        return found.inOrder.filter { names.insert($0.name).inserted }
    }

    /// What stands there; where the terminal dims it, it is fainter in any case.
    private func ink(of twin: DisabledTwin, _ colors: inout ShownColors) -> Finding? {
        guard twin.hasInk, !twin.off.attributes.contains(.dim) else { return nil }
        let ratios = [twin.on, twin.off].map { cell in
            let look = colors.look(of: cell)
            return Contrast.ratio(look.foreground, look.background)
        }
        return finding("text", twin.on.foreground, twin.off.foreground, ratios)
    }

    /// The ground, on whichever of page and card it is less seen.
    private func ground(of twin: DisabledTwin, _ colors: inout ShownColors) -> Finding? {
        let (on, off) = (DisabledTwin.ground(of: twin.on), DisabledTwin.ground(of: twin.off))
        guard on != .terminalDefault, !on.isDecoration, !Self.shared.contains(on) else { return nil }
        let findings = Self.below.compactMap { below in
            let level = colors.ground(of: below.role)
            return finding("ground", on, off, [on, off].map { Contrast.ratio(colors.ground(of: $0), level) })
        }
        return findings.count == Self.below.count ? findings.first : nil
    }

    private func finding(_ use: String, _ on: ColorReference, _ off: ColorReference, _ ratios: [Double]) -> Finding? {
        guard ratios[1] >= ratios[0], !(on.roles + off.roles).contains(where: { style.ownColor(of: $0) != nil }) else {
            return nil
        }
        return Finding(use: use, on: on, off: off, ratios: (ratios[0], ratios[1]))
    }

    private func shortfall(
        of finding: Finding, drawnBy user: String, _ colors: inout ShownColors
    ) -> ThemeShortfall {
        let names = [finding.on, finding.off].map(StyleMap.name)
        let shown = [finding.on, finding.off].map { reference in
            colors.texts(of: Cell(cluster: .space, foreground: reference, background: reference)).background
        }
        let name = names[0] == names[1] ? "\(names[0]) in use and out of it" : "\(names[1]) beside \(names[0])"
        return ThemeShortfall(
            kind: .quiet, depth: depth, name: "\(finding.use): \(name)", roles: names, shown: shown,
            measured: finding.ratios.on, needed: finding.ratios.off, help: "drawn by \(user): make it fainter")
    }
}
