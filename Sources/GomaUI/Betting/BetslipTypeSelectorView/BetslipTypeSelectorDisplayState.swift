/// The bet types of the bet slip, at most one of them selected.
public struct BetslipTypeSelectorDisplayState: DisplayState {
    /// Which group of tabs it is; `nil` where the owner knows.
    public var groupID: String?
    /// The bet types, from left to right; which one is selected, each tab says itself.
    public var tabs: [BetslipTypeTabItemDisplayState]

    public static let blank = Self(tabs: [.blank, .blank])

    public init(groupID: String? = nil, tabs: [BetslipTypeTabItemDisplayState]) {
        self.groupID = groupID
        self.tabs = tabs
    }

    /// The ID of the selected tab, the first where the data says several; `nil` where none is.
    public var selectedTabID: String? { tabs.first(where: \.isSelected)?.id }
}
