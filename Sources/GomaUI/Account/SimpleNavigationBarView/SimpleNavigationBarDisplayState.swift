/// The head of a screen as the customer sees it.
public struct SimpleNavigationBarDisplayState: DisplayState {
    /// What the screen is about; `nil` for none.
    public var title: String?
    /// The way back.
    public var back: SimpleNavigationBarBack
    /// The roles it is drawn in.
    public var style: SimpleNavigationBarStyle

    public static let blank = Self(back: .hidden)
    public static let defaults = Self()

    public init(
        title: String? = nil, back: SimpleNavigationBarBack = .mark, style: SimpleNavigationBarStyle = .standard
    ) {
        self.title = title
        self.back = back
        self.style = style
    }
}
