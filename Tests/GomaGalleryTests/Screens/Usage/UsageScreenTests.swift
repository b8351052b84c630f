import GomaCatalog
import TerminalKit
import TestSupport
import Testing

@testable import GomaGallery
@testable import GomaReview

/// The usage panel beside a small component.
@MainActor
struct UsageScreenTests {
    private func stage(height: Int = 40, saves: SaveFolder = .nowhere) throws -> GalleryHarness {
        let stage = try GalleryHarness(
            width: 100, height: height, opening: "Price", state: 2, saves: saves, registry: SampleRegistry.make())
        stage.type("u")
        return stage
    }

    @Test func `code, calls, room, parts and users are listed`() throws {
        #expect(
            try stage().difference(
                from: """
                    """) == [])
    }

    @Test func `Enter on a call makes it, and the code says what came of it`() throws {
        let stage = try stage()
        for _ in 0..<11 { stage.press(.down) }

        stage.press(.enter)

        #expect(stage.services.environment.actionLog.actions.map(\.call) == ["press()"])
        #expect(stage.text.contains("Swift Noted, changed"))
        #expect(stage.text.contains("state.isOn = true"))
        #expect(stage.events.last == "ask: test:Price press()")
    }

    @Test func `the code is copied and saved whole`() throws {
        let folder = try TemporaryFolder()
        let stage = try stage(saves: SaveFolder(folder.path))

        stage.type("Ys")

        let code = try folder.text(of: "Price-Noted.swift")
        #expect((stage.services.clipboard as? PrivateClipboard)?.texts == [code])
        #expect(
            code == """
                import GomaGalleryTests
                import GomaUI

                var state = SampleDisplayState.blank
                state.title = "Price"
                state.note = "back at noon"
                state.marks = [SampleDisplayState.Mark(id: "a", title: "A")]

                let environment = ViewEnvironment()
                let view = SampleView(environment: environment)
                view.configure(with: SampleViewModel(state, in: environment))

                """)
    }
}
