import Expectations
import GomaReview
import TerminalKit
import Testing

@testable import GomaGallery

/// How a panel comes in.
@MainActor
struct PanelSlideTests {
    /// Time that goes by itself, as far as anybody can tell.
    private final class RunningTime: TimeControl {
        var isPaused = false
        var speed = 1.0
        var goesByItself: Bool { !isPaused }
        let wallTime = Duration.zero
    }

    private func stage(
        time: RunningTime = RunningTime(), reducesMotion: Bool = false, width: Int = 120
    ) throws -> GalleryHarness {
        try GalleryHarness(
            width: width, opening: "TallOddsMatchCard", reducesMotion: reducesMotion, time: { _ in time })
    }

    /// The column in which the panel begins.
    private func start(_ stage: GalleryHarness) -> Int? {
        let panel = stage.window.topController?.view.tree.first { $0 is Panel }
        return panel?.frame.minX
    }

    private func pass(_ time: Duration, in stage: GalleryHarness) {
        stage.services.environment.scheduler.advance(by: time)
        stage.window.update()
    }

    @Test(arguments: PanelKind.allCases) func `a panel is in its place after 120 ms, nearer with every frame`(
        kind: PanelKind
    ) throws {
        let stage = try stage()
        stage.type(String(kind.key))
        var starts = [try #require(start(stage))]

        for _ in 0..<6 {
            pass(.milliseconds(20), in: stage)
            starts.append(try #require(start(stage)))
        }

        #expect(starts[0] > 120 - kind.width(in: 120))
        expect(starts, is: starts.sorted(by: >))
        expect(starts.last, is: 120 - kind.width(in: 120))
        expect(stage.text, contains: GalleryWords.english.text(kind.title))
    }

    @Test func `below the component it comes up from the lower edge`() throws {
        let stage = try stage(width: 60)
        stage.type("c")
        let panel = try #require(stage.window.topController?.view.tree.first { $0 is Panel })
        var rows = [panel.frame.minY]

        for _ in 0..<6 {
            pass(.milliseconds(20), in: stage)
            rows.append(panel.frame.minY)
        }

        expect(rows, is: rows.sorted(by: >))
        #expect(rows[0] > 16 && rows.last == 16)
        expect(panel.frame.minX, is: 0)
        expect(panel.frame.maxY, is: 39)
    }

    @Test func `the preview and the panel are laid out once, whatever is on its way`() throws {
        let stage = try stage()
        stage.type("c")
        let views = stage.window.topController?.view.tree ?? []
        let preview = try #require(views.first { $0 is PreviewView })
        let panel = try #require(views.first { $0 is Panel })
        let (frame, size) = (preview.frame, panel.frame.size)

        pass(.milliseconds(40), in: stage)

        expect(preview.frame, is: frame)
        expect(panel.frame.size, is: size)
    }

    @Test func `keys act at once while a panel is on its way`() throws {
        let stage = try stage()
        stage.type("c")
        let first = stage.window.focusedView

        stage.press(.down)
        stage.type("]")
        #expect(stage.window.focusedView === first)
        expect(stage.events.last, is: "show state: goma:TallOddsMatchCard Pre-match three lines")
        stage.press(.escape)

        expect(stage.events.last, is: "close panel: controls")
        expect(start(stage), is: nil)
        pass(.seconds(1), in: stage)
        expect(stage.services.environment.scheduler.nextDue, is: nil)
    }

    @Test func `a panel that takes another's place is there at once, and so is one without motion`() throws {
        let stage = try stage()
        stage.type("c")
        pass(.milliseconds(120), in: stage)
        stage.type("a")
        expect(start(stage), is: 120 - PanelKind.actions.width(in: 120))

        let still = try self.stage(reducesMotion: true)
        still.type("c")

        expect(start(still), is: 120 - PanelKind.controls.width(in: 120))
    }

    @Test func `a panel takes as long by the clock on the wall however fast time goes`() throws {
        for speed in [0.25, 4] {
            let time = RunningTime()
            time.speed = speed
            let stage = try stage(time: time)
            stage.type("c")

            pass(.milliseconds(60) * speed, in: stage)
            let place = try #require(start(stage))
            #expect(place > 120 - PanelKind.controls.width(in: 120))
            pass(.milliseconds(60) * speed, in: stage)

            expect(start(stage), is: 120 - PanelKind.controls.width(in: 120))
        }
    }

    @Test func `a panel is not left on its way where time stops`() throws {
        let stage = try stage()
        stage.type("i ")

        #expect(stage.services.time.isPaused)
        expect(start(stage), is: 120 - PanelKind.inspector.width(in: 120))
    }

    @Test func `a panel that is open from the start has been there`() throws {
        let stage = try GalleryHarness(time: { _ in RunningTime() })

        stage.router.open(
            try stage.services.registry.component(named: "TallOddsMatchCard"), stateAt: 0, panel: .controls)
        stage.window.update()

        expect(start(stage), is: 120 - PanelKind.controls.width(in: 120))
    }
}
