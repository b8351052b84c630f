/// One choice in a list of which exactly one holds.
public struct SimpleOptionRowDisplayState: DisplayState, Identifiable, OneOfMany {
    /// Tells the choice from its neighbours.
    public var id: String
    /// Which group of choices it is one of; `nil` where the owner knows.
    public var groupID: String?
    /// What is chosen.
    public var title: String
    /// Whether it is the one that holds.
    public var isSelected: Bool

    public static let blank = Self(id: "", title: "")

    public init(id: String, groupID: String? = nil, title: String, isSelected: Bool = false) {
        self.id = id
        self.groupID = groupID
        self.title = title
        self.isSelected = isSelected
    }
}
