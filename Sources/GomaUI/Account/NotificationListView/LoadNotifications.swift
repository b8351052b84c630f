/// The latest notifications are wanted.
public struct LoadNotifications: ComponentRequest {
    public typealias Reply = NotificationPage

    public static let name = "account:load-notifications"
    /// The customer's moment.
    public let until: CalendarMoment
    /// Of which inbox; `nil` where nobody has told.
    public let inbox: String?

    public init(until: CalendarMoment, inbox: String? = nil) {
        self.until = until
        self.inbox = inbox
    }

    public var words: String { "load the latest notifications" }
}
