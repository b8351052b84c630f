import Expectations
import GomaPictures
import TerminalKit
import Testing

@testable import GomaAccount
@testable import GomaCatalog
@testable import GomaElements

/// How long notifications take to come, and what the inbox knows of the time.
@MainActor
struct NotificationListTimeTests {
    private let environment = ViewEnvironment.simulated()

    @Test(arguments: [true, false])
    func `notifications come after a second, the latest and older ones`(isLatest: Bool) {
        expectAnswer(
            after: 1000, waiting: "loading", given: "idle", refused: "failed(GomaKit.RequestFailure.refused)",
            silence: "failed(GomaKit.RequestFailure.noAnswer)"
        ) { environment, server in
            let now = CalendarMoment(year: 2026, month: 1, day: 1, hour: 12, minute: 0)
            let model = NotificationListViewModel(
                NotificationListDisplayState(notifications: [], now: now, hasOlder: true), in: environment)
            model.environment.owner.script = server
            isLatest ? model.refresh() : model.loadOlder()
            return { "\(isLatest ? model.currentDisplayState.refresh : model.currentDisplayState.older)" }
        }
    }

    @Test func `what a notification offers is done after a second`() {
        expectAnswer(
            after: 1000, waiting: "performing", given: "done", refused: "failed(GomaKit.RequestFailure.refused)",
            silence: "failed(GomaKit.RequestFailure.noAnswer)"
        ) { environment, server in
            let now = CalendarMoment(year: 2026, month: 1, day: 1, hour: 12, minute: 0)
            let item = NotificationItem(
                id: "a", moment: now, title: "Verify", text: "", action: NotificationAction(title: "Verify"))
            let model = NotificationListViewModel(
                NotificationListDisplayState(notifications: [item], now: now), in: environment)
            model.environment.owner.script = server
            model.performAction(id: "a")
            return { model.currentDisplayState.notifications?.first?.action.map { "\($0.phase)" } ?? "" }
        }
    }

    @Test func `the inbox knows what time it is, minute by minute, as long as there is anything in it`() {
        let now = CalendarMoment(year: 2026, month: 12, day: 31, hour: 23, minute: 58)
        let item = NotificationItem(id: "a", moment: now, title: "", text: "")
        let model = NotificationListViewModel(
            NotificationListDisplayState(notifications: [item], now: now), in: environment)
        let minute = { model.currentDisplayState.now.minute }

        expect(environment.around(.seconds(60), minute), is: [58, 59])
        expect(environment.around(.seconds(60), minute), is: [59, 0])
        expect(model.currentDisplayState.now.year, is: 2027)
        model.delete(id: "a")
        environment.wait(.seconds(6))

        expect(model.currentDisplayState.notifications, is: [])
        expect(environment.isAtRest, is: true)
    }

    @Test func `the time that passes while there is nothing in the inbox is known once notifications come`() {
        let loading = environment.owner.take(LoadNotifications.self) { _ in
            .done(NotificationPage([item("a", minute: 5)], hasMore: false))
        }
        defer { withExtendedLifetime(loading) {} }
        let model = inbox()

        environment.wait(.seconds(605))
        #expect(environment.isAtRest)
        model.refresh()
        environment.wait(.zero)

        let asked = environment.owner.requests.compactMap { ($0.request as? LoadNotifications)?.until }
        expect(asked, is: [item("", minute: 10).moment])
        expect(model.currentDisplayState.now, is: item("", minute: 10).moment)
        expect(model.currentDisplayState.notifications?.map(\.id), is: ["a"])
    }

    @Test func `what is left of a minute counts on, however often the inbox is asked what time it is`() {
        let loading = environment.owner.take(LoadNotifications.self) { _ in
            .done(NotificationPage([], hasMore: false))
        }
        defer { withExtendedLifetime(loading) {} }
        let model = inbox()

        for _ in 0..<3 {
            environment.wait(.seconds(119))
            model.refresh()
            environment.wait(.zero)
        }

        let asked = environment.owner.requests.compactMap { ($0.request as? LoadNotifications)?.until.minute }
        expect(asked, is: [1, 3, 5])
    }

    @Test func `what is taken away is asked for after five seconds, each once, and goes with the answer`() {
        let now = CalendarMoment(year: 2026, month: 1, day: 1, hour: 0, minute: 0)
        let items = ["a", "b", "c"].map { NotificationItem(id: $0, moment: now, title: "", text: "", isRead: true) }
        let model = NotificationListViewModel(
            NotificationListDisplayState(notifications: items, now: now), in: environment)
        let ids = { model.currentDisplayState.notifications?.map(\.id).joined() ?? "" }

        model.delete(id: "a")
        environment.wait(.seconds(2))
        model.delete(id: "b")
        model.delete(id: "c")
        model.undoDeletion(id: "c")
        environment.wait(.milliseconds(2999))
        expectEmpty(environment.owner.requests)
        environment.wait(.milliseconds(1))
        expect(environment.owner.requests.map(\.description), is: ["account:delete-notification id=a"])

        expect(environment.around(.seconds(1), ids), is: ["abc", "bc"])
        environment.wait(.seconds(2))
        expect(ids(), is: "c")
        expect(environment.owner.requests.count, is: 2)
    }

