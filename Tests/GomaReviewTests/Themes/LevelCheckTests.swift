import Expectations
import GomaCatalog
import TerminalKit
import Testing

@testable import GomaReview

struct LevelCheckTests {
    /// A theme with four grounds from the page up.
    private func theme(_ appearance: Appearance, _ levels: [String]) throws -> StyleProvider {
        var style = try ThemeLibrary.embedded.theme(named: "goma-dark")
        style.appearance = appearance
        for (level, text) in zip(GroundLevel.allCases, levels) {
            style[level.role] = DynamicColor(try #require(ThemeColor(text: text)))
        }
        return style
    }

    private func shortfalls(_ style: StyleProvider, _ depth: ColorDepth) -> [ThemeShortfall] {
        LevelCheck(style: style, depth: depth).shortfalls()
    }

    private static let dark = ["#121212", "#262626", "#3a3a3a", "#4e4e4e"]
    private static let light = ["#ffffff", "#e4e4e4", "#d0d0d0", "#bcbcbc"]
    private static let whiteCards = ["#e5e6eb", "#ffffff", "#d0d2d9", "#bcbec7"]

    @Test(arguments: ThemeCheck.depths)
    func `levels that go up in good steps are as they should be`(depth: ColorDepth) throws {
        expectEmpty(shortfalls(try theme(.dark, Self.dark), depth))
        expectEmpty(shortfalls(try theme(.light, Self.light), depth))
        expectEmpty(shortfalls(try theme(.light, Self.whiteCards), depth))
    }

    @Test(arguments: [ColorDepth.direct, .indexed256])
    func `each two neighbours that are too alike are found, with what would help`(depth: ColorDepth) throws {
        for place in 1..<4 {
            var levels = Self.dark
            levels[place] = levels[place - 1]

            let found = shortfalls(try theme(.dark, levels), depth)

            let names = GroundLevel.allCases.map { "\($0)" }
            let first = try #require(found.first)
            expect(first.name, is: "\(names[place - 1]), \(names[place])")
            expect(first.measured, is: 1)
            expect(first.needed, is: 1.2)
            expect(first.help, contains: "lighter, such as #")
        }
    }

    @Test func `what is suggested is enough, at that depth and with all colours`() throws {
        var levels = ["#24262e", "#24262e", "#ffffff", "#ffffff"]
        for depth in [ColorDepth.direct, .indexed256] {
            let help = try #require(shortfalls(try theme(.dark, levels), depth).first).help
            levels[1] = String(help.suffix(7))

            #expect(!shortfalls(try theme(.dark, levels), depth).contains { $0.name == "page, card" })
            levels[1] = levels[0]
        }
    }

    @Test(arguments: ThemeCheck.depths)
    func `what is darker than what it lies on is found in the dark, and what is lighter in the light but for cards`(
        depth: ColorDepth
    ) throws {
        let dark = shortfalls(try theme(.dark, ["#9e9e9e", "#000000", "#e0e0e0", "#ffffff"]), depth)
        let light = shortfalls(try theme(.light, ["#ffffff", "#3a3a3a", "#9e9e9e", "#000000"]), depth)

        expect(dark.map(\.name), is: ["page, card"])
        expect(light.map(\.name), is: ["card, control"])
        #expect((dark + light).allSatisfy { $0.measured < 1 })
    }

    @Test func `a control on the page itself can be told from it too`() throws {
        let style = try theme(.light, ["#d2d4db", "#ffffff", "#d2d4db", "#9a9ca6"])

        expect(shortfalls(style, .direct).map(\.name), is: ["page, control"])
    }

    @Test func `where colours are few two levels may be the same`() throws {
        let style = try theme(.dark, ["#121212", "#262626", "#282828", "#3a3a3a"])

        expect(shortfalls(style, .direct).map(\.name), is: ["card, control"])
        expectEmpty(shortfalls(style, .indexed16))
        expectEmpty(shortfalls(style, .indexed8))
    }
}
