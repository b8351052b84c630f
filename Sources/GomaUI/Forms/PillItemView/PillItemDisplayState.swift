/// A filter pill as the customer sees it.
public struct PillItemDisplayState: DisplayState, Identifiable, OneOfMany {
    /// Tells the pill from its neighbours.
    public var id: String
    /// What the filter lets through.
    public var title: String
    /// Before the title; `nil` for none.
    public var icon: Pictogram?
    /// How the pill is built.
    public var kind: PillItemKind
    /// Whether the filter is on.
    public var isSelected: Bool
    /// Whether it only shows a choice, which cannot be changed here.
    public var isReadOnly: Bool
    /// Colours for both cases.
    public var customization: PillItemCustomization
    /// Whether the icon of a resting pill takes the accent, rather than a neutral role.
    public var tintsIcon: Bool

    public static let blank = Self(id: "", title: "")

    public init(
        id: String, title: String, icon: Pictogram? = nil, kind: PillItemKind = .informative,
        isSelected: Bool = false, isReadOnly: Bool = false, customization: PillItemCustomization = .standard,
        tintsIcon: Bool = true
    ) {
        self.id = id
        self.title = title
        self.icon = icon
        self.kind = kind
        self.isSelected = isSelected
        self.isReadOnly = isReadOnly
        self.customization = customization
        self.tintsIcon = tintsIcon
    }

    /// What only tells something is never chosen.
    public var canBeChosen: Bool { !isReadOnly }
}
