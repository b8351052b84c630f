/// Texts that the component brings itself.
extension LocalizationKey {
    static let dayToday = Self("dayToday", english: "Today")
    static let dayYesterday = Self("dayYesterday", english: "Yesterday")
    static let notificationUnread = Self("notificationUnread", english: "unread")
    static let unreadNotifications = Self("unreadNotifications", english: "{count} unread")
    static let allNotificationsRead = Self("allNotificationsRead", english: "All read")
    static let markAllAsRead = Self("markAllAsRead", english: "Mark all as read")
    static let refreshNotifications = Self("refreshNotifications", english: "Refresh")
    static let clearNotifications = Self("clearNotifications", english: "Clear all")
    static let clearNotificationsNow = Self("clearNotificationsNow", english: "Clear all {count}")
    static let keepNotifications = Self("keepNotifications", english: "Keep them")
    static let noNotifications = Self("noNotifications", english: "No notifications")
    static let noNotificationsHint = Self(
        "noNotificationsHint", english: "News about your account and your bets will be here")
    static let notificationsFailed = Self("notificationsFailed", english: "Notifications could not be loaded")
    static let notificationsNotRefreshed = Self(
        "notificationsNotRefreshed", english: "New notifications could not be loaded")
    static let olderNotifications = Self("olderNotifications", english: "Show older notifications")
    static let olderNotificationsFailed = Self(
        "olderNotificationsFailed", english: "Older notifications could not be loaded")
    static let notificationActionFailed = Self("notificationActionFailed", english: "It could not be done")
    static let keyReadNotification = Self("keyReadNotification", english: "read it in full")
    static let keyNotificationAction = Self("keyNotificationAction", english: "do what it offers")
    static let keyDeleteNotification = Self("keyDeleteNotification", english: "delete the notification")
    static let keyOlderNotifications = Self("keyOlderNotifications", english: "show older notifications")
    static let keyMarkAllAsRead = Self("keyMarkAllAsRead", english: "mark all as read")
    static let keyRefreshNotifications = Self("keyRefreshNotifications", english: "ask for new notifications")
    static let keyAskToClear = Self("keyAskToClear", english: "take all away")
    static let keyKeepNotifications = Self("keyKeepNotifications", english: "keep them")
    static let keyClearNotifications = Self("keyClearNotifications", english: "take all away for good")
}
