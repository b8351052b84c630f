/// Bonuses that are advertised beside each other.
public struct PromotionalBonusCardsScrollDisplayState: DisplayState {
    /// Tells the strip from others on the page.
    public var id: String
    /// A card for each bonus.
    public var cards: [PromotionalBonusCardDisplayState]
    /// Whether time moves the strip on, while nothing in it has the focus.
    public var turnsByItself: Bool

    public static let blank = Self(id: "", cards: [], turnsByItself: false)

    public init(id: String, cards: [PromotionalBonusCardDisplayState], turnsByItself: Bool = true) {
        self.id = id
        self.cards = cards
        self.turnsByItself = turnsByItself
    }
}
