/// A message from the house to the customer, as it lies in the inbox.
public struct NotificationItem: DefaultedData, Codable, Hashable, Sendable, Identifiable {
    /// Tells the message from the others.
    public var id: String
    /// When it came.
    public var moment: CalendarMoment
    /// What it is about, in a few words.
    public var title: String
    /// What it says.
    public var text: String
    /// Whether the customer has read it.
    public var isRead: Bool
    /// What can be done about it; `nil` for nothing.
    public var action: NotificationAction?
    /// How far it has come in being taken away.
    public var removal: NotificationRemoval

    public static let defaults = Self(
        id: "", moment: CalendarMoment(year: 1, month: 1, day: 1, hour: 0, minute: 0), title: "", text: "")

    public init(
        id: String, moment: CalendarMoment, title: String, text: String, isRead: Bool = false,
        action: NotificationAction? = nil, removal: NotificationRemoval = .none
    ) {
        self.id = id
        self.moment = moment
        self.title = title
        self.text = text
        self.isRead = isRead
        self.action = action
        self.removal = removal
    }

    /// Whether what it offers can be asked for: not where its removal is told of in that place.
    var canPerformAction: Bool { removal == .none && action?.canPerform ?? false }
}
