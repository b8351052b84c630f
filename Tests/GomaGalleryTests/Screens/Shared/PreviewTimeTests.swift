import Expectations
import GomaCatalog
import TerminalKit
import Testing

@testable import GomaGallery
@testable import GomaReview

@MainActor
struct PreviewTimeTests {
    /// "Odds up" of an outcome: the arrow stays for three seconds and then fades.
    private func bench() throws -> (PreviewHarness, ComponentPresenter) {
        let bench = try PreviewHarness(state: 2)
        return (bench, bench.makeScreen())
    }

    private func pass(_ duration: Duration, _ bench: PreviewHarness) {
        (bench.services.time as? VirtualTime)?.pass(duration)
    }

    @Test func `a pause holds the component at its moment, and says at which`() throws {
        let (bench, screen) = try bench()
        pass(.milliseconds(250), bench)

        screen.togglePause()
        pass(.seconds(9), bench)

        expect(bench.notes, is: ["paused 0.250 s"])
        expect(bench.services.environment.scheduler.now.offset, is: .milliseconds(250))
        screen.togglePause()
        expectEmpty(bench.notes)
        expect(bench.lastEvent, is: "resume")
    }

    @Test func `a step goes to the next thing that is due and stops there`() throws {
        let (bench, screen) = try bench()

        screen.stepTime()

        expect(bench.notes, is: ["paused 3.000 s"])
        #expect(bench.services.time.isPaused)
        expectEmpty(bench.messages)
    }

    @Test func `where nothing is due a step says so and time stays`() throws {
        let (bench, screen) = try bench()
        screen.preview.showState(number: 1)

        screen.stepTime()

        expect(bench.messages, is: ["nothing is going to happen by itself"])
        expect(bench.services.environment.scheduler.now.offset, is: .zero)
    }

    @Test func `the clock of the status line is nothing that a step could stop at`() throws {
        let (bench, screen) = try bench()
        screen.slowDown()

        screen.stepTime()

        expect(bench.services.environment.scheduler.now.offset, is: .seconds(3))
    }

    @Test func `speeds go from a quarter to four times, and say where they end`() throws {
        let (bench, screen) = try bench()

        for _ in 1...3 { screen.slowDown() }
        expect(bench.services.time.speed, is: 0.25)
        expect(bench.notes, is: ["0.25x 0 s"])
        expect(bench.messages, is: ["time goes 0.25x as fast already; no more"])
        for _ in 1...5 { screen.speedUp() }

        expect(bench.services.time.speed, is: 4)
        expect(bench.notes, is: ["4x 0 s"])
        expect(bench.messages.last, is: "time goes 4x as fast already; no more")
    }

    @Test func `the time that is said goes on with the time, and nothing wakes up for it at the usual speed`() throws {
        let (bench, screen) = try bench()
        screen.preview.showState(number: 1)
        screen.speedUp()

        pass(.milliseconds(1500), bench)
        expect(bench.notes, is: ["2x 3 s"])
        screen.slowDown()

        expectEmpty(bench.notes)
        expect(bench.services.environment.scheduler.nextDue, is: nil)
    }

    @Test func `a screen that goes leaves no clock behind`() throws {
        let (bench, screen) = try bench()
        screen.preview.showState(number: 1)
        screen.speedUp()

        screen.screenWillDisappear()

        expect(bench.services.environment.scheduler.nextDue, is: nil)
    }

    @Test func `what was said stays to be read while the time that is told goes on`() throws {
        let stage = try GalleryHarness(opening: "PillItem")
        let time = try #require(stage.services.time as? VirtualTime)
        stage.type("<z")
        expect(stage.text, contains: "nothing to undo in this state")

        time.pass(.seconds(4))
        stage.update()

        expect(stage.text, contains: "nothing to undo in this state")
        expect(stage.text, contains: "0.5x 2 s")
    }
}
