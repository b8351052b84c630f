import GomaTestSupport
import GomaUI
import TerminalKit
import Testing

@testable import GomaPages

/// What a component asks of its owner is done by its page, or answered in words that can be read.
@MainActor
struct PageRequestsTests {
    @Test func `a page does what is asked for or says that it cannot, until something else is done`() throws {
        for asking in AskingKey.all() {
            let stage = try PageHarness(
                describing: """
                    title: Page
                    parts:
                      - {component: \(asking.component.name), state: "\(asking.component.states[asking.state].name)"}
                    """, width: 200, height: 60)
            for _ in 0...asking.part { stage.press(.tab) }

            stage.press(asking.key)
            stage.wait(.seconds(1))

            let words =
                switch asking.request {
                case .openBetslip: "there is no bet slip on this page"
                case .closeBetslip: "the bet slip stays on this page"
                default: "nothing on this page can \(asking.request)"
                }
            let isAnswered = asking.request == .goBack ? stage.hasQuit : stage.status.contains(words)
            #expect(isAnswered, "\(asking.component.name): \(asking.request); \(stage.status)")
        }
    }
}
