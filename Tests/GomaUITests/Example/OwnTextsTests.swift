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

    @Test func `a word in a language of a package has the forms that the language needs`() {
        let polish = Localization(LanguageFile(builtIn: PackageResources.pl_yaml))
        let one = LocalizationKey("bookOneEvent", english: "{count} event")
        let many = LocalizationKey("bookEvents", counted: "{count} events")

        #expect(
            [1, 3, 5, 22].map { polish.counted($0, one, many) } == [
                "1 zdarzenie", "3 zdarzenia", "5 zdarzeń", "22 zdarzenia",
            ])
    }

    @Test func `a glyph of a package is drawn in both sets`() {
        #expect(Glyphs.unicode.whistle == "♪")
        #expect(Glyphs.ascii.whistle == "~")
    }
}
