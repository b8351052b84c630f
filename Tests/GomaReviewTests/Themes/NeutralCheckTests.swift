import Expectations
import GomaCatalog
import TerminalKit
import Testing

@testable import GomaReview

struct NeutralCheckTests {
    private func theme(_ colors: [ColorRole: String]) throws -> StyleProvider {
        let style = try ThemeLibrary.embedded.theme(named: "goma-dark")
        return style.customized(try colors.mapValues { DynamicColor(try #require(ThemeColor(text: $0))) })
    }

    @Test(arguments: [ColorDepth.indexed16, .indexed8])
    func `a price or a line in a saturated colour of the terminal is found`(depth: ColorDepth) throws {
        let style = try theme([.backgroundOdds: "ansi:blue", .separatorLine: "ansi:red"])

        let found = NeutralCheck(style: style, depth: depth).shortfalls()

        expect(found.map(\.roles), is: [["backgroundOdds"], ["separatorLine"]])
        #expect(found.allSatisfy { $0.measured > 0.1 })
    }

    @Test(arguments: [ColorDepth.indexed16, .indexed8], ["goma-dark", "goma-light", "goma-terminal", "goma-mono"])
    func `a shipped theme has grounds, lines and texts without colour`(depth: ColorDepth, name: String) throws {
        let style = try ThemeLibrary.embedded.theme(named: name)

        expectEmpty(NeutralCheck(style: style, depth: depth).shortfalls())
    }

    @Test func `a text to which its theme gives a hue may keep it`() throws {
        let style = try theme([.textPrimary: "#5ee36b"])

        expectEmpty(NeutralCheck(style: style, depth: .indexed16).shortfalls())
    }
}
