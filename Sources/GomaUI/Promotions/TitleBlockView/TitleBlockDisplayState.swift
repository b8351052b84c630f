/// The headline of a promotion's page.
public struct TitleBlockDisplayState: DisplayState {
    /// The headline; line breaks begin new lines.
    public var title: String
    /// Whether it stands in the middle of the page rather than at its left.
    public var isCentered: Bool

    public static let blank = Self(title: "")

    public init(title: String, isCentered: Bool = true) {
        self.title = title
        self.isCentered = isCentered
    }
}
