import Expectations
import Testing

@testable import GomaPictures
@testable import GomaAccount
@testable import GomaBetting
@testable import GomaCasino
@testable import GomaCatalog
@testable import GomaElements
@testable import GomaForms
@testable import GomaPromotions

@testable import GomaKit
@testable import TerminalKit

@MainActor
struct LoadedPictureViewTests {
    private let scheduler = TimelineScheduler()

    private func makeView() -> LoadedPictureView {
        LoadedPictureView(
            in: ViewEnvironment.simulated(scheduler: scheduler), extent: Size(width: 8, height: 4), tellsPhase: true)
    }

    @Test func `a picture comes, and is there at once the next time`() {
        let view = makeView()

        view.render("game-aviator", label: "Aviator")
        expect(view.phase, is: .loading)
        scheduler.advance(by: .seconds(1))
        expect(view.phase, is: .loaded)
        expect(view.picture, is: GamePicture.aviator.bitmap)

        view.render(nil, label: "Aviator")
        expect(view.phase, is: .none)
        expect(view.picture, is: nil)
        view.render("game-aviator", label: "Aviator")
        expect(view.phase, is: .loaded)
    }

    @Test func `another name calls off what is on its way`() {
        let view = makeView()

        view.render("slow-game-aviator", label: "Aviator")
        view.render("game-starburst", label: "Starburst")
        scheduler.advance(by: .seconds(9))

        expect(view.picture, is: GamePicture.starburst.bitmap)
        view.render("slow-game-megawheel", label: "Wheel")
        view.render(nil, label: "Wheel")
        expect(scheduler.nextDue, is: nil)
    }

    @Test func `what fails is told, and forgotten with the next name`() {
        let view = makeView()

        view.render("missing-one", label: "One")
        scheduler.advance(by: .seconds(1))
        expect(view.phase, is: .failed)

        view.render("game-aviator", label: "Aviator")
        expect(view.phase, is: .loading)
    }

    @Test func `the letter that marks a failure in ASCII is not read`() {
        let view = LoadedPictureView(
            in: .simulated(glyphs: .ascii, scheduler: scheduler), extent: Size(width: 8, height: 4), tellsPhase: true)
        let window = Window(size: Size(width: 8, height: 4), root: ViewController(showing: view), glyphs: .ascii)

        view.render("missing-one", label: "One")
        scheduler.advance(by: .seconds(1))
        window.update()

        #expect(window.surface.rows.contains { $0.contains("x") })
        expectEmpty(ReadingText.lines(of: view))
    }

    @Test func `what is awaited has no name yet`() {
        let view = makeView()

        view.render(nil, label: "", isAwaited: true)
        expect(view.phase, is: .loading)
        view.render(nil, label: "")
        expect(view.phase, is: .none)
    }

    @Test func `a picture that is asked for once more comes when it would have come, and its words at once`() {
        let view = makeView()
        view.render("game-aviator", label: "Aviator")
        scheduler.advance(by: .milliseconds(600))

        view.render("game-aviator", label: "Aviator 2")
        expect(view.label, is: "Aviator 2")
        scheduler.advance(by: .milliseconds(400))

        expect(view.phase, is: .loaded)
    }

    @Test func `what is awaited has no picture of what was there before, late as that may come`() {
        let view = makeView()
        view.render("slow-game-aviator", label: "Aviator")

        view.render("slow-game-aviator", label: "Aviator", isAwaited: true)
        scheduler.advance(by: .seconds(9))

        #expect(view.phase == .loading && view.picture == nil && view.label.isEmpty)
    }
}
