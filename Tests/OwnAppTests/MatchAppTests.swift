import Foundation
import GomaTesting
import GomaUI
import Testing

@testable import ownapp

/// The app of the guide works.
@MainActor
struct MatchAppTests {
    private let environment = ViewEnvironment()
    private let app: MatchApp
    private let window: Window

    init() {
        app = MatchApp(in: environment)
        window = app.makeWindow(size: Size(width: 90, height: 12))
        window.update()
    }

    private var rows: [String] {
        window.update()
        return window.surface.rows
    }

    private var text: String { rows.joined(separator: "\n") }

    private func press(_ keys: Key...) {
        for key in keys { window.send(.key(KeyEvent(key))) }
    }

    @Test func `what is chosen is on the slip until it is cleared`() {
        press(.tab, .tab, .enter)
        #expect(text.contains("✓ 1   2.90"))
        #expect(text.contains("Odds: 2.90"))

        press(.character("x"))
        #expect(!text.contains("✓"))
        #expect(!text.contains("Odds:"))
    }

    @Test func `the last row says the keys of the focus and of the app`() {
        #expect(rows.last == " Enter, Space open the match   x clear the slip   Tab next part   ? keys   q quit")
    }

    @Test func `what a component cannot answer itself is said for a while`() {
        press(.enter)
        #expect(rows.last?.hasPrefix(" open the match sunderland-everton") == true)

        environment.scheduler.advance(by: RootController.messageDuration)

        #expect(rows.last?.hasSuffix("q quit") == true)
    }

    @Test(arguments: 1...4 as ClosedRange<UInt64>)
    func `nothing that is pressed breaks the app`(seed: UInt64) {
        expectNothingFound(seed: seed) { MatchApp(in: ViewEnvironment()) }
    }

    @Test func `nothing that is sent breaks the program on its terminal`() async {
        await expectNothingFound(walking: "ownapp", steps: 60)
    }

    @Test func `nothing that is sent breaks the app of twenty lines`() async {
        await expectNothingFound(walking: "oddsapp", steps: 40)
    }

    @Test func `the guide shows it as it is`() throws {
        let small = MatchApp(in: environment).makeWindow(size: Size(width: 80, height: 13))
        for key in [Key.tab, .tab, .tab, .enter] { small.send(.key(KeyEvent(key))) }
        environment.scheduler.advance(by: RootController.messageDuration)
        small.update()
        let guide = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../Sources/GomaGuides/Guides/app-tutorial.md").standardizedFileURL
        let text = try String(contentsOf: guide, encoding: .utf8)

        let picture = small.surface.rows.joined(separator: "\n")
        #expect(text.contains("```\n\(picture)\n```"), "this is how it looks now:\n\(picture)")
    }
}
