import Testing

@testable import GomaCatalog

/// What may happen to an inbox.
@MainActor
struct NotificationListTests {
    @Test func `a notification that is opened has been read`() {
        var state = inbox("one", "two")

        state.open("two")

        #expect(state.openID == "two")
        #expect(state.unreadCount == 1)
    }

    @Test func `one that is not there cannot be opened`() {
        var state = inbox("one")

        state.open("other")

        #expect(state.openID == nil)
    }

    @Test func `taking away what is open closes it`() {
        var state = inbox("one", "two")
        state.open("one")

        state.delete("one")

        #expect(state.openID == nil)
        #expect(state.notifications?[0].removal.isLeaving == true)
    }

    @Test func `nothing is taken away before the customer was asked`() {
        var state = inbox("one")

        state.clear()
        #expect(state.notifications?.count == 1)

        state.askToClear()
        state.clear()
        state.endClearing(nil)
        #expect(state.notifications == [])
        #expect(!state.asksToClear)
    }

    @Test func `what comes again does not come twice`() {
        var state = inbox("one")
        state.open("one")

        state.receive([item("zero"), item("one")])

        #expect(state.notifications?.map(\.id) == ["zero", "one"])
        #expect(state.unreadCount == 1)
    }

    @Test func `what has been done cannot be asked for again, and what failed can`() {
        var state = inbox("one")
        state.notifications?[0].action = NotificationAction(title: "Claim")

        state.startAction("one")
        state.endAction("one", .failed(.refused))
        #expect(state.notifications?[0].action?.canPerform == true)
        #expect(state.unreadCount == 1)

        state.startAction("one")
        state.endAction("one", .done)
        #expect(state.notifications?[0].action?.canPerform == false)
        #expect(state.unreadCount == 0)
    }

    @Test func `older ones are asked for only where there are any`() {
        var state = inbox("one")

        state.startOlder()
        #expect(state.older == .idle)

        state.hasOlder = true
        state.startOlder()
        #expect(state.older == .loading)
    }

    private func inbox(_ ids: String...) -> NotificationListDisplayState {
        NotificationListDisplayState(notifications: ids.map { item($0) }, now: noon)
    }

    private func item(_ id: String) -> NotificationItem { NotificationItem(id: id, moment: noon, title: id, text: "") }

    private var noon: CalendarMoment { CalendarMoment(year: 2025, month: 4, day: 18, hour: 12, minute: 0) }
}
