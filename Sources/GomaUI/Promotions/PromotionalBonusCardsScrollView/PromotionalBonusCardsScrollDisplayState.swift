/// Bonuses that are advertised beside each other.
public struct PromotionalBonusCardsScrollDisplayState: DisplayState {
    /// Tells the strip from others on the page.
    public var id: String
    /// A card for each bonus, from left to right.
    public var cards: [PromotionalBonusCardDisplayState]
    /// Whether time moves the strip on, while nothing in it has the focus.
    public var turnsByItself: Bool
    /// Whether the customer has it stand still for now.
    public var isPaused: Bool

    public static let blank = Self(id: "", cards: [])

    public init(
        id: String, cards: [PromotionalBonusCardDisplayState], turnsByItself: Bool = false, isPaused: Bool = false
    ) {
        self.id = id
        self.cards = cards
        self.turnsByItself = turnsByItself
        self.isPaused = isPaused
    }
}
