/// Short messages over a page, one at a time.
public struct ToasterDisplayState: OverlayState {
    /// The toast that shows, and those that wait behind it.
    public var queue: OverlayQueue<Toast>

    public static let blank = Self([])

    public init(queue: OverlayQueue<Toast>) { self.queue = queue }

    /// Messages that have just come; the first begins its time.
    public init(_ messages: [Toast]) { self.init(queue: OverlayQueue(messages: messages)) }
}
