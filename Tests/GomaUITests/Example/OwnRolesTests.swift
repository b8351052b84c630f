import GomaCatalog
import TerminalKit
import Testing

/// The guide's roles of a package outside the library work.
@MainActor
struct OwnRolesTests {
    @Test func `a role of a package has its own colours until a theme gives it others`() throws {
        try RoleShelf.$current.withValue(RoleShelf()) {
            try ColorRole.register(.photoFinish, .track)
            let themes = try ["goma-dark", "goma-light"].map { try ThemeLibrary.embedded.theme(named: $0) }
            let night = try ThemeLibrary.embedded.theme(
                yaml: "{name: night, extends: goma-dark, colors: {\"race:track\": \"#102010\"}}", file: "night.yaml")

            #expect(ColorRole.allCases.suffix(2).map(\.name) == ["race:photoFinish", "race:track"])
            #expect(themes.map { $0.color(of: .photoFinish)?.hex } == ["#ffb454", "#8a4b00"])
            #expect(night.color(of: .track)?.hex == "#102010")
        }
    }
}
