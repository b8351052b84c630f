import TerminalKit
import Testing

@MainActor
struct StatementScreenTests {
    /// Gives its lines when it is told to.
    private actor Source: StatementSource {
        private var waiting: [CheckedContinuation<[String], any Error>] = []
        private(set) var asked = 0

        func lines(of account: String) async throws -> [String] {
            asked += 1
            return try await withCheckedThrowingContinuation { waiting.append($0) }
        }

        func answer(_ answer: Result<[String], any Error>) {
            for one in waiting { one.resume(with: answer) }
            waiting = []
        }
    }

    private struct Broken: Error {}

    private let source = Source()
    private let scheduler = TimelineScheduler()

    private func window() -> (Window, StatementScreen) {
        let screen = StatementScreen(source, scheduler: scheduler)
        let window = Window(size: Size(width: 40, height: 2), root: screen, scheduler: scheduler)
        window.update()
        return (window, screen)
    }

    /// The first row, once it is another one than before.
    private func row(of window: Window, after old: String) async -> String {
        for _ in 0..<1000 {
            window.update()
            if window.surface.rows[0] != old { break }
            await Task.yield()
        }
        return window.surface.rows[0]
    }

    private func untilAsked() async {
        while await source.asked == 0 { await Task.yield() }
    }

    @Test func `a statement comes to the screen once it is read`() async {
        let (window, _) = window()
        #expect(window.surface.rows[0] == "Reading…")
        await untilAsked()

        await source.answer(.success(["5", "37"]))

        #expect(await row(of: window, after: "Reading…") == "Total 42")
        scheduler.advance(by: .seconds(9))
        window.update()
        #expect(window.surface.rows[0] == "Total 42")
    }

    @Test func `who waits long is told, on the time line of the screen`() async {
        let (window, _) = window()

        scheduler.advance(by: .seconds(4))
        window.update()
        #expect(window.surface.rows[0] == "Reading…")
        scheduler.advance(by: .seconds(1))
        window.update()
        #expect(window.surface.rows[0] == "Still reading…")

        await untilAsked()
        await source.answer(.failure(Broken()))
        #expect(await row(of: window, after: "Still reading…") == "The statement cannot be read")
    }

    @Test func `once the customer has left, nothing is shown any more`() async {
        let (window, screen) = window()
        await untilAsked()
        window.present(ViewController())

        await source.answer(.success(["5"]))
        for _ in 0..<100 { await Task.yield() }
        scheduler.advance(by: .seconds(9))

        #expect((screen.view as? Label)?.text == "Reading…")
    }
}
