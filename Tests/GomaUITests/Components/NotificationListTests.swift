import Expectations
import Foundation
import GomaPictures
import TerminalKit
import Testing

@testable import GomaAccount
@testable import GomaCatalog

/// What may happen to an inbox.
@MainActor
struct NotificationListTests {
    @Test func `one that is unread is told in the singular`() {
        let environment = ViewEnvironment.simulated(localization: Localization.french)
        let model = NotificationListViewModel(inbox("one", "two"), in: environment)
        let view = NotificationListView(environment: environment)
        view.configure(with: model)
        let stage = ComponentHarness(view, width: 60, in: environment)
        #expect(stage.rows.contains { $0.contains("2 non lues") })

        model.update { $0.open("one") }
        stage.advance(by: .zero)

        #expect(stage.rows.contains { $0.contains("1 non lue ") })
    }

    @Test func `one that is not there cannot be opened`() {
        var state = inbox("one")

        state.open("other")

        expect(state.openID, is: nil)
    }

    @Test func `what has been done cannot be asked for again, and what failed can`() {
        var state = inbox("one")
        state.notifications?[0].action = NotificationAction(title: "Claim")

        state.startAction("one")
        state.endAction("one", .failed(.refused))
        expect(state.notifications?[0].action?.canPerform, is: true)
        expect(state.unreadCount, is: 1)

        state.startAction("one")
        state.endAction("one", .done)
        expect(state.notifications?[0].action?.canPerform, is: false)
        expect(state.unreadCount, is: 0)
    }

    @Test func `one that is read in full tells its moment as other details do`() {
        let environment = ViewEnvironment.simulated()
        var state = inbox("one")
        state.open("one")
        let view = NotificationListView(environment: environment)
        view.configure(with: NotificationListViewModel(state, in: environment))

        let rows = ComponentHarness(view, width: 60, in: environment).rows

        expect(rows, contains: "   18/04/2025, 12:00")
    }

    @Test(arguments: [(3, 29, 29), (10, 25, 24)])
    func `yesterday is the day before, where a day is an hour shorter or longer too`(
        month: Int, today: Int, yesterday: Int
    ) throws {
        var environment = ViewEnvironment.simulated()
        environment.timeZone = try #require(TimeZone(identifier: "Europe/Lisbon"))
        let days = [yesterday, yesterday - 1].map {
            CalendarMoment(year: 2026, month: month, day: $0, hour: 12, minute: 0)
        }
        let state = NotificationListDisplayState(
            notifications: days.map { NotificationItem(id: "\($0.day)", moment: $0, title: "", text: "") },
            now: CalendarMoment(year: 2026, month: month, day: today, hour: 23, minute: 30))

        let rows = NotificationRows(state, in: environment)

        expect(rows.dayName(at: 0, in: environment), is: "Yesterday")
        expect(
            rows.dayName(at: 1, in: environment), is: environment.moments.string(days[1], as: .weekdayAndDate))
    }

    @Test(
        arguments: [
            (16, 2, .text), (17, 2, .delete), (19, 2, .delete), (19, 1, .text), (19, 3, .text), (3, 4, .action),
            (19, 4, .action), (3, 5, .text),
        ] as [(Int, Int, NotificationRowView.Part)])
    func `the cross of a notification is at the end of its title, and what it offers on a row of its own`(
        x: Int, y: Int, part: NotificationRowView.Part
    ) {
        expect(NotificationRowView.part(at: Point(x: x, y: y), width: 20), is: part)
    }

    @Test func `one that is taken away is put back by a click on what says so, and opened by none`() throws {
        let environment = ViewEnvironment.simulated()
        var state = inbox("one")
        state.delete("one")
        let model = NotificationListViewModel(state, in: environment)
        let view = NotificationListView(environment: environment)
        view.configure(with: model)
        let stage = ComponentHarness(view, width: 60, in: environment)
        let undo = try #require(stage.rows.firstIndex { $0.contains("Undo (5 s)") })

        stage.click(x: 5, y: undo - 1)
        expect(model.currentDisplayState.notifications?.first?.removal.isLeaving, is: true)
        stage.click(x: 5, y: undo)

        expect(model.currentDisplayState.notifications?.first?.removal.isLeaving, is: false)
        expect(model.currentDisplayState.openID, is: nil)
    }

