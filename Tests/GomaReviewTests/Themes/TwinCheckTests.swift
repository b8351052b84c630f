import Expectations
import GomaCatalog
import GomaKit
import TerminalKit
import Testing

@testable import GomaReview

@MainActor
struct TwinCheckTests {
    private static let accent = ColorReference.role(.highlightPrimary)
    private static let faintAccent = ColorReference.blend(.highlightPrimary, share: 0.4, on: .backgroundPrimary)
    private static let card = ColorReference.role(.backgroundCards)

    private static func cell(
        _ glyph: Unicode.Scalar, _ foreground: ColorReference, on background: ColorReference,
        _ attributes: TextAttributes = []
    ) -> Cell {
        Cell(cluster: Cluster(glyph), foreground: foreground, background: background, attributes: attributes)
    }

    private func found(
        _ on: Cell..., off: Cell..., at depth: ColorDepth = .direct, in theme: StyleProvider? = nil
    ) throws -> [String] {
        func surface(_ cells: [Cell]) -> Surface {
            var surface = Surface(size: Size(width: cells.count, height: 1))
            for (x, cell) in cells.enumerated() { surface[x, 0] = cell }
            return surface
        }
        var pairs = DrawnPairs()
        pairs.addTwins(on: surface(on), off: surface(off), drawnBy: "Bar (off)")
        let style = try theme ?? ThemeLibrary.embedded.theme(named: "goma-dark")
        return TwinCheck(style: style, depth: depth, pairs: pairs).shortfalls().map { "\($0.name), \($0.help)" }
    }

    @Test(arguments: [ColorDepth.direct, .indexed256])
    func `what keeps its fill out of use is found`(depth: ColorDepth) throws {
        let on = Self.cell("x", .role(.highlightPrimaryContrast), on: Self.accent)

        let found = try found(on, off: Self.cell("x", .role(.textDisablePrimary), on: Self.accent, .dim), at: depth)

        expect(
            found, is: ["ground: highlightPrimary in use and out of it, drawn by Bar (off): make it fainter"])
    }

    @Test func `the edge of a fill counts as the fill does`() throws {
        let on = Self.cell("▐", Self.accent, on: Self.card)

        try expect(found(on, off: Self.cell("▐", Self.accent, on: Self.card, .dim)).count, is: 1)
        try expectEmpty(found(on, off: Self.cell("▐", Self.faintAccent, on: Self.card)))
    }

    @Test func `a fill that is fainter out of use is as it should be`() throws {
        let on = Self.cell("x", .role(.highlightPrimaryContrast), on: Self.accent)

        try expectEmpty(found(on, off: Self.cell("x", .role(.textPrimary), on: Self.faintAccent, .dim)))
    }

    @Test func `text that stands out more out of use is found, and is not where it is dim`() throws {
        let on = Self.cell("x", .role(.textDisablePrimary), on: Self.card)

        let found = try found(on, off: Self.cell("x", .role(.textPrimary), on: Self.card))

        expect(found, is: ["text: textPrimary beside textDisablePrimary, drawn by Bar (off): make it fainter"])
        try expectEmpty(self.found(on, off: Self.cell("x", .role(.textPrimary), on: Self.card, .dim)))
    }

    @Test func `cards, pages, bars and gradients stay, and hairlines are no text`() throws {
        let grounds: [ColorReference] = [
            Self.card, .level(.page), .level(.control),
            .decoration(.backgroundGradient2, share: 0.5, on: .backgroundCards),
        ]
        for ground in grounds {
            let on = Self.cell("x", .role(.textPrimary), on: ground)
            try expectEmpty(found(on, off: Self.cell("x", .role(.textDisablePrimary), on: ground)))
        }
        let line = Self.cell("─", .role(.separatorLine), on: Self.card)
        try expectEmpty(found(line, off: Self.cell("─", .role(.separatorLineSecondary), on: Self.card)))
    }

    @Test func `nothing is asked where colours are few, or where it cannot be told what belongs together`() throws {
        let on = Self.cell("x", .role(.highlightPrimaryContrast), on: Self.accent)
        let off = Self.cell("x", .role(.textDisablePrimary), on: Self.accent)

        #expect(try !found(on, off: off).isEmpty)
        try expectEmpty(found(on, off: off, at: .indexed16))
        try expectEmpty(found(on, on, off: off))
        try expectEmpty(found(on, off: Self.cell("y", .role(.textDisablePrimary), on: Self.accent)))
    }

    @Test func `states out of use are drawn in use too`() throws {
        var pairs = DrawnPairs()
        try pairs.addTwins(of: ComponentRegistry.goma.component(named: "Button"))

        let fills = pairs.twins.filter {
            $0.key.on.background == .role(.buttonBackgroundPrimary)
                && $0.key.off.background == .role(.buttonDisablePrimary)
        }
        expect(fills.values, contains: "Button (Solid disabled)")
        expect(pairs.twins.values, lacks: "Button (Solid primary)")
    }

    @Test func `a part out of use counts, however deep in the state it stands`() throws {
        var pairs = DrawnPairs()
        try pairs.addTwins(of: ComponentRegistry.goma.component(named: "SportGamesFilter"))

        expect(Set(pairs.twins.values), is: ["SportGamesFilter (One disabled)"])
    }

    @Test func `a fill is louder where it stands out more on the page and on cards, not on one of them`() throws {
        let dark = try ThemeLibrary.embedded.theme(named: "goma-dark")
        func theme(_ off: UInt32) -> StyleProvider {
            dark.customized([
                .backgroundOdds: DynamicColor(.rgb(RGBColor(0x000000))),
                .backgroundDisabledOdds: DynamicColor(.rgb(RGBColor(off))),
            ])
        }
        let on = Self.cell(" ", .terminalDefault, on: .role(.backgroundOdds))
        let off = Self.cell(" ", .terminalDefault, on: .role(.backgroundDisabledOdds))

        try expect(
            found(on, off: off, in: theme(0x808080)),
            is: ["ground: backgroundDisabledOdds beside backgroundOdds, drawn by Bar (off): make it fainter"])
        // The card's own colour is seen on the page alone.
        try expectEmpty(found(on, off: off, in: theme(0x24262E)))
    }
}
