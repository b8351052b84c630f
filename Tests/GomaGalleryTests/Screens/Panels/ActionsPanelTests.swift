import Expectations
import GomaCatalog
import TerminalKit
import TestSupport
import Testing

@testable import GomaGallery
@testable import GomaReview

/// The list of calls beside a small component.
@MainActor
struct ActionsPanelTests {
    private func stage(height: Int = 16, saves: SaveFolder = .nowhere) throws -> GalleryHarness {
        try GalleryHarness(width: 100, height: height, opening: "Price", saves: saves, registry: SampleRegistry.make())
    }

    /// Presses and notes inside the component, with a second between them.
    private func use(_ stage: GalleryHarness, _ keys: String = "\nn") {
        stage.press(.tab)
        for key in keys {
            key == "\n" ? stage.press(.enter) : stage.type(String(key))
            stage.services.environment.scheduler.advance(by: .seconds(1))
        }
        stage.press(.escape)
    }

    /// The panel's rows, from its first below the names.
    private func rows(_ stage: GalleryHarness) -> [String] {
        stage.window.surface.rows.dropFirst(3).dropLast().map { row in
            row.split(separator: "│", maxSplits: 1, omittingEmptySubsequences: false).last.map(String.init) ?? ""
        }
    }

    @Test func `calls stand below each other with their moments, the newest selected and whole below`() throws {
        let stage = try stage()
        use(stage)

        stage.type("a")

        expect(
            stage.difference(
                from: """
                      Price  Betting  What a bet would pay.
                      Off  On  Noted  Blank
                    ────────────────────────────────────────────────────────────────────────────────────────────────────
                                                                               │ Controls Actions Inspector Usage  2
                       Price                                                   │
                       ☑ 1                                                     │    Sample.press()              0.000 s
                       noted                                                   │ ▌  Sample.write("noted")       1.000 s
                                                                               │
                                                                               │
                                                                               │
                                                                               │
                                                                               │
                                                                               │
                                                                               │ ──────────────────────────────────────
                                                                               │ Sample.write("noted")
                     / filter   Y copy   s save   x clear   Esc close   ? keys   q quit          20 columns · Goma Dark
                    """), is: [])
    }

    @Test func `the list follows what is done while it is open`() throws {
        let stage = try stage()
        stage.type("a")

        use(stage, "\n\nn")
        expect(rows(stage)[0], is: " Controls Actions Inspector Usage  3")
        expect(rows(stage)[4], is: " ▌  Sample.write(\"noted\")       2.000 s")
        stage.press(.up, .up)
        expect(rows(stage)[2], is: " ▌  Sample.press()              0.000 s")
        expect(rows(stage).last, is: " Sample.press()")
        use(stage, "n")

        expect(rows(stage)[5], is: " ▌  Sample.write(\"noted\")       3.000 s")
    }

    @Test func `the name of the component on show goes without saying, but not that of a part inside it`() throws {
        let stage = try stage()
        stage.type("a")

        for path in ["", "lines[0]"] {
            stage.services.environment.actionLog.record(
                LoggedAction(time: .start, component: "Price", path: path, call: "press()"))
        }
        stage.update()

        #expect(rows(stage)[2].hasPrefix("    press() "))
        #expect(rows(stage)[3].hasPrefix(" ▌  lines[0] Price.press() "))
    }

    @Test func `an older call that is looked at stays selected while another state is shown`() throws {
        let stage = try stage()
        use(stage)
        stage.type("a")
        stage.press(.up)

        stage.type("]")

        expect(rows(stage)[2], is: " ▌  Sample.press()              0.000 s")
        expect(rows(stage).last, is: " Sample.press()")
    }

    @Test func `the number beside the names is that of the calls below, also once they have been cleared`() throws {
        let stage = try stage()
        use(stage)
        stage.type("ax")

        use(stage, "n")

        expect(rows(stage)[0], is: " Controls Actions Inspector Usage  1")
    }

    @Test func `a filter has its own selection, and the call below is the selected one`() throws {
        let stage = try stage()
        use(stage, "\nn\n")
        stage.type("a/write")

        expect(rows(stage)[2], is: " / write")
        expect(rows(stage)[3], is: "    Sample.write(\"noted\")       1.000 s")
        expect(rows(stage).last, is: " Sample.write(\"noted\")")
        stage.press(.enter)
        stage.type("Y")

        expect((stage.services.clipboard as? PrivateClipboard)?.texts, is: ["Sample.write(\"noted\")"])
    }

    @Test func `Esc in the filter shows all again`() throws {
        let stage = try stage()
        use(stage, "\nn\n")
        stage.type("a/write")

        stage.press(.escape)

        expect(
            rows(stage)[2...4].map { $0.dropFirst(4).prefix(20) },
            is: [
                "Sample.press()      ", "Sample.write(\"noted\"", "Sample.press()      ",
            ])
    }

    @Test func `where nothing answers to the filter no call is shown`() throws {
        let stage = try stage()
        use(stage)
        stage.type("a/zz")

        expect(rows(stage)[3], is: "  Nothing matches. Esc shows all.")
        expect(rows(stage).last, is: "")
    }

    @Test func `x clears the list, and it begins anew`() throws {
        let stage = try stage()
        use(stage)
        stage.type("ax")

        expect(rows(stage)[0], is: " Controls Actions Inspector Usage")
        expect(
            rows(stage)[2...4],
            is: [
                "  No calls yet. Tab goes into the", "  component; what is done there is", "  listed here.",
            ])
        expect(stage.events.last, is: "clear actions")
        use(stage, "n")

        expect(rows(stage)[2], is: " ▌  Sample.write(\"noted\")       2.000 s")
    }

    @Test func `without calls there is no filter, neither to press nor to be told of`() throws {
        let stage = try stage()
        stage.type("a")
        let before = stage.text

        let status = stage.window.surface.rows[15]
        #expect(status.hasPrefix(" Y copy   Tab go inside   Esc close "))
        stage.type("/")
        expect(stage.text, is: before)
        stage.type("?")

        expect(stage.text, lacks: "filter")
    }

    @Test func `x is told while there are calls to clear`() throws {
        let stage = try stage()
        func status() -> String { stage.window.surface.rows[15] }
        stage.type("a")
        expect(status(), lacks: "x clear")

        use(stage)
        expect(status(), contains: "x clear")
        stage.type("x")

        expect(status(), lacks: "x clear")
    }

    @Test func `s writes all calls into a file`() throws {
        let folder = try TemporaryFolder()
        let stage = try stage(saves: SaveFolder(folder.path))
        use(stage)

        stage.type("as")

        try expect(folder.text(of: "actions.txt"), is: "0.000 s  Sample.press()\n1.000 s  Sample.write(\"noted\")\n")
        expect(stage.events.last, is: "save: actions.txt")
    }

    @Test func `without calls s says so, and writes nothing`() throws {
        let folder = try TemporaryFolder()
        let stage = try stage(saves: SaveFolder(folder.path))

        stage.type("as")

        #expect(stage.window.surface.rows[15].hasPrefix(" no call to save yet "))
        #expect(!stage.events.contains { $0.hasPrefix("save") })
        expectEmpty(folder.files(in: "."))
    }

    @Test func `in little room the call below the list is left out`() throws {
        let stage = try stage(height: 12)
        use(stage)
        stage.type("a")

        #expect(!rows(stage).contains { $0.hasPrefix(" ───") })
        stage.resize(width: 100, height: 14)

        expect(rows(stage).suffix(2), is: [" " + String(repeating: "─", count: 38), " Sample.write(\"noted\")"])
    }
}
