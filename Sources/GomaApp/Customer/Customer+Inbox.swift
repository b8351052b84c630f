/// The inbox of who is there, as components show it.
extension Customer {
    /// With nothing opened, and nothing on its way out.
    var inbox: NotificationListDisplayState {
        NotificationListDisplayState(
            inboxID: visitor.member, notifications: notificationItems, now: CalendarMoment(now))
    }

    /// Brings an inbox that is shown in step with what the customer has been told, and leaves what the customer is doing
    /// with it, which is nothing to another.
    func show(in state: inout NotificationListDisplayState) {
        let new = inbox
        guard state.inboxID == new.inboxID else { return state = new }
        let removals = Dictionary((state.notifications ?? []).map { ($0.id, $0.removal) }) { first, _ in first }
        state.now = new.now
        state.notifications = new.notifications?.map { item in
            var item = item
            item.removal = removals[item.id] ?? item.removal
            return item
        }
    }
}