    @Test func `a click on the scroll bar is none on the notification beside it`() throws {
        let environment = ViewEnvironment.simulated()
        let model = NotificationListViewModel(
            inbox("alpha", "beta", "gamma", "delta", "epsilon", "zeta"), in: environment)
        let view = NotificationListView(environment: environment)
        view.configure(with: model)
        let stage = ComponentHarness(view, width: 60, in: environment)
        let title = try #require(stage.rows.firstIndex { $0.contains("alpha") })

        for y in [title, title + 1, title + 2] { stage.click(x: 59, y: y) }
        #expect(stage.calls.isEmpty && model.currentDisplayState.openID == nil)
        stage.click(x: 57, y: title)

        expect(model.currentDisplayState.notifications?.first?.removal.isLeaving, is: true)
    }

    @Test func `what a notification offers is not asked for where it is said that it was not deleted`() throws {
        let environment = ViewEnvironment.simulated()
        var state = inbox("one")
        state.notifications?[0].action = NotificationAction(title: "Claim")
        state.notifications?[0].removal = .failed(.refused)
        let model = NotificationListViewModel(state, in: environment)
        let view = NotificationListView(environment: environment)
        view.configure(with: model)
        let stage = ComponentHarness(view, width: 60, in: environment)
        let list = try #require(view.focusableViews.compactMap { $0 as? NotificationScroll }.first)
        stage.window.focus(list)
        list.selectedRow = 0

        stage.type("m")
        model.performAction(id: "one")
        expect(stage.calls, is: ["NotificationList.performAction(id: \"one\")"])
        expect(model.currentDisplayState, is: state)
        model.delete(id: "one")
        model.undoDeletion(id: "one")
        stage.type("m")

        expect(stage.calls.count, is: 4)
        expect(model.currentDisplayState.notifications?.first?.action?.phase, is: .performing)
    }

    @Test func `an inbox of which all that came is deleted leads to older ones, and is not said to be empty`() throws {
        let environment = ViewEnvironment.simulated()
        var state = inbox()
        state.hasOlder = true
        let model = NotificationListViewModel(state, in: environment)
        let view = NotificationListView(environment: environment)
        view.configure(with: model)
        let stage = ComponentHarness(view, width: 60, in: environment)
        #expect(!stage.rows.contains { $0.contains("No notifications") })
        #expect(stage.rows.contains { $0.contains("Show older notifications") })
        let list = try #require(view.focusableViews.compactMap { $0 as? NotificationScroll }.first)
        stage.window.moveFocus(to: list)
        list.selectedRow = 0

        stage.press(.enter)

        expect(stage.calls, is: ["NotificationList.loadOlder()"])
        expect(model.currentDisplayState.older, is: .loading)
    }

    @Test(arguments: [1, 2])
    func `what is read in full is closed from one that is taken away and from the way to older ones`(row: Int) throws {
        let environment = ViewEnvironment.simulated()
        var state = inbox("one", "two")
        state.hasOlder = true
        state.open("one")
        state.delete("two")
        let model = NotificationListViewModel(state, in: environment)
        let view = NotificationListView(environment: environment)
        view.configure(with: model)
        let stage = ComponentHarness(view, width: 60, in: environment)
        let list = try #require(view.focusableViews.compactMap { $0 as? NotificationScroll }.first)
        stage.window.moveFocus(to: list)
        list.selectedRow = row

        stage.press(.escape)

        expect(stage.calls, is: ["NotificationList.close()"])
        expect(model.currentDisplayState.openID, is: nil)
    }

