/// The latest notifications are wanted.
public struct LoadNotifications: ComponentRequest {
    public typealias Reply = NotificationPage

    public static let name = "account:load-notifications"
    /// The customer's moment.
    public let until: CalendarMoment

    public init(until: CalendarMoment) { self.until = until }

    public var words: String { "load the latest notifications" }
}
