/// A card that opens and closes, with an icon before its title.
public struct CustomExpandableSectionDisplayState: DisplayState {
    /// What is in the card, ready to read.
    public var title: String
    /// Before the title; `nil` for none, and no hole in its place.
    public var icon: Pictogram?
    /// What says whether the card is open; `nil` for a triangle.
    public var toggle: CustomExpandableSectionToggle?
    /// Whether what is in the card shows.
    public var isExpanded: Bool
    /// Texts in the card, from above, each on lines of its own.
    public var paragraphs: [String]

    public static let blank = Self(title: "")

    public init(
        title: String, icon: Pictogram? = nil, toggle: CustomExpandableSectionToggle? = nil, isExpanded: Bool = false,
        paragraphs: [String] = []
    ) {
        self.title = title
        self.icon = icon
        self.toggle = toggle
        self.isExpanded = isExpanded
        self.paragraphs = paragraphs
    }
}
