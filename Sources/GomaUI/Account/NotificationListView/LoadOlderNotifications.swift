/// Notifications from before those that are there are wanted.
public struct LoadOlderNotifications: ComponentRequest {
    public typealias Reply = NotificationPage

    public static let name = "account:load-older-notifications"
    /// The ID of the oldest that is there; `nil` where none is.
    public let before: String?
    /// When that came; `nil` where none is.
    public let moment: CalendarMoment?
    /// Of which inbox; `nil` where nobody has told.
    public let inbox: String?

    public init(before: String? = nil, moment: CalendarMoment? = nil, inbox: String? = nil) {
        self.before = before
        self.moment = moment
        self.inbox = inbox
    }

    public var words: String { "load older notifications" }
}
