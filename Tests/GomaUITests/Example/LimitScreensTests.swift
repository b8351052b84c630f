import TerminalKit
import Testing

@MainActor
struct LimitScreensTests {
    private let list = LimitList()
    private let scheduler = TimelineScheduler()

    private var window: Window {
        let app = RootController(StackController(list), scheduler: scheduler)
        let window = app.makeWindow(size: Size(width: 80, height: 12))
        window.update()
        return window
    }

    /// Presses keys with a second before each, and lets what they ask for have its turn.
    private func press(_ window: Window, _ keys: Key...) async {
        for key in keys {
            scheduler.advance(by: .seconds(1))
            window.send(.key(KeyEvent(key)))
            for _ in 0..<4 { await Task.yield() }
            window.update()
        }
    }

    @Test func `a limit is opened, asked about and removed, with the focus back in the list`() async {
        let window = window

        await press(window, .down, .enter)
        #expect(window.surface.rows[0].contains("Bet limit"))
        await press(window, .enter)
        #expect(window.surface.rows.contains { $0.contains("Remove the bet limit?") })
        await press(window, .enter)
        #expect(list.limits == ["Deposit", "Bet", "Loss"])
        await press(window, .enter, .right, .enter)

        #expect(list.limits == ["Deposit", "Loss"])
        #expect(window.surface.rows[0].contains("Deposit") && window.focusedView is Button)
    }

    @Test func `Esc leaves the limit as it is`() async {
        let window = window

        await press(window, .enter, .enter, .escape, .escape)

        #expect(list.limits.count == 3 && window.surface.rows[1].contains("Bet"))
    }
}