    @Test func `seconds to put one back that are told anew have a whole first second`() {
        let now = CalendarMoment(year: 2026, month: 1, day: 1, hour: 0, minute: 0)
        func state(seconds: Int) -> NotificationListDisplayState {
            let removal = NotificationRemoval.undoable(secondsLeft: Limited(seconds))
            let item = NotificationItem(id: "a", moment: now, title: "", text: "", removal: removal)
            return NotificationListDisplayState(notifications: [item], now: now)
        }
        let model = NotificationListViewModel(state(seconds: 5), in: environment)
        environment.wait(.milliseconds(700))

        model.replaceState(state(seconds: 4))

        let seen = environment.around(.seconds(1)) { model.currentDisplayState.notifications?.map(\.removal) ?? [] }
        expect(seen, is: [[.undoable(secondsLeft: 4)], [.undoable(secondsLeft: 3)]])
    }

    @Test func `the owner is told once that all have been read, up to the latest`() {
        let now = CalendarMoment(year: 2026, month: 1, day: 1, hour: 0, minute: 0)
        let items = ["b", "a"].map { NotificationItem(id: $0, moment: now, title: "", text: "") }
        let model = NotificationListViewModel(
            NotificationListDisplayState(notifications: items, now: now), in: environment)

        model.markAllAsRead()
        model.markAllAsRead()

        expect(environment.owner.requests.map(\.description), is: ["account:read-all-notifications latest=b"])
    }

    @Test func `two things that notifications offer are asked for side by side, each answered once`() {
        let now = CalendarMoment(year: 2026, month: 1, day: 1, hour: 0, minute: 0)
        let items = ["a", "b"].map {
            NotificationItem(id: $0, moment: now, title: "", text: "", action: NotificationAction(title: $0))
        }
        let model = NotificationListViewModel(
            NotificationListDisplayState(notifications: items, now: now), in: environment)

        model.performAction(id: "a")
        environment.wait(.milliseconds(500))
        model.performAction(id: "b")
        model.performAction(id: "a")
        environment.wait(.milliseconds(500))
        expect(model.currentDisplayState.notifications?.map(\.action?.phase), is: [.done, .performing])
        environment.wait(.seconds(1))

        expect(
            environment.owner.requests.map(\.description),
            is: ["account:notification-action id=a", "account:notification-action id=b"])
    }

    @Test func `the owner is told once that a notification has been read, however often it is opened`() {
        let model = inbox("b", "a")

        for id in ["a", "a", "nobody"] {
            model.open(id: id)
            model.close()
        }
        expect(environment.owner.requests.map(\.description), is: ["account:read-notification id=a"])
        model.markAllAsRead()
        model.open(id: "b")

        expect(environment.owner.requests.map(\.description).last, is: "account:read-all-notifications latest=b")
    }

    @Test func `all are cleared up to the latest that was there, and what comes meanwhile stays`() {
        let clearing = environment.owner.take(ClearNotifications.self) { question in
            question.answer(after: .seconds(2), .done(()))
            return .later
        }
        let loading = environment.owner.take(LoadNotifications.self) { _ in
            .done(NotificationPage([item("c")], hasMore: false))
        }
        defer { withExtendedLifetime((clearing, loading)) {} }
        let model = inbox("b", "a")
        let ids = { model.currentDisplayState.notifications?.map(\.id).joined() ?? "" }

        model.askToClear()
        model.clearAll()
        model.refresh()

        expect(environment.around(.seconds(2), ids), is: ["cba", "c"])
        expect(environment.owner.requests.compactMap { ($0.request as? ClearNotifications)?.latest }, is: ["b"])
    }

    @Test func `what comes meanwhile stays too where the latest that was there is gone by itself`() {
        let clearing = environment.owner.take(ClearNotifications.self) { question in
            question.answer(after: .seconds(3), .done(()))
            return .later
        }
        let loading = environment.owner.take(LoadNotifications.self) { _ in
            .done(NotificationPage([item("c")], hasMore: false))
        }
        defer { withExtendedLifetime((clearing, loading)) {} }
        let model = inbox("b", "a")
        let ids = { model.currentDisplayState.notifications?.map(\.id).joined() ?? "" }

        model.delete(id: "b")
        environment.wait(.seconds(4))
        model.askToClear()
        model.clearAll()
        model.refresh()

        expect(environment.around(.seconds(3), ids), is: ["ca", "c"])
    }

