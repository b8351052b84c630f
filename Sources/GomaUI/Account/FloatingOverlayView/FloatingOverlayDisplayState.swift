/// The messages over a page that tell which section has been entered, or something else.
public struct FloatingOverlayDisplayState: OverlayState {
    /// What shows, and what waits behind it.
    public var queue: OverlayQueue<FloatingOverlayMessage>

    public static let blank = Self([])

    public init(queue: OverlayQueue<FloatingOverlayMessage>) { self.queue = queue }

    /// Messages that have just come; the first begins its time.
    public init(_ messages: [FloatingOverlayMessage]) { self.init(queue: OverlayQueue(messages: messages)) }
}
