/// Suggested matches, one on a page, under a heading that opens and closes them.
public struct SuggestedBetsExpandedDisplayState: DisplayState {
    /// What the suggestions are, ready to read.
    public var title: String
    /// Whether the cards show below the title.
    public var isExpanded: Bool
    /// The page in view, from 0; one that does not exist stands for the nearest that does.
    @Limited<Position> public var currentPage: Int
    /// Whether it is there at all; a hidden section takes no room.
    public var isVisible: Bool
    /// A match for each page, in their order.
    public var cards: [TallOddsMatchCardDisplayState]

    public static let blank = Self(title: "", cards: [])

    public init(
        title: String, isExpanded: Bool = true, currentPage: Int = 0, isVisible: Bool = true,
        cards: [TallOddsMatchCardDisplayState]
    ) {
        self.title = title
        self.isExpanded = isExpanded
        self.currentPage = currentPage
        self.isVisible = isVisible
        self.cards = cards
    }

    /// The page in view, among those there are; `nil` without any.
    public var shownPage: Int? { cards.isEmpty ? nil : min(max(0, currentPage), cards.count - 1) }
}
