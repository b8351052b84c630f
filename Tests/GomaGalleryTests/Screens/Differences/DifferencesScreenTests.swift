import GomaCatalog
import TerminalKit
import Testing

@testable import GomaGallery
@testable import GomaReview

/// States of a small component laid over each other.
@MainActor
struct DifferencesScreenTests {
    private func stage(width: Int = 100, height: Int = 12, state: Int = 0) throws -> GalleryHarness {
        let stage = try GalleryHarness(
            width: width, height: height, opening: "Price", state: state, registry: SampleRegistry.make())
        stage.type("D")
        return stage
    }

    private func head(_ stage: GalleryHarness) -> String { stage.window.surface.rows[0] }

    @Test func `picture and words stand beside each other`() throws {
        #expect(
            try stage(state: 2).difference(
                from: """
                    """) == [])
    }

    @Test func `in little room the words stand below the picture`() throws {
        #expect(
            try stage(width: 60, state: 2).difference(
                from: """
                    """) == [])
    }

    @Test(
        arguments: [
            ("", "  Price  On → Off  2 cells differ"), ("]", "  Price  Noted → Off  14 cells differ"),
            ("]]", "  Price  Blank → Off  7 cells differ"), ("]]]", "  Price  Goma Light → Goma Dark  40 cells differ"),
            ("[", "  Price  Goma Monochrome → Goma Dark  40 cells differ"), ("[]", "  Price  On → Off  2 cells differ"),
            ("][", "  Price  On → Off  2 cells differ"), ("]]]]]]]]", "  Price  On → Off  2 cells differ"),
        ])
    func `brackets go through states and themes, round at both ends`(keys: String, head: String) throws {
        let stage = try stage()

        stage.type(keys)

        #expect(self.head(stage) == head)
    }

    @Test func `a state that was looked at before is what a state is compared with`() throws {
        let stage = try GalleryHarness(width: 100, height: 12, opening: "Price", registry: SampleRegistry.make())

        stage.type("4D")
        #expect(head(stage) == "  Price  Off → Blank  7 cells differ")
        stage.press(.escape)
        stage.type("3D")

        #expect(head(stage) == "  Price  Blank → Noted  21 cells differ")
    }

    @Test func `Space puts one picture in the place of the other, with its cells marked`() throws {
        let stage = try stage(state: 1)
        func marked() -> [Point] {
            (0..<100).flatMap { x in (3..<11).map { Point(x: x, y: $0) } }.filter {
                stage.window.surface[$0.x, $0.y].attributes.contains([.reverse, .underline])
            }
        }
        #expect(stage.window.surface.rows[2].hasPrefix("  After: On   "))
        #expect(stage.window.surface.rows[5].hasPrefix("   ☑ 1"))
        #expect(marked() == [Point(x: 3, y: 5), Point(x: 5, y: 5)])

        stage.type(" ")

        #expect(stage.window.surface.rows[2].hasPrefix("  Before: Off   "))
        #expect(stage.window.surface.rows[5].hasPrefix("   ☐ 0"))
        #expect(marked() == [Point(x: 3, y: 5), Point(x: 5, y: 5)])
        #expect(stage.events.last == "flip: before")
    }

    @Test func `what to compare with is chosen from a list, and copied in words`() throws {
        let stage = try stage(width: 100, height: 40)
        stage.press(.enter)
        stage.type("blank")
        stage.press(.enter)

        #expect(head(stage) == "  Price  Blank → Off  7 cells differ")
        stage.type("Y")

        #expect(
            (stage.services.clipboard as? PrivateClipboard)?.texts == [
                "title: \"Price\" came\ncount moved 1 row down\nread too: \"› sample\""
            ])
    }
}
