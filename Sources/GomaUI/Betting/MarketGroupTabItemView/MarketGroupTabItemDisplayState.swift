/// One tab in a bar of market groups.
public struct MarketGroupTabItemDisplayState: DisplayState, Identifiable, OneOfMany {
    /// Tells the group from its neighbours.
    public var id: String
    /// Which group of tabs it is one of; `nil` where the owner knows.
    public var groupID: String?
    /// What the group is called.
    public var title: MarketGroupTitle
    /// Whether this group's markets are the ones shown.
    public var isSelected: Bool
    /// Whether the group can be chosen.
    public var isEnabled: Bool
    /// Before the title; `nil` for none.
    public var prefixIcon: MarketGroupIcon?
    /// Behind the title; `nil` for none.
    public var suffixIcon: MarketGroupIcon?
    /// Markets in the group; `nil` and zero are not shown, more than 99 only as such.
    @LimitedIfPresent<Quantity> public var badgeCount: Int?
    /// What the title stands on while it is not selected; `nil` for whatever is behind it.
    public var ground: ColorRole?
    /// What the title stands on while it is selected; `nil` for whatever is behind it.
    public var selectedGround: ColorRole?

    public static let blank = Self(id: "", title: "")

    public init(
        id: String, groupID: String? = nil, title: MarketGroupTitle, isSelected: Bool = false, isEnabled: Bool = true,
        prefixIcon: MarketGroupIcon? = nil, suffixIcon: MarketGroupIcon? = nil, badgeCount: Int? = nil,
        ground: ColorRole? = nil, selectedGround: ColorRole? = nil
    ) {
        self.id = id
        self.groupID = groupID
        self.title = title
        self.isSelected = isSelected
        self.isEnabled = isEnabled
        self.prefixIcon = prefixIcon
        self.suffixIcon = suffixIcon
        self.badgeCount = badgeCount
        self.ground = ground
        self.selectedGround = selectedGround
    }
}
