/// What may happen to an inbox.
extension NotificationListDisplayState {
    /// How many have not been read.
    public var unreadCount: Int { notifications?.count { !$0.isRead } ?? 0 }

    /// The notification that is read in full, where it is there.
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
        guard unreadCount > 0 else { return }
        notifications = notifications?.map { item in
            var item = item
            item.isRead = true
            return item
        }
    }

    // MARK: Taking away

    /// Takes one away.
    public mutating func delete(_ id: String) {
        notifications?.removeAll { $0.id == id }
        if openID == id { openID = nil }
    }

    /// Asks whether all are to be taken away, where there are any.
    public mutating func askToClear() { asksToClear = !(notifications ?? []).isEmpty }

    /// Takes all away, older ones too, once the customer was asked.
    public mutating func clear() {
        guard asksToClear else { return }
        (notifications, openID, asksToClear, hasOlder) = ([], nil, false, false)
        older = .idle
    }

    // MARK: What can be done about one

    /// Asks for what can be done about one, where it can be asked for.
    public mutating func startAction(_ id: String) {
        _ = change(id) { item in
            if item.action?.canPerform ?? false { item.action?.phase = .performing }
        }
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
    public mutating func startRefresh() { refresh = .loading }

    /// The latest have come; what was there already stays as it is.
    public mutating func receive(_ latest: [NotificationItem], hasOlder: Bool? = nil) {
        let known = Set((notifications ?? []).map(\.id))
        notifications = latest.filter { !known.contains($0.id) } + (notifications ?? [])
        refresh = .idle
        if let hasOlder { self.hasOlder = hasOlder }
    }

    /// Asks for older ones, where there are any.
    public mutating func startOlder() {
        if hasOlder, notifications != nil { older = .loading }
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
}
