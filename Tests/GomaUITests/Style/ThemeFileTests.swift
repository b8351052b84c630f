import TerminalKit
import Testing

@testable import GomaUI

struct ThemeFileTests {
    private static let library = ThemeLibrary.embedded

    private func theme(_ yaml: String) throws -> StyleProvider {
        try Self.library.theme(yaml: yaml, file: "night.yaml")
    }

    @Test(arguments: ThemeLibrary.embedded.names)
    func `a shipped theme gives every role a colour`(name: String) throws {
        let theme = try Self.library.theme(named: name)

        #expect(theme.name == name)
        for token in StyleToken.allCases { #expect(theme.color(of: ColorRole(token)) != nil, "\(token.name)") }
    }

    @Test func `the dark and the light theme show the two values of a role`() throws {
        let dark = try Self.library.theme(named: "goma-dark")
        let light = try Self.library.theme(named: "goma-light")

        #expect(dark.color(of: .textPrimary) == RGBColor(0xFFFFFF))
        #expect(light.color(of: .textPrimary) == RGBColor(0x252634))
        #expect(dark[.textPrimary] == light[.textPrimary])
    }

    @Test func `a theme that extends another changes what it names and keeps the rest`() throws {
        let theme = try theme(
            """
            name: night
            extends: goma-dark
            colors:
              textPrimary: "#abc"
              textOdds: { light: "#000000", dark: "#010203" }
            """)

        #expect(theme.color(of: .textPrimary) == RGBColor(0xAABBCC))
        #expect(theme.color(of: .textOdds) == RGBColor(0x010203))
        #expect(theme[.backgroundOdds] == (try Self.library.theme(named: "goma-dark"))[.backgroundOdds])
    }

    @Test(arguments: [
        (
            "name: n\nextends: goma-dark\ncolors:\n  textPrimry: \"#fff\"",
            "night.yaml:4: \"textPrimry\" is not a colour role; did you mean \"textPrimary\"?"
        ),
        (
            "name: n\nextends: goma-dark\ncolors:\n  textOdds: \"#12G\"",
            "night.yaml:4: textOdds: \"#12G\" is not a colour; write #RGB or #RRGGBB, "
                + "or both forms as { light: \"#RRGGBB\", dark: \"#RRGGBB\" }"
        ),
        ("nam: n", "night.yaml:1: \"nam\" is not a field of a theme; did you mean \"name\"?"),
        ("title: n", "night.yaml: \"name\" is missing"),
        (
            "name: n\nextends: goma-dark\nappearance: drak",
            "night.yaml:3: appearance: \"drak\" is not an appearance; write light or dark"
        ),
        (
            "name: n\nextends: goma-drak",
            "no theme is named \"goma-drak\"; did you mean \"goma-dark\"?; there are goma-dark, goma-light"
        ),
        ("- a\n- b", "night.yaml:1: a theme is a list of \"field: value\" lines"),
        ("", "night.yaml:1: a theme is a list of \"field: value\" lines"),
    ])
    func `what is wrong is named with its line and what would be right`(yaml: String, message: String) {
        let error = #expect(throws: ThemeError.self) { try theme(yaml) }

        #expect(error?.description == message)
    }

    @Test func `text that is not YAML is named with its line`() {
        let error = #expect(throws: ThemeError.self) { try theme("name: n\ncolors: {") }

        #expect(error?.description.hasPrefix("night.yaml:") == true)
        #expect(error?.description.contains("not YAML") == true)
    }

    @Test func `missing roles are listed together`() {
        let error = #expect(throws: ThemeError.self) {
            try theme("name: n\nappearance: dark\ncolors: { textPrimary: \"#fff\" }")
        }

        #expect(error?.description.contains("\(StyleToken.allCases.count - 1) roles are missing") == true)
    }

    @Test func `themes that extend each other are refused`() {
        let library = ThemeLibrary([
            .init(name: "a") { "name: a\nextends: b" }, .init(name: "b") { "name: b\nextends: a" },
        ])

        #expect(throws: ThemeError.extendsItself(file: "a.yaml", name: "a")) { try library.theme(named: "a") }
    }
}
