import TerminalKit

/// One thing that a floating overlay tells.
public struct FloatingOverlayMessage: OverlayMessage {
    public var id: String
    /// What it tells.
    public var mode: FloatingOverlayMode
    @LimitedIfPresent<StandingTime> public var seconds: Double?

    public init(id: String, mode: FloatingOverlayMode, seconds: Double? = nil) {
        self.id = id
        self.mode = mode
        self.seconds = seconds
    }
}
