/// A badge: a few words on a round ground.
public struct CapsuleDisplayState: DisplayState {
    /// Tells the capsule from others beside it.
    public var id: String
    /// What the capsule says; `nil` leaves it empty.
    public var content: CapsuleContent?
    /// Its colours, and how strong the words are.
    public var style: CapsuleStyle
    /// Room on both sides of the words.
    public var padding: CapsulePadding
    /// Whether pressing the capsule does something.
    public var isInteractive: Bool
    /// Rows that the capsule takes at least, at most 5; the words stand in the middle of them.
    @Limited<RowCount> public var minimumHeight: Int

    /// Rows beyond which a capsule does not grow.
    public static let tallest = 5

    public static let blank = Self(id: "", content: nil)

    public init(
        id: String, content: CapsuleContent?, style: CapsuleStyle = .status, padding: CapsulePadding = .regular,
        isInteractive: Bool = false, minimumHeight: Int = 1
    ) {
        self.id = id
        self.content = content
        self.style = style
        self.padding = padding
        self.isInteractive = isInteractive
        self.minimumHeight = minimumHeight
    }
}

extension CapsuleDisplayState {
    /// What is going on now.
    public static let live = Self(id: "live", content: .live)

    /// How a bet, or a selection of it, has ended.
    public static func result(_ result: BetResult) -> Self { Self(id: result.rawValue, content: .result(result)) }
}
