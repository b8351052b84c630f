/// A short message over a page.
public struct Toast: OverlayMessage {
    /// Tells it from others; a message with the id of one that is there takes its place.
    public var id: String
    /// What is said.
    public var title: String
    /// What kind of news it is; `nil` where it is none in particular, and has no mark.
    public var kind: StatusInfoKind?
    /// Before the title in place of the kind's mark; `nil` for the mark.
    public var icon: Pictogram?
    /// What can be done about it; `nil` for nothing.
    public var action: ToastAction?
    /// Seconds that it stays once it has come up; `nil` for one that stays until it is sent away.
    @LimitedIfPresent<StandingTime> public var seconds: Double?

    public init(
        id: String, title: String, kind: StatusInfoKind? = nil, icon: Pictogram? = nil, action: ToastAction? = nil,
        seconds: Double? = 4
    ) {
        self.id = id
        self.title = title
        self.kind = kind
        self.icon = icon
        self.action = action
        self.seconds = seconds
    }
}
