import Expectations
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

        expect(
            spoken, is: ["Kick-off in 5:00", "Kick-off in 5:00", "Começa daqui a 5:00", "[Ķîĉķ-ôƒƒ îñ 5:00 ··· ···]"])
    }

    @Test func `a glyph of a package is drawn in both sets`() {
        expect(Glyphs.unicode.whistle, is: "♪")
        expect(Glyphs.ascii.whistle, is: "~")
    }
}
