import GomaTestSupport
import GomaUI
import TerminalKit
import Testing

@testable import GomaGallery

/// What a component asks of its owner is answered in words that can be read.
@MainActor
struct AnsweredRequestsTests {
    @Test func `the gallery's screen of a component says what it asks for, until something else is done`() throws {
        let askings = AskingKey.all()
        #expect(askings.count > 20)
        for asking in askings {
            let stage = try GalleryHarness(
                width: 200, height: 60, opening: asking.component.name, state: asking.state)
            for _ in 0...asking.part { stage.press(.tab) }

            stage.window.send(.key(asking.key))
            stage.services.environment.scheduler.advance(by: .seconds(1))
            stage.press()

            #expect(stage.text.contains("asks to \(asking.request)"), "\(asking.component.name): \(asking.request)")
        }
    }
}
