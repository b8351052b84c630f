import Expectations
import GomaPictures
import TerminalKit
import Testing

@testable import GomaAccount
@testable import GomaCatalog

/// What becomes of an inbox of which several things are asked at a time.
@MainActor
struct NotificationListOverlapTests {
    private let environment = ViewEnvironment.simulated()

    @Test func `what is deleted while the latest are on their way does not come with them, but with the next ones`() {
        let taking = takeLoading("b", "a")
        defer { withExtendedLifetime(taking) {} }
        let model = inbox("b", "a")

        model.delete(id: "a")
        environment.wait(.milliseconds(5500))
        model.refresh()
        environment.wait(.seconds(3))
        expect(ids(of: model), is: "b")
        expect(model.currentDisplayState.refresh, is: .idle)
        model.refresh()
        environment.wait(.seconds(3))

        expect(ids(of: model), is: "ba")
    }

    @Test func `what is cleared while the latest are on their way does not come with them, and what is new does`() {
        let taking = takeLoading("c", "b", "a")
        defer { withExtendedLifetime(taking) {} }
        let model = inbox("b", "a")

        model.refresh()
        model.askToClear()
        model.clearAll()
        environment.wait(.seconds(1))
        expect(model.currentDisplayState.notifications, is: [])
        expect(model.currentDisplayState.refresh, is: .loading)
        environment.wait(.seconds(2))

        expect(ids(of: model), is: "c")
        expect(model.currentDisplayState.refresh, is: .idle)
    }

    @Test(arguments: [true, false])
    func `older ones that come while all are being cleared go too, though all that was seen is gone by then`(
        isCleared: Bool
    ) {
        let takings = [
            environment.owner.take(ClearNotifications.self) { question in
                question.answer(after: .seconds(4), isCleared ? .done(()) : .refused())
                return .later
            },
            environment.owner.take(LoadOlderNotifications.self) { question in
                question.answer(after: .seconds(2), .done(NotificationPage([item("z")], hasMore: false)))
                return .later
            },
        ]
        defer { withExtendedLifetime(takings) {} }
        let model = inbox("a")
        model.update { $0.hasOlder = true }

        model.delete(id: "a")
        environment.wait(.milliseconds(5500))
        model.askToClear()
        model.clearAll()
        model.loadOlder()
        environment.wait(.seconds(3))
        expect(ids(of: model), is: "z")
        expect(model.currentDisplayState.clearing, is: .loading)
        environment.wait(.seconds(1))

        expect(ids(of: model), is: (isCleared ? "" : "z"))
    }

    @Test func `each that is taken away can be put back for five seconds, whenever another was`() {
        let model = inbox("b", "a")
        let removal = { model.currentDisplayState.notifications?.first?.removal }

        model.delete(id: "a")
        environment.wait(.milliseconds(2900))
        model.delete(id: "b")
        environment.wait(.milliseconds(4999))
        expect(removal(), is: .undoable(secondsLeft: 1))
        environment.wait(.milliseconds(1))

        expect(removal(), is: .asked)
        expect(ids(of: model), is: "b")
    }

    /// Has the latest come three seconds after they are asked for.
    private func takeLoading(_ ids: String...) -> Owner.Taking {
        let page = NotificationPage(ids.map { item($0) }, hasMore: false)
        return environment.owner.take(LoadNotifications.self) { question in
            question.answer(after: .seconds(3), .done(page))
            return .later
        }
    }

    private func ids(of model: NotificationListViewModel) -> String {
        model.currentDisplayState.notifications?.map(\.id).joined() ?? ""
    }

    private func inbox(_ ids: String...) -> NotificationListViewModel {
        NotificationListViewModel(
            NotificationListDisplayState(notifications: ids.map { item($0) }, now: noon), in: environment)
    }

    private func item(_ id: String) -> NotificationItem { NotificationItem(id: id, moment: noon, title: "", text: "") }

    private var noon: CalendarMoment { CalendarMoment(year: 2026, month: 1, day: 1, hour: 12, minute: 0) }
}
