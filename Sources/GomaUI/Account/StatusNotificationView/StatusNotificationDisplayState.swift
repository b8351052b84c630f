/// The messages on the outcome of something that the customer did.
public struct StatusNotificationDisplayState: OverlayState {
    /// The banner that shows, and those that wait behind it.
    public var queue: OverlayQueue<StatusNotification>

    public static let blank = Self([])

    public init(queue: OverlayQueue<StatusNotification>) { self.queue = queue }

    /// Messages that have just come; the first begins its time.
    public init(_ messages: [StatusNotification]) { self.init(queue: OverlayQueue(messages: messages)) }
}
