/// Decides what is in an inbox, and what becomes of it.
public protocol NotificationListViewModelProtocol: DisplayStateSource<NotificationListDisplayState> {
    /// Shows a notification in full, which reads it.
    func open(id: String)

    /// Shows no notification in full.
    func close()

    /// Does what can be done about a notification.
    func performAction(id: String)

    /// Takes a notification away; for some seconds it can be put back.
    func delete(id: String)

    /// Puts a notification back.
    func undoDeletion(id: String)

    /// Counts all as read.
    func markAllAsRead()

    /// Wants all taken away, and is asked once more.
    func askToClear()

    /// Keeps them after all.
    func keepAll()

    /// Takes all away.
    func clearAll()

    /// Asks for the latest.
    func refresh()

    /// Asks for older ones.
    func loadOlder()
}
