import Expectations
import GomaPictures
import TerminalKit
import Testing

@testable import GomaCatalog

@MainActor
struct SegmentedProgressBarTests {
    private let environment = ViewEnvironment.simulated()

    private func stage(_ bar: SegmentedProgressBar, width: Int = 11) -> Window {
        let window = Window(size: Size(width: width, height: 1), root: BarController(bar))
        window.update()
        return window
    }

    private func row(_ window: Window) -> String {
        window.update()
        return window.surface.rows[0]
    }

    private func bar(_ filled: Int, of total: Int, in environment: ViewEnvironment) -> SegmentedProgressBar {
        let bar = SegmentedProgressBar(in: environment)
        bar.render(filled: filled, of: total)
        return bar
    }

    @Test func `what is there at first does not move`() {
        let window = stage(bar(1, of: 3, in: environment))

        expect(row(window), is: "━━━ ─── ───")
        expect(environment.scheduler.nextDue, is: nil)
    }

    @Test func `where segments share cells, the last cell is filled with the last segment`() {
        let rows = [99, 100].map { row(stage(bar($0, of: 100, in: environment), width: 10)) }

        expect(rows, is: ["━━━━━━━━━─", "━━━━━━━━━━"])
    }

    @Test func `segments change one after the other from left to right`() {
        let bar = bar(0, of: 3, in: environment)
        let window = stage(bar)

        bar.render(filled: 3, of: 3)
        expect(row(window), is: "─── ─── ───")
        var stages: [String] = []
        for _ in 0..<8 {
            environment.scheduler.advance(by: .milliseconds(50))
            let now = row(window)
            if stages.last != now { stages.append(now) }
        }

        expect(stages, is: ["─── ─── ───", "━━━ ─── ───", "━━━ ━━━ ───", "━━━ ━━━ ━━━"])
        expect(environment.scheduler.nextDue, is: nil)
    }

    @Test func `a segment takes three tenths of a second, each next one starts a twentieth later`() {
        let bar = bar(0, of: 3, in: environment)
        let window = stage(bar)

        bar.render(filled: 3, of: 3)
        environment.scheduler.advance(by: .milliseconds(399))
        window.update()
        expect(window.surface[10, 0].foreground, isNot: .role(.highlightSecondary))
        environment.scheduler.advance(by: .milliseconds(1))
        window.update()

        expect(window.surface[10, 0].foreground, is: .role(.highlightSecondary))
    }

    @Test func `a segment that comes grows, one that goes shrinks faster`() {
        let bar = bar(2, of: 2, in: environment)
        let window = stage(bar)
        expect(row(window), is: "━━━━━ ━━━━━")

        bar.render(filled: 2, of: 3)
        environment.scheduler.advance(by: .milliseconds(100))
        let growing = row(window)
        expect(growing, isNot: "━━━━━ ━━━━━")
        expect(growing, isNot: "━━━ ━━━ ───")
        environment.scheduler.advance(by: .milliseconds(200))
        expect(row(window), is: "━━━ ━━━ ───")

        bar.render(filled: 2, of: 2)
        environment.scheduler.advance(by: .milliseconds(200))
        expect(row(window), is: "━━━━━ ━━━━━")
        expect(environment.scheduler.nextDue, is: nil)
    }

    @Test func `a change on the way goes on from where the last one was`() {
        let bar = bar(0, of: 1, in: environment)
        let window = stage(bar, width: 3)

        bar.render(filled: 1, of: 1)
        environment.scheduler.advance(by: .milliseconds(250))
        expect(row(window), is: "━━━")
        bar.render(filled: 0, of: 1)

        expect(row(window), is: "━━━")
        environment.scheduler.advance(by: .milliseconds(300))
        expect(row(window), is: "───")
    }

    @Test func `what was on its way is there at once where another model comes, and so is what that one brings`() {
        let bar = bar(0, of: 3, in: environment)
        let window = stage(bar)
        bar.render(filled: 3, of: 3)
        environment.scheduler.advance(by: .milliseconds(100))
        expect(row(window), is: "─── ─── ───")

        bar.startAnew()
        expect(row(window), is: "━━━ ━━━ ━━━")
        expect(environment.scheduler.nextDue, is: nil)
        bar.render(filled: 1, of: 3)

        expect(row(window), is: "━━━ ─── ───")
        expect(environment.scheduler.nextDue, is: nil)
    }

    @Test func `without motion every change is there at once`() {
        var calm = environment
        calm.reducesMotion = true
        let bar = bar(0, of: 3, in: calm)
        let window = stage(bar)

        bar.render(filled: 2, of: 4)

        expect(row(window), is: "━━ ━━ ── ──")
    }

    @Test(arguments: [(2, "━─"), (3, "━──"), (5, "━━───")])
    func `narrow segments lose their gaps first`(width: Int, row expected: String) {
        expect(row(stage(bar(1, of: 3, in: environment), width: width)), is: expected)
    }

    @Test func `it is read out`() {
        expect(bar(2, of: 6, in: environment).accessibilityText, is: "2 of 6")
    }
}

/// A bar as wide as its window.
private final class BarController: ViewController {
    private let bar: View

    init(_ bar: View) { self.bar = bar }

    override func loadView() -> View {
        let root = View()
        root.addSubview(bar)
        bar.layout {
            $0.horizontal.equal(to: root)
            $0.top.equal(to: root)
        }
        return root
    }
}
