/// The header of a list of promotions.
public struct PromotionalHeaderDisplayState: DisplayState {
    /// Before the title; `nil` for none.
    public var icon: Pictogram?
    /// What the list is.
    public var title: String
    /// More about it, below the title; `nil` or empty for nothing.
    public var subtitle: String?

    public static let blank = Self(title: "")

    public init(icon: Pictogram? = nil, title: String, subtitle: String? = nil) {
        self.icon = icon
        self.title = title
        self.subtitle = subtitle
    }
}
