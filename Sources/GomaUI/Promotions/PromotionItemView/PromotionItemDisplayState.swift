/// A kind of promotions as the customer sees it, to be chosen among others.
public struct PromotionItemDisplayState: DisplayState, Identifiable, OneOfMany {
    /// Tells the kind from its neighbours.
    public var id: String
    /// What it is called.
    public var title: String
    /// For whom it is, said by a screen reader behind the title; `nil` where there is nothing to say.
    public var category: String?
    /// Whether it is chosen.
    public var isSelected: Bool
    /// Whether it only shows a choice, which cannot be changed here.
    public var isReadOnly: Bool

    public static let blank = Self(id: "", title: "")

    public init(
        id: String, title: String, category: String? = nil, isSelected: Bool = false, isReadOnly: Bool = false
    ) {
        self.id = id
        self.title = title
        self.category = category
        self.isSelected = isSelected
        self.isReadOnly = isReadOnly
    }

    public var canBeChosen: Bool { !isReadOnly }
}
