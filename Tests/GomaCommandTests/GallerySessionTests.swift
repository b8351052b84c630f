import GomaReview
import NcursesScreen
import TerminalKit
import Testing

@testable import GomaCommand

/// What a session in a terminal brings together.
@MainActor
struct GallerySessionTests {
    @Test func `time goes by itself unless it is paused`() {
        let time: any TimeControl = TimelineDriver(TimelineScheduler())
        #expect(time.goesByItself)

        time.isPaused = true
        #expect(!time.goesByItself)
        time.isPaused = false

        #expect(time.goesByItself)
    }
}
