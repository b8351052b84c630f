import Expectations
import GomaCatalog
import TerminalKit
import Testing

@testable import GomaReview

@MainActor
struct ThemeRepairTests {
    private static var pairs: DrawnPairs { Samples.firstFramePairs }

    /// Sixteen colours from the ground to the text, and eight accents.
    private func scheme(_ name: String, ground: [String], accents: [String]) throws -> SchemeTheme {
        let colors = (ground + accents).enumerated().map { index, color in
            let number = String(index, radix: 16, uppercase: true)
            return "base0\(number): \"\(color)\""
        }
        let yaml = (["scheme: \"\(name)\"", "author: \"Somebody\""] + colors).joined(separator: "\n")
        return SchemeTheme(try ColorScheme(yaml: yaml, file: "\(name).yaml"))
    }

    private let dark = ["002b36", "073642", "586e75", "657b83", "839496", "93a1a1", "eee8d5", "fdf6e3"]
    private let accents = ["dc322f", "cb4b16", "b58900", "859900", "2aa198", "268bd2", "6c71c4", "d33682"]

    @Test func `a dark, a light and a faint scheme all become readable`() throws {
        let pairs = Self.pairs
        let themes = [
            try scheme("dark", ground: dark, accents: accents),
            try scheme("light", ground: dark.reversed(), accents: accents),
            try scheme(
                "faint", ground: ["202020", "242424", "282828", "2c2c2c", "303030", "383838", "404040", "484848"],
                accents: Array(repeating: "303840", count: 8)),
        ]

        for theme in themes {
            let repair = ThemeRepair(theme.theme, pairs: pairs)

            expectEmpty(repair.remaining, "\(theme.theme.name): \(repair.remaining.map(\.words))")
            #expect(ThemeCheck(repair.style, pairs: pairs).depths.allSatisfy { !$0.isBinding || $0.findings.isEmpty })
        }
    }

    @Test func `levels of ground that lie too near to each other are spread`() throws {
        let flat = ["202020", "222222", "242424", "2c2c2c", "d0d0d0", "d8d8d8", "e0e0e0", "e8e8e8"]
        for ground in [flat, flat.reversed()] {
            let theme = try scheme("flat", ground: ground, accents: accents).theme
            #expect(!LevelCheck(style: theme, depth: .direct).shortfalls().isEmpty)

            let spread = LevelSpread.spread(theme)

            for depth in [ColorDepth.direct, .indexed256] {
                expectEmpty(LevelCheck(style: spread, depth: depth).shortfalls())
            }
            expect(spread[.backgroundPrimary], is: theme[.backgroundPrimary])
        }
    }

    @Test func `a level that is far enough from a raised one stays where it is`() throws {
        let grounds: [ColorRole: UInt32] = [
            .backgroundPrimary: 0x202020, .backgroundCards: 0x222222, .backgroundSecondary: 0x585858,
            .navPills: 0x6C6C6C,
        ]
        let theme = try ThemeLibrary.embedded.theme(named: "goma-dark")
            .customized(grounds.mapValues { DynamicColor(.rgb(RGBColor($0))) })

        let spread = LevelSpread.spread(theme)

        expect(spread[.backgroundCards], isNot: theme[.backgroundCards])
        for role in [ColorRole.backgroundSecondary, .navPills] { expect(spread[role], is: theme[role], "\(role.name)") }
    }

    @Test func `a theme that is readable stays as it is`() throws {
        let pairs = Self.pairs
        let theme = try ThemeLibrary.embedded.theme(named: "goma-dark")

        expect(ThemeRepair(theme, pairs: pairs).style, is: theme)
    }

    @Test func `what was changed is told from what the scheme says`() throws {
        var theme = try scheme("dark", ground: dark, accents: accents)
        let before = theme.adjustments.count
        var changed = theme.theme
        changed[.scroll] = DynamicColor(.rgb(RGBColor(0x123456)))

        theme.replaceTheme(with: changed)

        #expect(theme.adjustments.contains { $0.role == .scroll && $0.to == RGBColor(0x123456) })
        #expect(theme.adjustments.count >= before)
    }
}
