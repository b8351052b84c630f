/// What may happen to an inbox.
extension NotificationListDisplayState {
    /// How many have not been read.
    public var unreadCount: Int { notifications?.count { !$0.isRead && !$0.removal.isLeaving } ?? 0 }

    /// The notification that is read in full; `nil` where none is, or it is not there any more.
    public var openNotification: NotificationItem? {
        openID.flatMap { id in notifications?.first { $0.id == id } }
    }

    // MARK: Reading

    /// Shows one in full, which reads it.
    public mutating func open(_ id: String) {
        guard change(id, { $0.isRead = true }) else { return }
        openID = id
    }

    /// Shows none in full.
    public mutating func close() { openID = nil }

    /// All have been read.
    public mutating func markAllAsRead() {
        guard let notifications, unreadCount > 0 else { return }
        for place in notifications.indices { self.notifications?[place].isRead = true }
    }

    // MARK: Taking away

    /// How long one that was taken away can be put back, in seconds.
    public static let secondsToUndo = 5

    /// Takes one away; for some seconds it can be put back.
    public mutating func delete(_ id: String) {
        let isThere = change(id) { item in
            if !item.removal.isLeaving { item.removal = .undoable(secondsLeft: Limited(Self.secondsToUndo)) }
        }
        if isThere, openID == id { openID = nil }
    }

    /// Puts one back, as long as it can be.
    public mutating func undoDeletion(_ id: String) {
        _ = change(id) { item in
            if case .undoable = item.removal { item.removal = .none }
        }
    }

    /// A second of those in which they can be put back is over; after the last the owner is asked.
    /// - Parameter id: for which of them; `nil` for all.
    public mutating func secondPassed(for id: String? = nil) {
        notifications = notifications?.map { item in
            guard id == nil || item.id == id, case .undoable(let seconds) = item.removal else { return item }
            var item = item
            item.removal = seconds.secondLater.map(NotificationRemoval.undoable) ?? .asked
            return item
        }
    }

    /// One is deleted, or stays with the reason.
    public mutating func endDeletion(_ id: String, _ failure: RequestFailure?) {
        guard let item = notifications?.first(where: { $0.id == id }), item.removal == .asked else { return }
        if let failure {
            _ = change(id) { $0.removal = .failed(failure) }
        } else {
            notifications?.removeAll { $0.id == id }
            // Of those that come later nobody has asked.
            if notifications == [] { asksToClear = false }
        }
    }

    /// Asks whether all are to be taken away, where there are any.
    public mutating func askToClear() {
        asksToClear = !(notifications ?? []).isEmpty && clearing != .loading
        if asksToClear { forgetFailedClearing() }
    }

    /// That all could not be taken away is told until something else is asked for.
    private mutating func forgetFailedClearing() {
        if clearing.failure != nil { clearing = .idle }
    }

    /// Has all taken away, older ones too, once the customer was asked.
    public mutating func clear() {
        guard asksToClear else { return }
        (asksToClear, clearing) = (false, .loading)
    }

    /// All are gone, or none is.
    /// - Parameter seen: those that the customer saw when asking; whatever has come since stays. `nil` for all of them.
    public mutating func endClearing(_ failure: RequestFailure?, of seen: [NotificationItem]? = nil) {
        guard clearing == .loading else { return }
        clearing = failure.map(NotificationRequestPhase.failed) ?? .idle
        guard failure == nil else { return }
        notifications = seen.map { newer(than: $0) } ?? []
        (openID, hasOlder, older) = (openNotification?.id, false, .idle)
    }

    /// Those that stand before whichever of some others are still there.
    private func newer(than others: [NotificationItem]) -> [NotificationItem] {
        let ids = Set(others.map(\.id))
        return Array((notifications ?? []).prefix { !ids.contains($0.id) })
    }

    // MARK: What can be done about one

    /// Asks for what can be done about one, where it can be asked for.
    public mutating func startAction(_ id: String) {
        guard notifications?.first(where: { $0.id == id })?.canPerformAction == true else { return }
        _ = change(id) { $0.action?.phase = .performing }
        forgetFailedClearing()
    }

    /// What was asked for has been done, which reads the notification; or it has not.
    public mutating func endAction(_ id: String, _ phase: NotificationActionPhase) {
        _ = change(id) { item in
            guard item.action?.phase == .performing else { return }
            item.action?.phase = phase
            if phase == .done { item.isRead = true }
        }
    }

    /// - Returns: whether it is there.
    private mutating func change(_ id: String, _ change: (inout NotificationItem) -> Void) -> Bool {
        guard let place = notifications?.firstIndex(where: { $0.id == id }) else { return false }
        notifications?[place].apply(change)
        return true
    }

    // MARK: Coming in

    /// Asks for the latest.
    public mutating func startRefresh() {
        refresh = .loading
        forgetFailedClearing()
    }

    /// The latest have come. What was there already says what it says by now, and keeps what the customer has done; what was
    /// not stands behind whatever it follows among the latest, as older ones come up where others were deleted.
    public mutating func receive(_ latest: [NotificationItem], hasOlder: Bool? = nil) {
        var items = notifications ?? []
        var place = 0
        for item in latest {
            if let known = items.firstIndex(where: { $0.id == item.id }) {
                items[known] = items[known].renewed(as: item)
                place = known
            } else {
                items.insert(item, at: place)
            }
            place += 1
        }
        notifications = items
        refresh = .idle
        if let hasOlder { self.hasOlder = hasOlder }
    }

    /// Begins anew with the latest, where nothing that is there is among them and more lies behind them: what lies between
    /// could never be asked for. What was there comes again with older ones.
    /// - Parameter gone: those that have gone while the latest were on their way.
    /// - Returns: those that are there no more.
    mutating func beginAnew(with page: NotificationPage, besides gone: Set<String>) -> [NotificationItem] {
        let old = notifications ?? []
        let known = gone.union(old.map(\.id))
        guard page.hasMore, !old.isEmpty, !page.notifications.isEmpty,
            known.isDisjoint(with: page.notifications.map(\.id))
        else { return [] }
        notifications = []
        openID = nil
        older = .idle
        return old
    }

    /// Asks for older ones, where there are any.
    public mutating func startOlder() {
        guard hasOlder, notifications != nil else { return }
        older = .loading
        forgetFailedClearing()
    }

    /// Older ones have come.
    public mutating func receiveOlder(_ items: [NotificationItem], hasMore: Bool) {
        let known = Set((notifications ?? []).map(\.id))
        notifications = (notifications ?? []) + items.filter { !known.contains($0.id) }
        (older, hasOlder) = (.idle, hasMore)
    }
}

extension NotificationItem {
    fileprivate mutating func apply(_ change: (inout Self) -> Void) { change(&self) }

    /// The same message as it is by now: read once it was, on its way out where it was, and as far with what it offers, unless
    /// that has been done elsewhere.
    fileprivate func renewed(as newer: Self) -> Self {
        var item = newer
        item.isRead = isRead || newer.isRead
        item.removal = removal
        if let action, let offer = newer.action, action.title == offer.title, offer.phase != .done {
            item.action?.phase = action.phase
        }
        return item
    }
}
