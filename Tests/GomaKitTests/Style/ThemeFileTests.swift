import Expectations
import TerminalKit
import Testing

@testable import GomaKit

struct ThemeFileTests {
    private static let library = ThemeLibrary.embedded

    private static let notMapping = "night.yaml:3: colors: write one \"role: value\" on each line below"

    private func theme(_ yaml: String) throws -> StyleProvider {
        try Self.library.theme(yaml: yaml, file: "night.yaml")
    }

    @Test(arguments: ThemeLibrary.embedded.names)
    func `a shipped theme gives every role a colour`(name: String) throws {
        let theme = try Self.library.theme(named: name)

        expect(theme.name, is: name)
        for token in ColorRole.allCases { expect(theme.color(of: token), isNot: nil, "\(token.name)") }
    }

    @Test func `the dark and the light theme show the two values of a role`() throws {
        let dark = try Self.library.theme(named: "goma-dark")
        let light = try Self.library.theme(named: "goma-light")

        expect(dark.color(of: .textPrimary), is: RGBColor(0xFFFFFF))
        expect(light.color(of: .textPrimary), is: RGBColor(0x252634))
        expect(dark[.textPrimary], is: light[.textPrimary])
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

        expect(theme.color(of: .textPrimary), is: RGBColor(0xAABBCC))
        expect(theme.color(of: .textOdds), is: RGBColor(0x010203))
        expect(theme[.backgroundOdds], is: (try Self.library.theme(named: "goma-dark"))[.backgroundOdds])
    }

    /// Themes with a fault, and what is said of it.
    private static let faults: [(yaml: String, message: String)] = [
        (
            "name: n\nextends: goma-dark\ncolors:\n  textPrimry: \"#fff\"",
            "night.yaml:4: \"textPrimry\" is not a colour role; did you mean \"textPrimary\"?"
        ),
        (
            "name: n\nextends: goma-dark\ncolors:\n  textOdds: \"#12G\"",
            "night.yaml:4: textOdds: \"#12G\" is not a colour; write #RGB, #RRGGBB, ansi:red to "
                + "ansi:bright-white, ansi:0 to ansi:15 or default, "
                + "or both forms as { light: \"#RRGGBB\", dark: \"#RRGGBB\" }"
        ),
        (
            "name: n\nextends: goma-dark\nnam: n",
            "night.yaml:3: \"nam\" is not a field of a theme; did you mean \"name\"?"
        ),
        ("title: n", "night.yaml: \"name\" is missing"),
        (
            "name: n\nextends: goma-dark\nappearance: drak",
            "night.yaml:3: appearance: \"drak\" is not one of light, dark"
        ),
        (
            "name: n\nextends: goma-drak",
            "night.yaml:2: extends: no theme is named \"goma-drak\"; did you mean \"goma-dark\"? there are "
                + ThemeLibrary.embedded.names.joined(separator: ", ")
        ),
        (
            "name: n\nextends: goma-dark\nglyphs: asci",
            "night.yaml:3: glyphs: \"asci\" is not one of unicode, ascii"
        ),
        (
            "name: n\nextends: goma-dark\nborders: round",
            "night.yaml:3: borders: \"round\" is not one of rounded, square, ascii"
        ),
        (
            "name: n\nextends: goma-dark\nattributes:\n  textOdds: [bald]",
            "night.yaml:4: textOdds: \"bald\" is not an attribute; did you mean \"bold\"? write a list such as [dim], "
                + "of bold, dim, italic, underline, reverse, strikethrough"
        ),
        ("name: n\nextends: goma-dark\ncolors: red", Self.notMapping),
        ("name: [n]\nextends: goma-dark", "night.yaml:1: name: write one value on the same line"),
        ("name: n\nname: m", "night.yaml:1:1: not YAML: name stands there twice"),
        ("- a\n- b", "night.yaml:1: a theme is a list of \"field: value\" lines"),
        ("", "night.yaml:1: a theme is a list of \"field: value\" lines"),
    ]

    @Test(arguments: Self.faults)
    func `what is wrong is named with its line and what would be right`(yaml: String, message: String) {
        let error = #expect(throws: ThemeError.self) { try theme(yaml) }

        expect(error?.description, is: message)
    }

    @Test func `missing roles are listed together`() {
        let error = #expect(throws: ThemeError.self) {
            try theme("name: n\nappearance: dark\ncolors: { textPrimary: \"#fff\" }")
        }

        expect(error?.description.contains("\(ColorRole.allCases.count - 1) roles are missing"), is: true)
    }

    @Test func `all problems of a file are told together, in the order of its lines`() {
        let error = #expect(throws: ThemeError.self) {
            try theme("nam: n\nextends: goma-dark\ncolors:\n  textOdds: nought\n  textPrimry: \"#fff\"")
        }

        let lines = error?.description.split(separator: "\n") ?? []
        expect(lines.map { $0.prefix(13) }, is: ["night.yaml:1:", "night.yaml:4:", "night.yaml:5:", "night.yaml: \""])
    }

    @Test func `a file with very many problems tells the first twenty`() {
        let fields = (0..<50).map { "field\($0): x" }.joined(separator: "\n")
        let error = #expect(throws: ThemeError.self) { try theme(fields) }

        expect(error?.description.split(separator: "\n").count, is: 21)
        expect(error?.description.hasSuffix("and 31 more"), is: true)
    }

    @Test func `themes that extend each other are refused`() {
        let library = ThemeLibrary([
            .init(name: "a") { "name: a\nextends: b" }, .init(name: "b") { "name: b\nextends: a" },
        ])

        #expect(throws: ThemeError.extendsItself(file: "a.yaml", name: "a")) { try library.theme(named: "a") }
    }
}
