import Expectations
import TerminalKit
import Testing

@testable import NcursesScreen

@Suite struct FramePacingTests {
    private static let start = ContinuousClock.now

    /// When a frame is due that is asked for some time after the last one, counted from that.
    private func due(for cause: FramePacing.Cause, after pause: Duration) -> Duration {
        var pacing = FramePacing()
        pacing.noteFrame(at: Self.start)
        return pacing.due(for: cause, at: Self.start + pause) - Self.start
    }

    @Test func `the first frame is due at once`() {
        expect(FramePacing().due(for: .flood, at: Self.start), is: Self.start)
    }

    @Test(arguments: [(1, 4), (4, 4), (9, 9)])
    func `an answer is due at once, four milliseconds after the last frame at the earliest`(asked: Int, drawn: Int) {
        expect(due(for: .answer, after: .milliseconds(asked)), is: .milliseconds(drawn))
    }

    @Test func `a flood gets sixty frames a second`() {
        expect(due(for: .flood, after: .milliseconds(4)), is: .seconds(1) / 60)
        expect(due(for: .flood, after: .milliseconds(40)), is: .milliseconds(40))
    }

    private nonisolated static let place = Point(x: 0, y: 0)
    private nonisolated static let pressed: [Event] = [
        .key(KeyEvent(.down)), .paste("9"), .mouse(MouseEvent(.press(.left), at: place)),
        .mouse(MouseEvent(.release(.left), at: place)),
    ]
    private nonisolated static let moved: [Event] = [
        .mouse(MouseEvent(.drag(.left), at: place)), .mouse(MouseEvent(.wheelUp, at: place)),
        .mouse(MouseEvent(.wheelDown, at: place)), .resize(Size(width: 80, height: 24)),
    ]

    @Test(arguments: pressed) func `what is pressed is answered, unless more waits`(event: Event) {
        expect(FramePacing.cause(of: Self.moved + [event], isMoreWaiting: false), is: .answer)
        expect(FramePacing.cause(of: [event], isMoreWaiting: true), is: .flood)
    }

    @Test(arguments: moved) func `what moves on its way is a flood`(event: Event) {
        expect(FramePacing.cause(of: [event], isMoreWaiting: false), is: .flood)
    }

    @Test func `without an event nobody waits for an answer`() {
        expect(FramePacing.cause(of: [], isMoreWaiting: false), is: .flood)
    }
}
