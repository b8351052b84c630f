import Expectations
import GomaUI
import PageTestSupport
import TerminalKit
import Testing

@testable import GomaApp
@testable import GomaPageViewer
@testable import GomaPages

/// What customers of the app do with what they have been told.
@MainActor
struct AppNoticesTests {
    /// The page of what the customer has been told, and the model of its list.
    private func openNotices() throws -> (app: PageHarness, customer: Customer, list: NotificationListViewModel) {
        let app = try AppVisitor.member.makeApp()
        let customer = try #require(app.presenter.session.source(ofType: CustomerSource.self)).customer
        try app.presenter.begin(at: "notifications")
        app.wait(.seconds(1))
        let models = app.presenter.session.models
        return (app, customer, try #require(models.compactMap { $0 as? NotificationListViewModel }.first))
    }

    private func ids(in list: NotificationListViewModel) -> [String] {
        (list.currentDisplayState.notifications ?? []).map(\.id)
    }

    @Test func `of two notices that are deleted one soon after the other both go after their five seconds`() throws {
        let (app, customer, list) = try openNotices()
        let ids = ids(in: list)
        #expect(ids == customer.notificationItems.map(\.id) && ids.count > 2)

        list.delete(id: ids[0])
        app.wait(.seconds(2))
        list.delete(id: ids[1])
        app.wait(.seconds(4))
        expect(customer.notificationItems.map(\.id), is: Array(ids.dropFirst()))
        expect(list.currentDisplayState.notifications?.first?.removal.isLeaving, is: true)
        app.wait(.seconds(2))

        expect(customer.notificationItems.map(\.id), is: Array(ids.dropFirst(2)))
        expect(self.ids(in: list), is: Array(ids.dropFirst(2)))
    }

    @Test func `a notice that is deleted goes though another is read and one comes meanwhile`() throws {
        let (app, customer, list) = try openNotices()
        let ids = ids(in: list)

        list.delete(id: ids[0])
        list.open(id: ids[1])
        try customer.deposit(10)
        app.wait(.seconds(6))

        let items = customer.notificationItems
        #expect(items.count == ids.count && items[1].id == ids[1] && items[1].isRead)
        expect(self.ids(in: list), is: items.map(\.id))
        expect(list.currentDisplayState.openID, is: ids[1])
    }

    @Test func `what one customer has opened and is about to delete is neither to the next`() throws {
        let (app, customer, list) = try openNotices()
        list.open(id: ids(in: list)[0])
        list.delete(id: ids(in: list)[1])
        list.askToClear()

        try customer.open(name: "Eva Reis", email: "eva@goma.test", phone: "923456789")
        try customer.enter()
        app.wait(.seconds(1))

        let state = list.currentDisplayState
        expect(state.notifications, is: customer.notificationItems)
        expect(state.notifications?.count, is: 1)
        #expect(state.openID == nil && !state.asksToClear)
    }
}
