import Foundation
import GomaCatalog
import TerminalKit
import Testing

/// The README's words and glyphs of a package outside the library work.
@MainActor
struct OwnTextsTests {
    @Test func `the words in the README are those that are built here`() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let readme = try String(
            contentsOf: folder.appendingPathComponent("../../../README.md").standardizedFileURL, encoding: .utf8)
        let example = try String(contentsOf: folder.appendingPathComponent("OwnTexts.swift"), encoding: .utf8)

        #expect(readme.contains("```swift\n\(example)```"))
    }

    @Test func `a text of a package is in the customer's language, whichever that is`() {
        let spoken = Localization.allCases.map { language in
            ViewEnvironment(localization: language).text(.kickOff, ["time": "5:00"])
        }

        #expect(
            spoken == ["Kick-off in 5:00", "Kick-off in 5:00", "Começa daqui a 5:00", "[Ķîĉķ-ôƒƒ îñ 5:00 ··· ···]"])
    }

    @Test func `a glyph of a package is drawn in both sets`() {
        #expect(Glyphs.unicode.whistle == "♪")
        #expect(Glyphs.ascii.whistle == "~")
    }
}
