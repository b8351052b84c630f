import TerminalKit

/// Which section has been entered, or what else is to be told over a page.
public struct FloatingOverlayDisplayState: OverlayState {
    /// What shows, and what waits behind it.
    public var queue: OverlayQueue<FloatingOverlayMessage>

    public static let blank = Self([])

    public init(queue: OverlayQueue<FloatingOverlayMessage>) { self.queue = queue }

    /// Messages that have just come; the first begins its time.
    public init(_ messages: [FloatingOverlayMessage]) { self.init(queue: OverlayQueue(messages: messages)) }
}
