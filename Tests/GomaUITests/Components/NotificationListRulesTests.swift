import Expectations
import Testing

@testable import GomaAccount
@testable import GomaCatalog
@testable import GomaElements

/// What is read, taken away and comes in, once and again.
@MainActor
struct NotificationListRulesTests {
    private func inbox(_ ids: String...) -> NotificationListDisplayState {
        let now = CalendarMoment(year: 2026, month: 1, day: 1, hour: 0, minute: 0)
        return NotificationListDisplayState(
            notifications: ids.map { NotificationItem(id: $0, moment: now, title: "", text: "") }, now: now)
    }

    @Test func `notifications are read once, closed and opened again`() {
        var state = inbox("a", "b")
        for _ in 0..<2 {
            state.open("a")
            expect(state.openNotification?.id, is: "a")
            expect(state.unreadCount, is: 1)
            state.close()
            state.close()
            expect(state.openNotification, is: nil)
        }
        state.markAllAsRead()
        let read = state
        state.markAllAsRead()

        expect(state, is: read)
        expect(state.unreadCount, is: 0)
    }

    @Test func `what is taken away twice is away, and what comes again is new`() {
        var state = inbox("a", "b")
        state.open("a")

        state.delete("a")
        state.delete("a")
        #expect(state.notifications?.first?.removal == .undoable(secondsLeft: 5) && state.openID == nil)
        for _ in 0..<5 { state.secondPassed() }
        state.endDeletion("a", nil)
        state.endDeletion("b", nil)
        expect(state.notifications?.map(\.id), is: ["b"])
        state.receive(inbox("a", "b").notifications ?? [], hasOlder: true)
        state.receive(inbox("a", "b").notifications ?? [])

        expect(state.notifications?.map(\.id), is: ["a", "b"])
        expect(state.unreadCount, is: 2)
        expect(state.hasOlder, is: true)
    }

    @Test func `an older one that comes up among the latest, as another was deleted, stands behind those it follows`() {
        var state = inbox("c", "b", "a")
        state.delete("c")
        for _ in 0..<5 { state.secondPassed() }
        state.endDeletion("c", nil)

        state.receive(inbox("e", "d", "b", "a", "z").notifications ?? [])

        expect(state.notifications?.map(\.id), is: ["e", "d", "b", "a", "z"])
    }

    @Test func `an inbox goes on where the latest reach what is there or has gone meanwhile, and else begins anew`() {
        for (gone, beginsAnew) in [([], true), (["a"], false)] as [(Set<String>, Bool)] {
            var state = inbox("b")
            state.older = .loading
            let page = NotificationPage(inbox("d", "a").notifications ?? [], hasMore: true)

            let old = state.beginAnew(with: page, besides: gone)

            expect(old.map(\.id), is: (beginsAnew ? ["b"] : []))
            expect(state.notifications?.map(\.id), is: (beginsAnew ? [] : ["b"]))
            expect(state.older, is: (beginsAnew ? .idle : .loading))
        }
    }

    @Test func `what is there says what a newer answer says, and keeps what the customer has done`() {
        var state = inbox("a", "b", "c")
        state.notifications?[1].action = NotificationAction(title: "Confirm", phase: .done)
        state.open("a")
        state.delete("c")
        var newer = state.notifications ?? []
        for index in newer.indices {
            newer[index].title = "newer"
            newer[index].isRead = index == 1
            newer[index].removal = .none
            newer[index].action = NotificationAction(title: index == 1 ? "Confirm" : "Read on")
        }

        state.receive(newer)

        let items = state.notifications ?? []
        expect(items.map(\.title), is: ["newer", "newer", "newer"])
        expect(items.map(\.isRead), is: [true, true, false])
        expect(items[2].removal, is: .undoable(secondsLeft: 5))
        expect(items[0].removal, is: .none)
        expect(items.map(\.action?.phase), is: [.idle, .done, .idle])
    }

    @Test(arguments: [NotificationActionPhase.idle, .performing, .failed(.noAnswer)])
    func `what has been done elsewhere is done here too, however far it was`(phase: NotificationActionPhase) {
        var state = inbox("a")
        state.notifications?[0].action = NotificationAction(title: "Confirm", phase: phase)
        var newer = state.notifications ?? []
        newer[0].action?.phase = .done

        state.receive(newer)

        expect(state.notifications?.map(\.action?.phase), is: [.done])
    }

    @Test func `all are taken away when asked, once, and nothing where there is nothing`() {
        var state = inbox("a")
        state.clear()
        expect(state.notifications?.count, is: 1)

        state.askToClear()
        state.clear()
        state.askToClear()
        expect(state.notifications?.count, is: 1)
        expect(state.asksToClear, is: false)
        expect(state.clearing, is: .loading)
        state.endClearing(nil)
        state.askToClear()

        expect(state.notifications, is: [])
        expect(state.asksToClear, is: false)
        expect(state.hasOlder, is: false)
    }

