/// An action that a notification offers.
public struct NotificationAction: DefaultedData, Codable, Hashable, Sendable {
    /// What is done, in the customer's words.
    public var title: String
    /// How much it stands out.
    public var style: NotificationActionStyle
    /// How far it has come.
    public var phase: NotificationActionPhase

    public static let defaults = Self(title: "")

    public init(
        title: String, style: NotificationActionStyle = .primary, phase: NotificationActionPhase = .idle
    ) {
        self.title = title
        self.style = style
        self.phase = phase
    }

    /// Whether it can be asked for.
    public var canPerform: Bool {
        switch phase {
        case .idle, .failed: true
        case .performing, .done: false
        }
    }
}
