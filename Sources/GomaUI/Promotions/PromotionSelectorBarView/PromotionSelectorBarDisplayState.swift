/// Kinds of promotions in a row, of which at most one is chosen.
public struct PromotionSelectorBarDisplayState: DisplayState {
    /// Tells the bar from others on the page.
    public var id: String
    /// The kinds, from left to right; which one is chosen, each says itself.
    public var items: [PromotionItemDisplayState]
    /// Whether it is there at all; an invisible one takes no room.
    public var isVisible: Bool
    /// Whether the pills can be pressed.
    public var isEnabled: Bool
    /// Whether pills that have no room can be scrolled to; without scrolling, all are narrowed.
    public var isScrollable: Bool
    /// Whether a press shows; off where the choice is shown elsewhere.
    public var showsChoice: Bool

    public static let blank = Self(id: "", items: [.blank, .blank, .blank])

    public init(
        id: String, items: [PromotionItemDisplayState], isVisible: Bool = true, isEnabled: Bool = true,
        isScrollable: Bool = true, showsChoice: Bool = true
    ) {
        self.id = id
        self.items = items
        self.isVisible = isVisible
        self.isEnabled = isEnabled
        self.isScrollable = isScrollable
        self.showsChoice = showsChoice
    }

    /// The ID of the chosen kind, the first where the data says several; `nil` where none is.
    public var selectedID: String? { items.first(where: \.isSelected)?.id }
}
