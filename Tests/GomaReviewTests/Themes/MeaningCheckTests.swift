import Expectations
import GomaCatalog
import TerminalKit
import Testing

@testable import GomaReview

struct MeaningCheckTests {
    /// Depths at which the accent has its colour; where there are few, it is reverse video.
    private static let depths: [ColorDepth] = [.direct, .indexed256]

    private func theme(_ colors: [ColorRole: String]) throws -> StyleProvider {
        let style = try ThemeLibrary.embedded.theme(named: "goma-dark")
        return style.customized(try colors.mapValues { DynamicColor(try #require(ThemeColor(text: $0))) })
    }

    private func names(_ style: StyleProvider, _ depth: ColorDepth) -> [String] {
        MeaningCheck(style: style, depth: depth).shortfalls().map(\.name)
    }

    @Test(arguments: depths)
    func `an accent in the colour of errors is found where it has its colour`(depth: ColorDepth) throws {
        let style = try theme([.highlightPrimary: "#ff7d96", .alertError: "#ff7d96"])

        expect(names(style, depth), contains: "accent, error as text")
        expect(names(style, depth), contains: "selected, error as ground")
    }

    @Test(arguments: depths)
    func `a primary button like a disabled one is found where it has its colour`(depth: ColorDepth) throws {
        let style = try theme([.buttonBackgroundPrimary: "#363841", .buttonDisablePrimary: "#363841"])

        expect(names(style, depth), contains: "primary button, disabled button as ground")
    }

    @Test(
        arguments: [
            ([.myTicketsLostFaded: "#ff7a1f"], "selected, odds down as ground"),
            ([.myTicketsWonFaded: "#5c1626", .myTicketsLostFaded: "#5c1626"], "odds up, odds down as ground"),
            ([.myTicketsWonFaded: "#363841", .backgroundOdds: "#363841"], "odds at rest, odds up as ground"),
            ([.highlightSecondary: "#7fe8b8", .alertSuccess: "#7fe8b8"], "success, live as text"),
            ([.alertSuccess: "#a2a3ad", .textDisabledOdds: "#a2a3ad"], "success, suspended as text"),
            ([.alertError: "#ffffff", .highlightSecondary: "#ffffff"], "error, live as ground"),
        ] as [([ColorRole: String], String)])
    func `meanings of one colour are found with all colours and with 256`(colors: [ColorRole: String], name: String)
        throws
    {
        let style = try theme(colors)

        expect(names(style, .direct), contains: name)
        expect(names(style, .indexed256), contains: name)
    }

    @Test func `a finding names the roles, what they are shown as, the distance there is and the one there should be`()
        throws
    {
        let style = try theme([.highlightPrimary: "#ff7d96", .alertError: "#ff7d90"])

        let found = try #require(
            MeaningCheck(style: style, depth: .direct).shortfalls().first { $0.name == "accent, error as text" })

        expect(found.roles, is: ["highlightPrimary", "alertError"])
        expect(found.shown, is: ["#ff7d96", "#ff7d90"])
        #expect(found.measured > 0 && found.measured < 0.05)
        expect(found.needed, is: 0.1)
    }

    @Test func `glyphs part meanings where colours are few, and only there`() throws {
        let style = try theme([.highlightSecondary: "#7fe8b8", .alertSuccess: "#7fe8b8"])

        expect(names(style, .indexed256), contains: "success, live as text")
        expect(names(style, .indexed8), lacks: "success, live as text")
    }

    @Test func `an attribute parts texts of one colour, but no grounds`() throws {
        var style = try theme([.highlightSecondary: "#7fe8b8", .alertSuccess: "#7fe8b8"])
        style.attributes[.alertSuccess] = .underline

        expect(names(style, .direct), lacks: "success, live as text")
        expect(names(style, .direct), contains: "success, live as ground")
    }

    @Test func `a colour that the terminal keeps is held against others as a place in its palette`() throws {
        let alike = try theme([.highlightPrimary: "ansi:red", .alertError: "ansi:red"])
        let apart = try theme([.highlightPrimary: "ansi:yellow", .alertError: "ansi:red"])

        expect(names(alike, .direct), contains: "accent, error as text")
        expect(names(apart, .direct), lacks: "accent, error as text")
    }

    @Test func `in a theme of greys one glyph parts what eight colours cannot, but nothing parts two without`() throws {
        let style = try theme([
            .highlightPrimary: "#ffffff", .alertError: "#eeeeee", .buttonBackgroundPrimary: "#ffffff",
            .buttonDisablePrimary: "#eeeeee",
        ])

        expect(names(style, .indexed8), lacks: "accent, error as text")
        expect(names(style, .indexed8), contains: "primary button, disabled button as ground")
    }
}
