/// The sport that a page is about.
public struct SportSelectorCellDisplayState: DisplayState, Identifiable {
    /// Tells the sport from others.
    public var id: String
    /// The sport's name.
    public var title: String
    /// Before the name; `nil` for none.
    public var icon: Pictogram?
    /// Whether the customer has chosen it; otherwise it is what the page begins with.
    public var isSelected: Bool

    public static let blank = Self(id: "", title: "")

    public init(id: String, title: String, icon: Pictogram? = nil, isSelected: Bool = false) {
        self.id = id
        self.title = title
        self.icon = icon
        self.isSelected = isSelected
    }
}
