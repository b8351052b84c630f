/// Notifications from before those that are there are wanted.
public struct LoadOlderNotifications: ComponentRequest {
    public typealias Reply = NotificationPage

    public static let name = "account:load-older-notifications"
    /// The oldest that is there; `nil` where none is.
    public let before: String?
    /// When that came.
    public let moment: CalendarMoment?

    public init(before: String? = nil, moment: CalendarMoment? = nil) {
        self.before = before
        self.moment = moment
    }

    public var words: String { "load older notifications" }
}
