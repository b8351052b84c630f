import Expectations
import Foundation
import TerminalKit
import Testing

@testable import GomaKit

/// Roles of another package in themes, in states and in colours.
struct ForeignRoleTests {
    /// The roles of a package.
    private struct Roles {
        let finish = ColorRole(
            "race:photoFinish", .ink, DynamicColor(light: RGBColor(0x8A4B00), dark: RGBColor(0xFFB454)), standIn: 5,
            attributes: .underline)
        let track = ColorRole("race:track", .ground, DynamicColor(.rgb(RGBColor(0x203020))))
        let winner = ColorRole("race:winner", .emphasis, DynamicColor(.rgb(RGBColor(0x007A33))))
    }

    private func withRoles(_ body: (Roles) throws -> Void) rethrows {
        try RoleShelf.$current.withValue(RoleShelf()) { try body(Roles()) }
    }

    private func theme(named name: String = "goma-dark") throws -> StyleProvider {
        try ThemeLibrary.embedded.theme(named: name)
    }

    private func theme(yaml: String) throws -> StyleProvider {
        try ThemeLibrary.embedded.theme(yaml: yaml, file: "night.yaml")
    }

    @Test func `a theme that says nothing of a role shows what it is declared with, for its appearance`() throws {
        try withRoles { roles in
            let (dark, light) = (try theme(), try theme(named: "goma-light"))

            expect(dark.color(of: roles.finish), is: RGBColor(0xFFB454))
            expect(light.color(of: roles.finish), is: RGBColor(0x8A4B00))
            expect(dark.attributes(of: roles.finish), is: .underline)
            expect(dark.isGround(roles.finish), is: false)
            expect(dark.isGround(roles.track), is: true)
            expect(dark.isGround(roles.winner), is: true)
            expect(dark.isEmphasis(roles.track), is: false)
            expect(dark.isEmphasis(roles.winner), is: true)
        }
    }

    @Test func `a theme that was made before a role was declared shows it all the same`() throws {
        try RoleShelf.$current.withValue(RoleShelf()) {
            let dark = try theme()

            let roles = Roles()

            expect(dark.color(of: roles.finish), is: RGBColor(0xFFB454))
            #expect(dark.isEmphasis(roles.winner))
        }
    }

    @Test func `a theme file may give a role another value and other attributes, and a theme that extends it has them`()
        throws
    {
        try withRoles { roles in
            let yaml = """
                name: night
                extends: goma-dark
                colors:
                  race:photoFinish: "#102030"
                  race:winner: { light: ansi:green, dark: ansi:bright-green }
                attributes:
                  race:photoFinish: []
                """
            let library = ThemeLibrary.embedded.adding([.init(name: "night") { yaml }])
            let later = try library.theme(yaml: "name: later\nextends: night", file: "later.yaml")

            for theme in [try theme(yaml: yaml), later] {
                expect(theme.color(of: roles.finish), is: RGBColor(0x102030))
                expect(theme.attributes(of: roles.finish), is: [])
                expect(theme.ownColor(of: roles.winner), is: .ansi(10))
                expect(theme.color(of: roles.track), is: RGBColor(0x203020))
            }
        }
    }

