import Expectations
import TerminalKit
import Testing

@testable import GomaKit

/// What is kept of the calls of view models.
@MainActor
struct ActionLogTests {
    @Test func `the oldest calls go first, and are counted all the same`() {
        let log = ActionLog()

        for number in 0...1000 {
            log.record(LoggedAction(time: .start, component: "PillItem", call: "press(\(number))"))
        }

        expect(log.actions.count, is: 1000)
        expect(log.count, is: 1001)
        expect(log.actions.first?.call, is: "press(1)")
        expect(log.actions.last?.call, is: "press(1000)")
    }

    @Test func `calls that are forgotten have been counted, and those after them are told and kept`() {
        let log = ActionLog()
        var told: [String] = []
        let subscription = log.subscribe { told.append($0.place) }
        defer { withExtendedLifetime(subscription) {} }

        log.record(LoggedAction(time: .start, component: "PillItem", call: "toggleSelection()"))
        log.removeAll()
        log.record(LoggedAction(time: .start, component: "OutcomeItem", path: "lines[0]", call: "longPress()"))

        expect(told, is: ["PillItem.toggleSelection()", "lines[0] OutcomeItem.longPress()"])
        expect(log.actions.map(\.description), is: ["OutcomeItem.longPress()"])
        expect(log.count, is: 2)
    }
}
