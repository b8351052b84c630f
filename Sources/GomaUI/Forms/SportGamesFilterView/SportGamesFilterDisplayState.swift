/// A panel of sports, one of which can be chosen.
public struct SportGamesFilterDisplayState: DisplayState {
    /// Names the panel, such as "Sports".
    public var title: String
    /// In their order; which one is chosen, each says itself. Events of all sports show while none is.
    public var sports: [SportTypeSelectorItemDisplayState]
    /// Whether only the header shows.
    public var isCollapsed: Bool

    public static let blank = Self(title: "", sports: [.blank, .blank])

    public init(title: String, sports: [SportTypeSelectorItemDisplayState], isCollapsed: Bool = false) {
        self.title = title
        self.sports = sports
        self.isCollapsed = isCollapsed
    }

    /// The chosen sport, the first where the data says several; `nil` for all sports.
    public var selectedSport: SportTypeSelectorItemDisplayState? { sports.first(where: \.isSelected) }
}
