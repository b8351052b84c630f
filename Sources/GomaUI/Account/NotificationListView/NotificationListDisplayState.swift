/// An inbox of notifications, as the customer sees it.
public struct NotificationListDisplayState: DisplayState {
    /// Which inbox it is; `nil` where the owner knows.
    public var inboxID: String?
    /// The latest first; `nil` before any have come.
    public var notifications: [NotificationItem]?
    /// The customer's moment, from which today and yesterday are told.
    public var now: CalendarMoment
    /// How far the request for the latest has come.
    public var refresh: NotificationRequestPhase
    /// How far the request for older ones has come.
    public var older: NotificationRequestPhase
    /// Whether there are older ones than those that have come.
    public var hasOlder: Bool
    /// The notification that is read in full; `nil` for none.
    public var openID: String?
    /// Whether the customer is asked if all are to be taken away.
    public var asksToClear: Bool
    /// How far the request to take all away has come.
    public var clearing: NotificationRequestPhase

    public static let blank = Self(
        notifications: nil, now: CalendarMoment(year: 1, month: 1, day: 1, hour: 0, minute: 0))

    public init(
        inboxID: String? = nil, notifications: [NotificationItem]?, now: CalendarMoment,
        refresh: NotificationRequestPhase = .idle, older: NotificationRequestPhase = .idle, hasOlder: Bool = false,
        openID: String? = nil, asksToClear: Bool = false, clearing: NotificationRequestPhase = .idle
    ) {
        self.inboxID = inboxID
        self.notifications = notifications
        self.now = now
        self.refresh = refresh
        self.older = older
        self.hasOlder = hasOlder
        self.openID = openID
        self.asksToClear = asksToClear
        self.clearing = clearing
    }
}
