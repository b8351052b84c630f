/// One price as the customer sees it.
public struct OutcomeItemDisplayState: DisplayState, Identifiable {
    /// Tells the outcome from others of its market.
    public var id: String
    /// The outcome's name, as short as the market's other ones.
    public var title: String
    /// Decimal odds; `nil` where there is no price.
    public var odds: Odds?
    /// Whether it can be chosen, and if not, why.
    public var availability: OutcomeAvailability
    /// Whether it is on the bet slip.
    public var isSelected: Bool
    /// Whether the price is better than usual.
    public var isBoosted: Bool
    /// How the price moved last, shown until it has been seen.
    public var oddsChange: OddsChange
    /// Counts price changes, so that a second rise is told from the first.
    @Limited<Quantity> public var changeCount: Int
    /// How much room it takes.
    public var density: OutcomeDensity
    /// The title with all that its place leaves out, such as "Arsenal win" for "2": what is read aloud and stands on the
    /// bet slip; `nil` where the title says it all.
    public var completeName: String?
    /// What is bet on when the outcome is chosen, as the bookmaker names it; `nil` where nobody has told.
    public var bettingOfferID: String?

    public static let blank = Self(id: "", title: "")

    public init(
        id: String, title: String, odds: Odds? = nil, availability: OutcomeAvailability = .open,
        isSelected: Bool = false, isBoosted: Bool = false, oddsChange: OddsChange = .none, changeCount: Int = 0,
        density: OutcomeDensity = .regular, completeName: String? = nil, bettingOfferID: String? = nil
    ) {
        self.id = id
        self.title = title
        self.odds = odds
        self.availability = availability
        self.isSelected = isSelected
        self.isBoosted = isBoosted
        self.oddsChange = oddsChange
        self.changeCount = changeCount
        self.density = density
        self.completeName = completeName
        self.bettingOfferID = bettingOfferID
    }
}