    @Test func `once all are cleared there are no older ones to ask for, and while they stay there are`() {
        var state = inbox("a")
        state.hasOlder = true
        state.older = .failed(.refused)

        for (failure, hasOlder) in [(RequestFailure.noAnswer, true), (nil, false)] as [(RequestFailure?, Bool)] {
            state.askToClear()
            state.clear()
            state.endClearing(failure, of: inbox("a").notifications)
            expect(state.hasOlder, is: hasOlder)
            expect(state.older, is: (hasOlder ? .failed(.refused) : .idle))
        }
    }

    @Test func `once the last one is deleted nobody is asked about those that come later`() {
        var state = inbox("a")
        state.delete("a")
        for _ in 0..<5 { state.secondPassed() }
        state.askToClear()
        #expect(state.asksToClear)

        state.endDeletion("a", nil)
        state.receive(inbox("b").notifications ?? [])

        expect(state.notifications?.map(\.id), is: ["b"])
        expect(state.asksToClear, is: false)
    }

    @Test func `what comes while all are being cleared stays`() {
        var state = inbox("b", "a")
        state.askToClear()
        state.clear()
        state.receive(inbox("c").notifications ?? [])
        state.open("a")

        state.endClearing(nil, of: inbox("b", "a").notifications)

        #expect(state.notifications?.map(\.id) == ["c"] && state.openID == nil && state.clearing == .idle)
    }

    @Test func `what comes while all are being cleared stays, though those that go were gone before`() {
        for var state in [inbox("b", "a"), inbox("b")] {
            state.delete("b")
            for _ in 0..<5 { state.secondPassed() }
            state.askToClear()
            state.clear()
            let seen = state.notifications
            state.receive(inbox("c").notifications ?? [])
            state.endDeletion("b", nil)

            state.endClearing(nil, of: seen)

            expect(state.notifications?.map(\.id), is: ["c"])
        }
    }

    @Test func `one that was taken away can be put back, until the owner is asked`() {
        var state = inbox("a", "b")

        state.delete("a")
        for _ in 0..<4 { state.secondPassed() }
        expect(state.notifications?[0].removal, is: .undoable(secondsLeft: 1))
        expect(state.unreadCount, is: 1)
        state.undoDeletion("a")
        state.secondPassed()
        expect(state.notifications?[0].removal, is: NotificationRemoval.none)
        expect(state.unreadCount, is: 2)
        state.delete("a")
        for _ in 0..<5 { state.secondPassed() }
        state.undoDeletion("a")

        expect(state.notifications?[0].removal, is: .asked)
        expect(state.notifications?[1].removal, is: NotificationRemoval.none)
    }

    @Test func `what the owner keeps is there, with the reason, and can be taken away again`() {
        var state = inbox("a")
        state.delete("a")
        for _ in 0..<5 { state.secondPassed() }

        state.endDeletion("a", .noAnswer)
        expect(state.notifications?[0].removal, is: .failed(.noAnswer))
        expect(state.unreadCount, is: 1)
        state.delete("a")
        expect(state.notifications?[0].removal, is: .undoable(secondsLeft: 5))

        state.askToClear()
        state.clear()
        state.endClearing(.told("Not today"))
        expect(state.clearing, is: .failed(.told("Not today")))
        expect(state.notifications?.count, is: 1)
    }

    @Test func `that all could not be cleared is told until something else is asked for`() {
        var refused = inbox("a")
        refused.notifications?[0].action = NotificationAction(title: "Go")
        refused.hasOlder = true
        refused.clearing = .failed(.refused)
        refused.open("a")
        expect(refused.clearing, is: .failed(.refused))

        var states = [NotificationListDisplayState](repeating: refused, count: 4)
        states[0].startRefresh()
        states[1].startOlder()
        states[2].startAction("a")
        states[3].askToClear()

        expect(states.map(\.clearing), is: [.idle, .idle, .idle, .idle])
    }

    @Test func `before any have come none older are asked for`() {
        var state = inbox()
        state.notifications = nil
        state.hasOlder = true

        state.startOlder()

        expect(state.older, is: .idle)
    }

    @Test func `older ones stand behind, each once, until there are no more`() {
        var state = inbox("a")
        state.startOlder()
        expect(state.older, is: .idle)
        state.hasOlder = true
        state.startOlder()
        expect(state.older, is: .loading)

        state.receiveOlder(inbox("a", "b").notifications ?? [], hasMore: true)
        state.receiveOlder(inbox("b", "c").notifications ?? [], hasMore: false)

        expect(state.notifications?.map(\.id), is: ["a", "b", "c"])
        expect(state.hasOlder, is: false)
        expect(state.older, is: .idle)
    }
}
