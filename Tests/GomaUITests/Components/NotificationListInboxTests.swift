import Expectations
import GomaPictures
import TerminalKit
import Testing

@testable import GomaAccount
@testable import GomaCatalog

/// What becomes of what is asked for one inbox when another takes its place.
@MainActor
struct NotificationListInboxTests {
    private let environment = ViewEnvironment.simulated()

    @Test func `notifications that come for one inbox are not those of another, which is asked for itself`() {
        let takings = [
            environment.owner.take(LoadNotifications.self) { question in
                let latest = item("latest of \(question.request.inbox ?? "")")
                question.answer(after: .seconds(2), .done(NotificationPage([latest], hasMore: false)))
                return .later
            },
            environment.owner.take(LoadOlderNotifications.self) { question in
                let older = item("older of \(question.request.inbox ?? "")")
                question.answer(after: .seconds(2), .done(NotificationPage([older], hasMore: false)))
                return .later
            },
        ]
        defer { withExtendedLifetime(takings) {} }
        func loading(_ inbox: String) -> NotificationListDisplayState {
            NotificationListDisplayState(
                inboxID: inbox, notifications: [], now: noon, refresh: .loading, older: .loading, hasOlder: true)
        }
        let model = NotificationListViewModel(loading("one"), in: environment)

        environment.wait(.seconds(1))
        model.replaceState(loading("two"))
        environment.wait(.seconds(1))
        expect(model.currentDisplayState, is: loading("two"))
        environment.wait(.seconds(1))

        expect(ids(of: model), is: ["latest of two", "older of two"])
        expect(model.currentDisplayState.refresh, is: .idle)
        expect(model.currentDisplayState.older, is: .idle)
        expect(environment.owner.requests.count, is: 4)
    }

    @Test func `that one inbox is cleared does not clear another with the same notifications`() {
        let taking = environment.owner.take(ClearNotifications.self) { question in
            question.answer(after: .seconds(2), .done(()))
            return .later
        }
        defer { withExtendedLifetime(taking) {} }
        let model = NotificationListViewModel(inbox("one", [item("a")], clearing: .loading), in: environment)

        environment.wait(.seconds(1))
        model.update { $0.inboxID = "two" }
        environment.wait(.seconds(1))
        expect(ids(of: model), is: ["a"])
        expect(model.currentDisplayState.clearing, is: .loading)
        environment.wait(.seconds(1))

        expect(ids(of: model), is: [])
        expect(model.currentDisplayState.clearing, is: .idle)
        expect(
            environment.owner.requests.map(\.description),
            is: [
                "account:clear-notifications inbox=one latest=a", "account:clear-notifications inbox=two latest=a",
            ])
    }

    @Test func `what is done about a notification in one inbox is not done about its like in another`() {
        let action = NotificationAction(title: "Claim", phase: .performing)
        let items = [
            NotificationItem(id: "a", moment: noon, title: "", text: "", action: action),
            NotificationItem(id: "b", moment: noon, title: "", text: "", removal: .asked),
        ]
        let model = NotificationListViewModel(inbox("one", items), in: environment)

        model.update { $0.inboxID = "two" }

        expect(
            environment.owner.requests.map(\.description),
            is: [
                "account:notification-action id=a", "account:delete-notification id=b",
                "account:notification-action id=a", "account:delete-notification id=b",
            ])
    }

    @Test func `what is no more in one inbox comes to another while its latest are on their way`() {
        let page = NotificationPage([item("a")], hasMore: false)
        let taking = environment.owner.take(LoadNotifications.self) { question in
            question.answer(after: .seconds(2), .done(page))
            return .later
        }
        defer { withExtendedLifetime(taking) {} }
        let model = NotificationListViewModel(inbox("one", [item("a")], refresh: .loading), in: environment)

        model.replaceState(inbox("two", [], refresh: .loading))
        environment.wait(.seconds(2))

        expect(ids(of: model), is: ["a"])
    }

    @Test func `a notification of another inbox can be put back for five seconds of its own`() {
        let removed = NotificationItem(
            id: "a", moment: noon, title: "", text: "", removal: .undoable(secondsLeft: 5))
        let model = NotificationListViewModel(inbox("one", [removed]), in: environment)
        let removal = { model.currentDisplayState.notifications?.first?.removal }

        environment.wait(.milliseconds(900))
        model.update { $0.inboxID = "two" }
        environment.wait(.milliseconds(999))
        expect(removal(), is: .undoable(secondsLeft: 5))
        environment.wait(.milliseconds(1))

        expect(removal(), is: .undoable(secondsLeft: 4))
    }

    @Test func `which inbox is read is told`() {
        let model = NotificationListViewModel(inbox("one", [item("a")]), in: environment)

        model.markAllAsRead()

        expect(
            environment.owner.requests.map(\.description),
            is: [
                "account:read-all-notifications inbox=one latest=a"
            ])
    }

    private func ids(of model: NotificationListViewModel) -> [String] {
        (model.currentDisplayState.notifications ?? []).map(\.id)
    }

    private func inbox(
        _ id: String, _ notifications: [NotificationItem], refresh: NotificationRequestPhase = .idle,
        clearing: NotificationRequestPhase = .idle
    ) -> NotificationListDisplayState {
        NotificationListDisplayState(
            inboxID: id, notifications: notifications, now: noon, refresh: refresh, clearing: clearing)
    }

    private func item(_ id: String) -> NotificationItem { NotificationItem(id: id, moment: noon, title: "", text: "") }

    private var noon: CalendarMoment { CalendarMoment(year: 2026, month: 1, day: 1, hour: 12, minute: 0) }
}
