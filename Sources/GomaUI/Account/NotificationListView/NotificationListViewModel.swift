/// The model of a notification list: asks for notifications and for what they offer, keeps what was read, and knows
/// what day it is.
public final class NotificationListViewModel: ViewModel<NotificationListDisplayState>,
    NotificationListViewModelProtocol, ActingModel
{
    public static let actions = [
        Action("open(id:)", open), Action("close()", close), Action("performAction(id:)", performAction),
        Action("delete(id:)", delete), Action("undoDeletion(id:)", undoDeletion),
        Action("markAllAsRead()", markAllAsRead), Action("askToClear()", askToClear),
        Action("keepAll()", keepAll), Action("clearAll()", clearAll), Action("refresh()", refresh),
        Action("loadOlder()", loadOlder),
    ]

    private var clock: AnyCancellable?
    /// Since when the state has had its moment.
    private var told: Instant?
    /// The seconds in which each that was taken away can be put back.
    private var countdowns: [String: SecondsCountdown] = [:]
    /// Those that have gone while the latest are on their way, among which they may be still.
    private var gone: Set<String> = []
    /// Older ones that have come while all are being cleared, and go with them.
    private var olderToClear: [NotificationItem] = []

    public func open(id: String) {
        record(id)
        let isUnread = currentDisplayState.notifications?.first { $0.id == id }?.isRead == false
        update { $0.open(id) }
        if isUnread { ask(to: ReadNotification(id: id)) }
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

    public func undoDeletion(id: String) {
        record(id)
        update { $0.undoDeletion(id) }
    }

    public func markAllAsRead() {
        record()
        let (count, latest) = (currentDisplayState.unreadCount, currentDisplayState.notifications?.first?.id)
        update { $0.markAllAsRead() }
        if count > 0, let latest { ask(to: ReadAllNotifications(upTo: latest)) }
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
        tellTime()
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
        if state.now != old?.now { told = environment.scheduler.now }
        keepClock(for: state)
        ask(to: LoadNotifications(until: state.now), while: state.refresh == .loading) { [weak self] in
            self?.receiveLatest($0)
        }
        let last = state.notifications?.last
        ask(to: LoadOlderNotifications(before: last?.id, moment: last?.moment), while: state.older == .loading) {
            [weak self] in self?.receiveOlder($0)
        }
        let (latest, seen) = (state.notifications?.first?.id ?? "", state.notifications)
        ask(to: ClearNotifications(upTo: latest), while: state.clearing == .loading) { [weak self] answer in
            self?.endClearing(answer.failure, of: seen)
        }
        if state.clearing != .loading { olderToClear = [] }
        if state.refresh != .loading { gone = [] }
        guard state.notifications != old?.notifications else { return }
        keepGone(from: old, to: state)
        keepActions(of: state.notifications ?? [])
        keepDeletions(of: state.notifications ?? [])
    }

    /// Days are told anew as time passes, while there is anything to tell them of.
    private func keepClock(for state: NotificationListDisplayState) {
        guard !(state.notifications ?? []).isEmpty else { return clock = nil }
        guard clock == nil else { return }
        clock = environment.scheduler.every(.seconds(60)) { [weak self] in self?.tellTime() }
    }

    /// Brings the customer's moment up to date, which stands still while there is nothing in the inbox.
    private func tellTime() {
        let passed = told.map { $0.distance(to: environment.scheduler.now).duration.components.seconds } ?? 0
        guard passed >= 60 else { return }
        update { $0.now = CalendarMoment($0.now.date.addingTimeInterval(Double(passed))) }
    }

    private func keepGone(from old: NotificationListDisplayState?, to state: NotificationListDisplayState) {
        guard let old, old.refresh == .loading, state.refresh == .loading else { return }
        gone.formUnion((old.notifications ?? []).map(\.id))
        gone.subtract((state.notifications ?? []).map(\.id))
    }

    private func keepActions(of notifications: [NotificationItem]) {
        let performing = notifications.filter { $0.action?.phase == .performing }.map(\.id)
        ask(aboutEach: performing, to: PerformNotificationAction.init) { [weak self] in self?.endAction($0, $1) }
    }

    private func keepDeletions(of notifications: [NotificationItem]) {
        let asked = notifications.filter { $0.removal == .asked }.map(\.id)
        ask(aboutEach: asked, to: DeleteNotification.init) { [weak self] id, answer in
            self?.update { $0.endDeletion(id, answer.failure) }
        }
        let undoable = notifications.filter { $0.removal.secondsLeft != nil }
        let ids = Set(undoable.map(\.id))
        countdowns = countdowns.filter { ids.contains($0.key) }
        for item in undoable { keepCountdown(of: item) }
    }

    private func keepCountdown(of item: NotificationItem) {
        let id = item.id
        let countdown = countdowns[id] ?? SecondsCountdown()
        countdowns[id] = countdown
        countdown.keep(item.removal.secondsLeft, of: id, on: environment.scheduler) { [weak self] in
            self?.update { $0.secondPassed(for: id) }
        }
    }

    // MARK: Answers

    private func receiveLatest(_ answer: RequestAnswer<NotificationPage>) {
        tellTime()
        update { state in
            switch answer {
            case .done(let page):
                let latest = page.notifications.filter { !gone.contains($0.id) }
                state.receive(latest, hasOlder: state.notifications == nil ? page.hasMore : nil)
            case .refused(let reason): state.refresh = .failed(RequestFailure(reason))
            case .silence: state.refresh = .failed(.noAnswer)
            }
        }
    }

    private func receiveOlder(_ answer: RequestAnswer<NotificationPage>) {
        tellTime()
        update { state in
            switch answer {
            case .done(let page):
                if state.clearing == .loading { olderToClear += page.notifications }
                state.receiveOlder(page.notifications, hasMore: page.hasMore)
            case .refused(let reason): state.older = .failed(RequestFailure(reason))
            case .silence: state.older = .failed(.noAnswer)
            }
        }
    }

    private func endClearing(_ failure: RequestFailure?, of seen: [NotificationItem]?) {
        let all = seen.map { $0 + olderToClear }
        update { $0.endClearing(failure, of: all) }
    }

    private func endAction(_ id: String, _ answer: RequestAnswer<Void>) {
        update { $0.endAction(id, answer.failure.map(NotificationActionPhase.failed) ?? .done) }
    }
}