    @Test func `where the customer keeps all nothing is cleared, until it is asked for and meant`() {
        let model = inbox("a")

        model.askToClear()
        model.keepAll()
        model.clearAll()
        environment.wait(.seconds(10))
        expect(model.currentDisplayState.notifications?.count, is: 1)
        expectEmpty(environment.owner.requests)
        model.askToClear()
        model.clearAll()

        expect(environment.owner.requests.map(\.description), is: ["account:clear-notifications latest=a"])
    }

    @Test func `older ones are asked for from the last that is there, which is another the next time`() {
        let taking = environment.owner.take(LoadOlderNotifications.self) { _ in
            .done(NotificationPage([item("a", minute: 1)], hasMore: true))
        }
        defer { withExtendedLifetime(taking) {} }
        let model = NotificationListViewModel(
            NotificationListDisplayState(
                notifications: [item("c", minute: 3), item("b", minute: 2)], now: item("").moment, hasOlder: true),
            in: environment)

        for _ in 0..<2 {
            model.loadOlder()
            environment.wait(.zero)
        }

        let asked = environment.owner.requests.compactMap { $0.request as? LoadOlderNotifications }
        expect(asked.map(\.before), is: ["b", "a"])
        expect(asked.map(\.moment), is: [item("", minute: 2).moment, item("", minute: 1).moment])
    }

    @Test(arguments: [true, false])
    func `whether there are older ones is told by the first that come, and not by later ones`(hasOlder: Bool) {
        var hasMore = hasOlder
        let taking = environment.owner.take(LoadNotifications.self) { _ in
            .done(NotificationPage([item("a")], hasMore: hasMore))
        }
        defer { withExtendedLifetime(taking) {} }
        let model = NotificationListViewModel(
            NotificationListDisplayState(notifications: nil, now: item("").moment), in: environment)

        model.refresh()
        environment.wait(.zero)
        expect(model.currentDisplayState.notifications?.count, is: 1)
        expect(model.currentDisplayState.hasOlder, is: hasOlder)
        hasMore.toggle()
        model.refresh()
        environment.wait(.zero)

        expect(model.currentDisplayState.refresh, is: .idle)
        expect(model.currentDisplayState.hasOlder, is: hasOlder)
    }

    @Test func `what is older can be asked for once an inbox that was cleared is refreshed`() {
        let taking = takeLoading("b", hasMore: true)
        defer { withExtendedLifetime(taking) {} }
        let model = inbox("a")
        model.askToClear()
        model.clearAll()
        environment.wait(.seconds(1))
        expect(model.currentDisplayState.notifications, is: [])
        expect(model.currentDisplayState.hasOlder, is: false)

        model.refresh()
        environment.wait(.zero)

        expect(model.currentDisplayState.notifications?.map(\.id), is: ["b"])
        expect(model.currentDisplayState.hasOlder, is: true)
    }

    @Test(arguments: [true, false])
    func `an inbox begins anew with the latest where others lie between, and keeps what is there where none do`(
        hasMore: Bool
    ) {
        let taking = takeLoading("e", "d", hasMore: hasMore)
        defer { withExtendedLifetime(taking) {} }
        let model = inbox("b", "a")

        model.refresh()
        environment.wait(.zero)

        let ids = model.currentDisplayState.notifications?.map(\.id)
        expect(ids, is: (hasMore ? ["e", "d"] : ["e", "d", "b", "a"]))
        expect(model.currentDisplayState.hasOlder, is: hasMore)
    }

    @Test func `one that was taken away is deleted at once where the inbox begins anew without it`() {
        let taking = takeLoading("e", "d", hasMore: true)
        defer { withExtendedLifetime(taking) {} }
        let model = inbox("b", "a")

        model.delete(id: "a")
        model.refresh()
        environment.wait(.zero)
        environment.wait(.seconds(10))

        let deleted = environment.owner.requests.compactMap { ($0.request as? DeleteNotification)?.id }
        expect(deleted, is: ["a"])
        expect(model.currentDisplayState.notifications?.map(\.id), is: ["e", "d"])
    }

    /// Has the latest come at once.
    private func takeLoading(_ ids: String..., hasMore: Bool) -> Owner.Taking {
        let page = NotificationPage(ids.map { item($0) }, hasMore: hasMore)
        return environment.owner.take(LoadNotifications.self) { _ in .done(page) }
    }

    private func item(_ id: String, minute: Int = 0) -> NotificationItem {
        let moment = CalendarMoment(year: 2026, month: 1, day: 1, hour: 12, minute: minute)
        return NotificationItem(id: id, moment: moment, title: "", text: "")
    }

    private func inbox(_ ids: String...) -> NotificationListViewModel {
        NotificationListViewModel(
            NotificationListDisplayState(notifications: ids.map { item($0) }, now: item("").moment), in: environment)
    }
}