    @Test func `the way to older ones has a card as high as others, and the focus mark beside it`() throws {
        let environment = ViewEnvironment.simulated()
        var state = inbox("one")
        state.hasOlder = true
        let view = NotificationListView(environment: environment)
        view.configure(with: NotificationListViewModel(state, in: environment))
        let stage = ComponentHarness(view, width: 60, in: environment)
        let list = try #require(view.focusableViews.compactMap { $0 as? NotificationScroll }.first)
        stage.window.moveFocus(to: list)
        list.selectedRow = 1

        let surface = stage.surface

        let mark = environment.glyphs.focusMark
        let marked = (0..<surface.size.height).filter { surface[0, $0].cluster.string == mark.string }
        #expect(marked.count == 3 && Set(marked.map { surface[5, $0].background }).count == 1)
    }

    @Test func `a click on the way to older ones does nothing while they are on their way`() throws {
        let environment = ViewEnvironment.simulated()
        var state = inbox("one")
        state.hasOlder = true
        let view = NotificationListView(environment: environment)
        view.configure(with: NotificationListViewModel(state, in: environment))
        let stage = ComponentHarness(view, width: 60, in: environment)
        let row = try #require(stage.rows.firstIndex { $0.contains("Show older notifications") })

        stage.click(x: 5, y: row)
        stage.click(x: 5, y: row)

        expect(stage.calls, is: ["NotificationList.loadOlder()"])
    }

    @Test func `the focus stays in an inbox that is tried for again, and is back at the retry if it fails`() throws {
        let environment = ViewEnvironment.simulated()
        environment.owner.script = AnswerScript([.refused, .given])
        let state = NotificationListDisplayState(notifications: nil, now: noon, refresh: .failed(.refused))
        let view = NotificationListView(environment: environment)
        view.configure(with: NotificationListViewModel(state, in: environment))
        let stage = ComponentHarness(view, width: 60, in: environment)
        stage.window.resize(to: Size(width: 60, height: 40))
        stage.window.update()
        let failure = view.focusableViews.first
        stage.window.moveFocus(to: failure)

        stage.press(.enter)
        #expect(stage.window.focusedView is NotificationScroll)
        stage.advance(by: .seconds(1))
        #expect(failure != nil && stage.window.focusedView === failure)
        stage.advance(by: .seconds(1))
        stage.press(.enter)
        stage.advance(by: .seconds(1))

        let list = try #require(stage.window.focusedView as? NotificationScroll)
        expect(list.isEnabled, is: true)
        expect(list.selectedRow, is: 0)
        expect(stage.calls, is: ["NotificationList.refresh()", "NotificationList.refresh()"])
    }

    @Test func `no key is told that asks for older ones while they are on their way`() throws {
        let environment = ViewEnvironment.simulated()
        var state = inbox("one")
        state.hasOlder = true
        let model = NotificationListViewModel(state, in: environment)
        let view = NotificationListView(environment: environment)
        view.configure(with: model)
        let stage = ComponentHarness(view, width: 60, in: environment)
        let list = try #require(view.focusableViews.compactMap { $0 as? NotificationScroll }.first)
        stage.window.moveFocus(to: list)
        list.selectedRow = 1
        func isTold() -> Bool { list.keyBindings.contains { $0.title == "show older notifications" } }
        #expect(isTold())

        model.update { $0.older = .loading }
        stage.advance(by: .zero)
        #expect(!isTold())
        model.update { $0.older = .failed(.refused) }
        stage.advance(by: .zero)

        #expect(isTold())
    }

    @Test func `a row that was the shape of a notification reads out the text of the one that comes`() throws {
        let row = NotificationRowView(in: ViewEnvironment.simulated())
        row.render(.placeholder(NotificationRows.Joint()))
        let item = NotificationItem(id: "one", moment: noon, title: "one", text: "Welcome")

        row.render(.notification(item, day: nil, NotificationRows.Joint(), isFirst: false))

        let label = try #require(row.tree.compactMap { $0 as? Label }.first { $0.text == "Welcome" })
        expect(label.accessibilityText, is: "Welcome")
    }

    private func inbox(_ ids: String...) -> NotificationListDisplayState {
        NotificationListDisplayState(notifications: ids.map { item($0) }, now: noon)
    }

    private func item(_ id: String) -> NotificationItem { NotificationItem(id: id, moment: noon, title: id, text: "") }

    private var noon: CalendarMoment { CalendarMoment(year: 2025, month: 4, day: 18, hour: 12, minute: 0) }
}
