/// One filter of a page, and what is chosen for it.
public struct FilterOptionCellDisplayState: DisplayState, Identifiable {
    /// Tells the filter from its neighbours.
    public var id: String
    /// What the filter is about.
    public var kind: FilterOptionKind
    /// What is chosen, such as a sport's name.
    public var title: String
    /// Before the title; `nil` for none.
    public var icon: Pictogram?
    /// Whether the customer has chosen it; otherwise it is what applies until somebody chooses.
    public var isSelected: Bool

    public static let blank = Self(id: "", kind: .sortBy, title: "")

    public init(
        id: String, kind: FilterOptionKind, title: String, icon: Pictogram? = nil, isSelected: Bool = false
    ) {
        self.id = id
        self.kind = kind
        self.title = title
        self.icon = icon
        self.isSelected = isSelected
    }
}
