import Expectations
import GomaCatalog
import Testing

@testable import GomaGallery
@testable import GomaReview

/// Scripts that act on the gallery.
@MainActor
struct GalleryScenesTests {
    @discardableResult
    private func play(_ text: String) throws -> PlayRunner {
        let runner = try PlayRunner(
            PlayScript(parsing: text, name: "a.play"), registry: .goma, scenes: GalleryScenes())
        try runner.run()
        return runner
    }

    @Test func `controls of the gallery are named`() throws {
        try play(
            """
            gallery
            press Down
            focus table
            expect focus table
            """)
    }

    @Test func `the whole gallery is played as a customer would`() throws {
        let runner = try play(
            """
            gallery
            size 100x30
            type "/pill"
            press Tab
            expect "3 of "
            press q
            expect quit
            """)
        #expect(runner.host.hasQuit)
    }

    @Test func `a script that goes on after the end says so`() throws {
        let error = try #require(throws: PlayError.self) { try play("gallery\npress q\nframe") }

        expect(error, is: .afterEnd(script: "a.play", line: 3))
    }
}
