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
    /// The moment that the inbox was told last, and when on the time line.
    private var told: (moment: CalendarMoment, at: Instant)?
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

    public func close() { act { $0.close() } }

    public func performAction(id: String) { act(id) { $0.startAction(id) } }

    public func delete(id: String) { act(id) { $0.delete(id) } }

    public func undoDeletion(id: String) { act(id) { $0.undoDeletion(id) } }

    public func markAllAsRead() {
        record()
        let state = currentDisplayState
        update { $0.markAllAsRead() }
        guard state.unreadCount > 0, let latest = state.notifications?.first?.id else { return }
        ask(to: ReadAllNotifications(upTo: latest, inbox: state.inboxID))
    }

    public func askToClear() { act { $0.askToClear() } }

    public func keepAll() { act { $0.asksToClear = false } }

    public func clearAll() { act { $0.clear() } }

    public func refresh() {
        record()
        tellTime()
        update { $0.startRefresh() }
    }

    public func loadOlder() { act { $0.startOlder() } }

    // MARK: Time

    override public func keepTime(
        for state: NotificationListDisplayState, after old: NotificationListDisplayState?
    ) {
        if state.now != old?.now, state.now != present { told = (state.now, environment.scheduler.now) }
        let isSameInbox = state.inboxID == old?.inboxID
        if !isSameInbox { (countdowns, gone, olderToClear) = ([:], [], []) }
        keepClock(for: state)
        keepRequests(of: state)
        if state.clearing != .loading { olderToClear = [] }
        if state.refresh != .loading { gone = [] }
        guard !isSameInbox || state.notifications != old?.notifications else { return }
        if isSameInbox { keepGone(from: old, to: state) }
        keepActions(of: state)
        keepDeletions(of: state)
    }

    /// Asks for the latest, for older ones, and for all to be cleared.
    private func keepRequests(of state: NotificationListDisplayState) {
        let (inbox, seen) = (state.inboxID, state.notifications)
        let (first, last) = (seen?.first, seen?.last)
        ask(
            to: LoadNotifications(until: state.now, inbox: inbox), about: inbox ?? "",
            while: state.refresh == .loading
        ) { [weak self] in self?.receiveLatest($0) }
        ask(
            to: LoadOlderNotifications(before: last?.id, moment: last?.moment, inbox: inbox), about: inbox ?? "",
            while: state.older == .loading
        ) { [weak self] in self?.receiveOlder($0) }
        ask(
            to: ClearNotifications(upTo: first?.id ?? "", inbox: inbox), about: inbox ?? "",
            while: state.clearing == .loading
        ) { [weak self] answer in self?.endClearing(answer.failure, of: seen) }
    }

    /// Days are told anew as time passes, while there is anything to tell them of.
    private func keepClock(for state: NotificationListDisplayState) {
        guard !(state.notifications ?? []).isEmpty else { return clock = nil }
        guard clock == nil else { return }
        clock = environment.scheduler.every(.seconds(60)) { [weak self] in self?.tellTime() }
    }

    /// The customer's moment by now, counted from what was told: what is less than a minute counts on.
    private var present: CalendarMoment? {
        told.map { told in
            let passed = told.at.distance(to: environment.scheduler.now).duration.components.seconds
            return CalendarMoment(told.moment.date.addingTimeInterval(Double(passed)))
        }
    }

    /// Brings the customer's moment up to date, which stands still while there is nothing in the inbox.
    private func tellTime() {
        if let present { update { $0.now = present } }
    }

    private func keepGone(from old: NotificationListDisplayState?, to state: NotificationListDisplayState) {
        guard let old, old.refresh == .loading, state.refresh == .loading else { return }
        gone.formUnion((old.notifications ?? []).map(\.id))
        gone.subtract((state.notifications ?? []).map(\.id))
    }

    private func keepActions(of state: NotificationListDisplayState) {
        let performing = (state.notifications ?? []).filter { $0.action?.phase == .performing }.map(\.id)
        ask(aboutEach: performing, of: state.inboxID ?? "", to: PerformNotificationAction.init) { [weak self] in
            self?.endAction($0, $1)
        }
    }

    private func keepDeletions(of state: NotificationListDisplayState) {
        let notifications = state.notifications ?? []
        let asked = notifications.filter { $0.removal == .asked }.map(\.id)
        ask(aboutEach: asked, of: state.inboxID ?? "", to: DeleteNotification.init) { [weak self] id, answer in
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
        var old: [NotificationItem] = []
        update { state in
            if let failure = answer.failure { state.refresh = .failed(failure) }
            guard case .done(let page) = answer else { return }
            old = state.beginAnew(with: page, besides: gone)
            let latest = page.notifications.filter { !gone.contains($0.id) }
            // Behind one that is gone there may be nothing any more.
            let isFirst = (state.notifications ?? []).isEmpty && latest.last?.id == page.notifications.last?.id
            state.receive(latest, hasOlder: isFirst ? page.hasMore : nil)
        }
        // One that cannot be put back any more is deleted at once.
        for item in old where item.removal.secondsLeft != nil { ask(to: DeleteNotification(id: item.id)) }
    }

    private func receiveOlder(_ answer: RequestAnswer<NotificationPage>) {
        tellTime()
        update { state in
            if let failure = answer.failure { state.older = .failed(failure) }
            guard case .done(let page) = answer else { return }
            if state.clearing == .loading { olderToClear += page.notifications }
            state.receiveOlder(page.notifications, hasMore: page.hasMore)
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
