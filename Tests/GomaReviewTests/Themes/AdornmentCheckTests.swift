import Expectations
import GomaCatalog
import TerminalKit
import Testing

@testable import GomaReview

@MainActor
struct AdornmentCheckTests {
    private static let card = ColorReference.role(.backgroundCards)

    /// What is found where a component draws one glyph.
    private func found(
        _ glyph: Unicode.Scalar, _ foreground: ColorReference, on background: ColorReference = card,
        at depth: ColorDepth = .direct
    ) throws -> [ThemeShortfall] {
        var surface = Surface(size: Size(width: 1, height: 1))
        surface[0, 0] = Cell(cluster: Cluster(glyph), foreground: foreground, background: background)
        var pairs = DrawnPairs()
        pairs.add(surface, component: "Sample", state: "two")
        let style = try ThemeLibrary.embedded.theme(named: "goma-dark")
        return AdornmentCheck(style: style, depth: depth, pairs: pairs).shortfalls()
    }

    @Test(arguments: [ColorRole.alertError, .alertWarning, .alertSuccess])
    func `a ground that goes over into a colour with a meaning is found, whichever it begins with`(
        role: ColorRole
    ) throws {
        let grounds: [ColorReference] = [
            .decoration(role, share: 0.3, on: .highlightPrimary), .decoration(.highlightPrimary, share: 0.3, on: role),
        ]
        for ground in grounds {
            let found = try found("x", .role(.textPrimary), on: ground)

            expect(found.map(\.roles), is: [[role.name]])
            expect(found.first?.help, is: "drawn by Sample (two): adorn in the accent, or in a ground")
            expect(found.first?.measured, is: 1)
        }
    }

    @Test func `a line that fades in a colour with a meaning is found`() throws {
        try expect(found("─", .blend(.alertWarning, share: 0.5, on: .backgroundCards)).count, is: 1)
    }

    @Test func `what is told in colour, and what adorns in a colour that tells nothing, is not`() throws {
        try expectEmpty(found("x", .role(.alertError)))
        try expectEmpty(found("x", .role(.textPrimary), on: .role(.alertWarning)))
        try expectEmpty(found("x", .role(.textPrimary), on: .blend(.alertSuccess, share: 0.3, on: .backgroundCards)))
        try expectEmpty(found("x", .blend(.alertError, share: 0.5, on: .backgroundCards)))
        try expectEmpty(found("─", .blend(.separatorLine, share: 0.5, on: .backgroundCards)))
        let gradient = ColorReference.decoration(.highlightPrimary, share: 0.3, on: .backgroundCards)
        try expectEmpty(found("x", .role(.textPrimary), on: gradient))
    }

    @Test func `it is told once, whatever the depths`() throws {
        let ground = ColorReference.decoration(.alertError, share: 0.3, on: .highlightPrimary)

        try expect(
            ThemeCheck.depths.map { try found("x", .role(.textPrimary), on: ground, at: $0).count }, is: [1, 0, 0, 0])
    }
}
