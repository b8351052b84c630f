import Expectations
import GomaCatalog
import TerminalKit
import Testing

@testable import GomaReview

@MainActor
struct HiddenCheckTests {
    private static let card = ColorReference.role(.backgroundCards)
    private nonisolated static let depths: [ColorDepth] = [.direct, .indexed256]

    /// A theme in which a control has the colour of its card, and a rule too.
    private static let flat = Result {
        try ThemeLibrary.embedded.theme(named: "goma-dark").customized([
            .backgroundSecondary: DynamicColor(light: RGBColor(0x24262E), dark: RGBColor(0x24262E)),
            .separatorLineSecondary: DynamicColor(light: RGBColor(0x24262E), dark: RGBColor(0x24262E)),
        ])
    }

    /// What is found where a component draws one glyph.
    private func found(
        _ glyph: Unicode.Scalar, _ foreground: ColorReference, on background: ColorReference = card,
        _ depth: ColorDepth = .direct
    ) throws -> [ThemeShortfall] {
        var surface = Surface(size: Size(width: 1, height: 1))
        surface[0, 0] = Cell(cluster: Cluster(glyph), foreground: foreground, background: background)
        var pairs = DrawnPairs()
        pairs.add(surface, component: "Sample", state: "two")
        pairs.add(surface, component: "Other", state: "one")
        return HiddenCheck(style: try Self.flat.get(), depth: depth, pairs: pairs).shortfalls()
    }

    @Test(arguments: ThemeCheck.depths)
    func `text in the role of its own ground is found at every depth, with who draws it first`(
        depth: ColorDepth
    ) throws {
        let found = try found("x", Self.card, on: Self.card, depth)

        expect(found.map(\.roles), is: [["backgroundCards", "backgroundCards"]])
        expect(found.map(\.depth), is: [depth])
        expect(found.first?.help, is: "drawn by Sample (two): draw it in another role")
        expect(found.first?.shown.count, is: 2)
        expect(found.first?.measured, is: 0)
    }

    @Test(arguments: depths)
    func `decoration counts too: a bar that its theme gives the colour of its ground`(depth: ColorDepth) throws {
        let found = try found("█", .role(.separatorLineSecondary), on: Self.card, depth)

        expect(found.map(\.name), is: ["decoration: separatorLineSecondary on backgroundCards"])
    }

    @Test func `a part of a ground that says something is found on its own ground, and the edge of a tile is not`()
        throws
    {
        try expect(found("▄", .role(.alertError), on: .role(.alertError)).count, is: 1)
        try expectEmpty(found("▀", ColorReference.role(.alertError).asOwnEdge, on: .role(.alertError)))
    }

    @Test func `where the terminal shows something else instead nothing is found`() throws {
        try expectEmpty(found("─", .role(.separatorLineSecondary)))
        try expectEmpty(found("▄", .role(.backgroundSecondary)))
        try expectEmpty(found("█", .role(.alertError)))
    }

    @Test func `a line that fades may vanish at its end, and no sooner`() throws {
        let fading = [0.2, 0.25, 0.8].map {
            ColorReference.blend(.separatorLineSecondary, share: $0, on: .backgroundCards)
        }

        try expect(fading.map { try found("─", $0).count }, is: [0, 1, 1])
    }

    @Test func `the edge of a level may vanish where a gradient comes by its colour`() throws {
        let gradient = ColorReference.decoration(.backgroundOdds, share: 0, on: .backgroundCards)
        let tint = ColorReference.blend(.backgroundOdds, share: 0, on: .backgroundCards)
        let edge = ColorReference.role(.separatorLineSecondary)

        try expect(found("█", edge, on: tint).count, is: 1)
        try expectEmpty(found("▐", .role(.backgroundOdds), on: gradient))
        try expect(found("x", gradient, on: gradient).count, is: 1)
    }
}
