/// A row of pills of which at most one is selected.
public struct PillSelectorBarDisplayState: DisplayState {
    /// Tells the bar from others on the page.
    public var id: String
    /// The pills, from left to right; which one is selected, each says itself.
    public var pills: [PillItemDisplayState]
    /// Whether it is there at all; an invisible one takes no room.
    public var isVisible: Bool
    /// Whether the pills can be pressed.
    public var isEnabled: Bool
    /// Whether pills that have no room can be scrolled to; without scrolling, all are narrowed.
    public var isScrollable: Bool
    /// Whether a press shows; off where the choice is shown elsewhere.
    public var showsChoice: Bool
    /// Ground of the bar; `nil` for what lies below it.
    public var ground: ColorRole?

    public static let blank = Self(id: "", pills: [.blank, .blank, .blank])

    public init(
        id: String, pills: [PillItemDisplayState], isVisible: Bool = true, isEnabled: Bool = true,
        isScrollable: Bool = true, showsChoice: Bool = true, ground: ColorRole? = nil
    ) {
        self.id = id
        self.pills = pills
        self.isVisible = isVisible
        self.isEnabled = isEnabled
        self.isScrollable = isScrollable
        self.showsChoice = showsChoice
        self.ground = ground
    }

    /// The ID of the selected pill, the first where the data says several; `nil` where none is.
    public var selectedPillID: String? { pills.first(where: \.isSelected)?.id }
}
