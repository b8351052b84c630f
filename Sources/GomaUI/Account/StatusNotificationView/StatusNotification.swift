/// A message on the outcome of something that the customer did.
public struct StatusNotification: OverlayMessage {
    /// Tells it from others; a message with the id of one that is there takes its place.
    public var id: String
    /// How it has ended.
    public var kind: StatusInfoKind
    /// What is said.
    public var message: String
    /// Before the words in place of the kind's mark; `nil` for the mark.
    public var icon: Pictogram?
    /// Seconds that it stays once it has come up; `nil` for one that stays until it is sent away.
    @LimitedIfPresent<StandingTime> public var seconds: Double?

    public init(
        id: String, kind: StatusInfoKind, message: String, icon: Pictogram? = nil, seconds: Double? = nil
    ) {
        self.id = id
        self.kind = kind
        self.message = message
        self.icon = icon
        self.seconds = seconds
    }
}
