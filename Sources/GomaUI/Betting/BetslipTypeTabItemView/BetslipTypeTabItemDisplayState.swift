/// One bet type to switch the bet slip to.
public struct BetslipTypeTabItemDisplayState: DisplayState, Identifiable, OneOfMany {
    /// Tells the tab from its neighbours.
    public var id: String
    /// Which group of tabs it is one of; `nil` where the owner knows.
    public var groupID: String?
    /// The kind of bet that the tab opens.
    public var title: String
    /// Before the title; `nil` for none.
    public var icon: Pictogram?
    /// Whether this tab is the open one.
    public var isSelected: Bool

    public static let blank = Self(id: "", title: "")

    public init(id: String, groupID: String? = nil, title: String, icon: Pictogram? = nil, isSelected: Bool = false) {
        self.id = id
        self.groupID = groupID
        self.title = title
        self.icon = icon
        self.isSelected = isSelected
    }
}
