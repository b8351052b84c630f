import TerminalKit

/// The model of a notification list: asks for notifications and for what they offer, keeps what was read, and knows
/// what day it is.
public final class NotificationListViewModel: ViewModel<NotificationListDisplayState>,
    NotificationListViewModelProtocol, ActingModel
{
    public static let actions = [
        Action("open(id:)", open), Action("close()", close), Action("performAction(id:)", performAction),
        Action("delete(id:)", delete), Action("markAllAsRead()", markAllAsRead), Action("askToClear()", askToClear),
        Action("keepAll()", keepAll), Action("clearAll()", clearAll), Action("refresh()", refresh),
        Action("loadOlder()", loadOlder),
    ]

    private var clock: AnyCancellable?
    /// What has been asked for, by notification.
    private var performing: [String: AnyObject] = [:]

    public func open(id: String) {
        record(id)
        update { $0.open(id) }
    }

    public func close() {
        record()
        update { $0.close() }
    }

    public func performAction(id: String) {
        record(id)
        update { $0.startAction(id) }
    }

    public func delete(id: String) {
        record(id)
        update { $0.delete(id) }
    }

    public func markAllAsRead() {
        record()
        update { $0.markAllAsRead() }
    }

    public func askToClear() {
        record()
        update { $0.askToClear() }
    }

    public func keepAll() {
        record()
        update { $0.asksToClear = false }
    }

    public func clearAll() {
        record()
        update { $0.clear() }
    }

    public func refresh() {
        record()
        update { $0.startRefresh() }
    }

    public func loadOlder() {
        record()
        update { $0.startOlder() }
    }

    // MARK: Time

    override public func keepTime(
        for state: NotificationListDisplayState, after old: NotificationListDisplayState?
    ) {
        keepClock(for: state)
        ask(to: LoadNotifications(until: state.now), while: state.refresh == .loading) { [weak self] in
            self?.receiveLatest($0)
        }
        let last = state.notifications?.last
        ask(to: LoadOlderNotifications(before: last?.id, moment: last?.moment), while: state.older == .loading) {
            [weak self] in self?.receiveOlder($0)
        }
        if state.notifications != old?.notifications { keepActions(of: state.notifications ?? []) }
    }

    /// Days are told anew as time passes.
    private func keepClock(for state: NotificationListDisplayState) {
        guard !(state.notifications ?? []).isEmpty else { return clock = nil }
        guard clock == nil else { return }
        clock = environment.scheduler.every(.seconds(60)) { [weak self] in
            self?.update { $0.now = CalendarMoment($0.now.date.addingTimeInterval(60)) }
        }
    }

    private func keepActions(of notifications: [NotificationItem]) {
        let running = notifications.filter { $0.action?.phase == .performing }
        let ids = Set(running.map(\.id))
        performing = performing.filter { ids.contains($0.key) }
        for item in running where performing[item.id] == nil {
            performing[item.id] = ask(to: PerformNotificationAction(id: item.id)) { [weak self] in
                self?.endAction(of: item, $0)
            }
        }
    }

    // MARK: Answers

    private func receiveLatest(_ answer: RequestAnswer<NotificationPage>) {
        update { state in
            switch answer {
            case .done(let page):
                state.receive(page.notifications, hasOlder: state.notifications == nil ? page.hasMore : nil)
            case .refused(let reason): state.refresh = .failed(RequestFailure(reason))
            case .silence: state.refresh = .failed(.noAnswer)
            }
        }
    }

    private func receiveOlder(_ answer: RequestAnswer<NotificationPage>) {
        update { state in
            switch answer {
            case .done(let page): state.receiveOlder(page.notifications, hasMore: page.hasMore)
            case .refused(let reason): state.older = .failed(RequestFailure(reason))
            case .silence: state.older = .failed(.noAnswer)
            }
        }
    }

    private func endAction(of item: NotificationItem, _ answer: RequestAnswer<Void>) {
        switch answer {
        case .done: update { $0.endAction(item.id, .done) }
        case .refused(let reason): update { $0.endAction(item.id, .failed(RequestFailure(reason))) }
        case .silence: update { $0.endAction(item.id, .failed(.noAnswer)) }
        }
    }
}
