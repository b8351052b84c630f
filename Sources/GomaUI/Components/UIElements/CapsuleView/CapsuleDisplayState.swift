/// A badge: a few words on a round ground.
public struct CapsuleDisplayState: DisplayState {
    public var id: String
    /// `nil` leaves an empty capsule.
    public var content: CapsuleContent?
    public var style: CapsuleStyle
    public var padding: CapsulePadding
    /// Whether pressing the capsule does something.
    public var isInteractive: Bool

    public static let blank = Self(id: "", content: nil)

    public init(
        id: String, content: CapsuleContent?, style: CapsuleStyle = .status, padding: CapsulePadding = .regular,
        isInteractive: Bool = false
    ) {
        self.id = id
        self.content = content
        self.style = style
        self.padding = padding
        self.isInteractive = isInteractive
    }
}
