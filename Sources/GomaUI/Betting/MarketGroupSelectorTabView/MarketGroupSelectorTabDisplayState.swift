/// A bar of market groups of which at most one is selected.
public struct MarketGroupSelectorTabDisplayState: DisplayState {
    /// Tells the bar from others on the page.
    public var id: String
    /// The groups, from left to right; which one is selected, each tab says itself.
    public var groups: [MarketGroupTabItemDisplayState]
    /// Whether the groups are on their way; those that are here are kept, but not shown then.
    public var isLoading: Bool
    /// Whether the tabs can be pressed.
    public var isEnabled: Bool
    /// How the tabs share the bar's width.
    public var layout: MarketGroupTabLayout
    /// What the bar stands on; its tabs say themselves what they do.
    public var ground: ColorRole

    public static let blank = Self(id: "", groups: [.blank, .blank, .blank])

    public init(
        id: String, groups: [MarketGroupTabItemDisplayState], isLoading: Bool = false, isEnabled: Bool = true,
        layout: MarketGroupTabLayout = .automatic, ground: ColorRole = .backgroundPrimary
    ) {
        self.id = id
        self.groups = groups
        self.isLoading = isLoading
        self.isEnabled = isEnabled
        self.layout = layout
        self.ground = ground
    }

    /// The ID of the selected group, the first where the data says several; `nil` where none is.
    public var selectedGroupID: String? { groups.first(where: \.isSelected)?.id }
}
