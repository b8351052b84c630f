extension BetSummaryRowDisplayState {
    /// The gallery's "Payout".
    public static let payout = Self(.payout, .money(Money(55_000, "XAF")))
    /// The gallery's "Potential winnings".
    public static let potentialWinnings = Self(.potentialWinnings, .money(Money(50_000, "XAF")))
    /// The gallery's "Win bonus". Ten percent of the winnings.
    public static let winBonus = Self(.winBonus(percentage: 10), .money(Money(5_000, "XAF")))
    /// The gallery's "Without bonus".
    public static let noBonus = Self(.winBonus(percentage: nil), .none)
    /// The gallery's "Odds".
    public static let odds = Self(.odds, .odds(5))
    /// The gallery's "Enabled". Words of the owner's own.
    public static let ownWords = Self(.text("TITLE"), .text("VALUE"))
    /// The gallery's "Disabled".
    public static let disabled = Self(.text("TITLE"), .text("VALUE"), isEnabled: false)
}

/// The summary line's page in the gallery.
public enum BetSummaryRowCatalog: CatalogEntry {
    public typealias ComponentType = BetSummaryRowView

    public static let category = Category.betting
    public static let subcategory = "BetSlip"
    public static let summary = "One line of a bet's summary: what it is, and how much."
    public static let tags = ["bet slip", "summary", "money", "odds"]
    public static let variants: [Variant<BetSummaryRowDisplayState>] = [
        Variant("Enabled", .ownWords, summary: "Words of the owner's own"),
        Variant("Disabled", .disabled),
        Variant("Odds", .odds),
        Variant("Potential winnings", .potentialWinnings),
        Variant("Win bonus", .winBonus, summary: "Ten percent of the winnings"),
        Variant("Without bonus", .noBonus),
        Variant("Payout", .payout),
    ]
}
