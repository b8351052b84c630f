/// One thing that a floating overlay tells.
public struct FloatingOverlayMessage: OverlayMessage {
    /// Tells it from others; a message with the id of one that is there takes its place.
    public var id: String
    /// What it tells.
    public var mode: FloatingOverlayMode
    /// Seconds that it stays once it has come up; `nil` for one that stays until it is sent away.
    @LimitedIfPresent<StandingTime> public var seconds: Double?

    public init(id: String, mode: FloatingOverlayMode, seconds: Double? = nil) {
        self.id = id
        self.mode = mode
        self.seconds = seconds
    }
}