    @Test(arguments: [
        ("race:photoFinsh", "; did you mean \"race:photoFinish\"?"), ("race:trak", "; did you mean \"race:track\"?"),
        ("nowhere:andNothing", ""),
    ])
    func `a name in a theme file that nobody has declared is told with the nearest`(name: String, nearest: String) {
        withRoles { _ in
            let error = #expect(throws: ThemeError.self) {
                try theme(yaml: "name: n\nextends: goma-dark\ncolors:\n  \(name): \"#fff\"")
            }

            expect(error?.description, is: "night.yaml:4: \"\(name)\" is not a colour role\(nearest)")
        }
    }

    @Test(arguments: [
        (ColorDepth.direct, TerminalColor.rgb(RGBColor(0xFFB454)), TerminalColor.rgb(RGBColor(0x00FF00))),
        (.indexed16, .indexed(5), .indexed(10)), (.indexed8, .indexed(5), .indexed(2)),
    ])
    func `with few colours what stands in for a role is shown, unless the theme has a colour of its own for it`(
        depth: ColorDepth, color: TerminalColor, changed: TerminalColor
    ) throws {
        try withRoles { roles in
            let cell = Cell(
                cluster: Cluster("x" as Unicode.Scalar), foreground: .role(roles.finish),
                background: .role(.backgroundPrimary))
            let dark = try theme()
            var declared = StyleResolver(colors: dark, depth: depth)
            let green = dark.customized([roles.finish: DynamicColor(.rgb(RGBColor(0x00FF00)))])
            var customized = StyleResolver(colors: green, depth: depth)

            expect(declared.style(of: cell).foreground, is: color)
            expect(customized.style(of: cell).foreground, is: changed)
        }
    }

    @Test func `without colours a ground that says something is reversed, and a text keeps its attributes`() throws {
        try withRoles { roles in
            var resolver = StyleResolver(colors: try theme(), depth: .monochrome)
            let letter = Cluster("x" as Unicode.Scalar)
            let text = Cell(cluster: letter, foreground: .role(roles.finish), background: .role(roles.track))
            let chosen = Cell(cluster: letter, foreground: .role(.textPrimary), background: .role(roles.winner))

            expect(resolver.style(of: text).attributes, is: .underline)
            expect(resolver.style(of: chosen).attributes, is: .reverse)
        }
    }

    @Test func `a theme is written with what it says of a role, and without what only the declaration says`() throws {
        try withRoles { roles in
            let dark = try theme()
            var night = dark.customized([roles.track: DynamicColor(.ansi(2))])
            night.attributes[roles.finish] = []

            let yaml = ThemeWriter.yaml(night)

            expect(ThemeWriter.yaml(dark), lacks: "race:")
            let lines = yaml.split(separator: "\n").filter { $0.contains("race:") }
            expect(lines, is: ["  race:track: ansi:green", "  race:photoFinish: []"])
            try expect(ThemeLibrary([]).theme(yaml: yaml, file: "written.yaml"), is: night)
        }
    }

    private struct Look: Codable, Equatable {
        var ink: ColorRole
        var ground: ColorRole?
    }

    @Test func `a state holds a role by its name, and a wrong one suggests the nearest`() throws {
        try withRoles { roles in
            let look = Look(ink: roles.finish, ground: .pills)
            let encoder = JSONEncoder()
            encoder.outputFormatting = .sortedKeys

            let data = try encoder.encode(look)

            expect(String(decoding: data, as: UTF8.self), is: #"{"ground":"pills","ink":"race:photoFinish"}"#)
            try expect(JSONDecoder().decode(Look.self, from: data), is: look)
            let error = #expect(throws: DecodingError.self) {
                try JSONDecoder().decode(Look.self, from: Data(#"{"ink":"race:photoFinsh"}"#.utf8))
            }
            let words = "\(try #require(error))"
            expect(words, contains: "did you mean")
            expect(words, contains: "race:photoFinish")
        }
    }

    @Test func `the controls offer the roles of other packages behind those of the library`() {
        withRoles { _ in
            let names = StyleToken.allCases.map(\.name) + ["race:photoFinish", "race:track", "race:winner"]
            let roles = StateSchema.choice(names.map { .string($0) })

            expect(
                SchemaProbe.schema(of: Look.self),
                is: .fields([.init(name: "ink", schema: roles), .init(name: "ground", schema: .optional(roles))]))
        }
    }

    @Test func `registering says why a role could not be declared`() throws {
        try withRoles { roles in
            try ColorRole.register(roles.finish, roles.track)

            #expect(throws: RoleError.badName(name: "winner")) {
                try ColorRole.register(roles.finish, ColorRole("winner", .ink, DynamicColor(.ansi(2))))
            }
        }
    }

    @Test func `a role of a number that nobody has is the terminal's own and has no meaning`() throws {
        let stray = ColorRole(number: 200)
        let dark = try theme()

        expect(stray.isDeclared, is: false)
        expect(stray.name, is: "role 200")
        #expect(dark.color(of: stray) == nil && dark[stray] == DynamicColor(.terminalDefault))
        expect(dark.isGround(stray), is: false)
        expect(dark.isEmphasis(stray), is: false)
        expect(dark.attributes(of: stray), is: [])
    }
}
