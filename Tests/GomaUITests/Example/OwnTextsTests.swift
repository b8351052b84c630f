import GomaCatalog
import TerminalKit
import Testing

/// The guide's words and glyphs of a package outside the library work.
@MainActor
struct OwnTextsTests {
    @Test func `a text of a package is in the customer's language, whichever that is`() {
        let spoken = Localization.allCases.map { language in
            ViewEnvironment(localization: language).text(.kickOff, ["time": "5:00"])
        }

        #expect(
            spoken == ["Kick-off in 5:00", "Kick-off in 5:00", "Começa daqui a 5:00", "[Ķîĉķ-ôƒƒ îñ 5:00 ··· ···]"])
    }

    @Test func `a word of a package has the forms that a language needs, whoever brings the language`() throws {
        let own = LanguageFile(builtIn: PackageResources.pl_yaml)
        let another = try LanguageFile(parsing: "{locale: pl, grouping: ' ', texts: {}}", file: "pl.yaml")

        for file in [own, another] {
            let environment = ViewEnvironment(localization: Localization(file))
            #expect(
                [1, 3, 5, 22].map { environment.counted($0, .oneCorner, .corners) } == [
                    "1 rzut rożny", "3 rzuty rożne", "5 rzutów rożnych", "22 rzuty rożne",
                ])
        }
        #expect(own.problems(with: [.oneCorner, .corners]) == [])
    }

    @Test func `a glyph of a package is drawn in both sets`() {
        #expect(Glyphs.unicode.whistle == "♪")
        #expect(Glyphs.ascii.whistle == "~")
    }
}
