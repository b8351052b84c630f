extension BetSummaryRowDisplayState {
    static let payout = Self(.payout, .money(Money(55_000, "XAF")))
    static let potentialWinnings = Self(.potentialWinnings, .money(Money(50_000, "XAF")))
    static let winBonus = Self(.winBonus(percentage: 10), .money(Money(5_000, "XAF")))
    static let odds = Self(.odds, .odds(5))
}

enum BetSummaryRowCatalog: CatalogEntry {
    typealias ComponentType = BetSummaryRowView

    static let category = Category.betting
    static let subcategory = "BetSlip"
    static let summary = "One line of a bet's summary: what it is, and how much."
    static let tags = ["bet slip", "summary", "money", "odds"]
    static let variants: [Variant<BetSummaryRowDisplayState>] = [
        Variant("Enabled", .init(.text("Title"), .text("Value")), summary: "Words of the owner's own"),
        Variant("Disabled", .init(.text("Title"), .text("Value"), isEnabled: false)),
        Variant("Odds", .odds),
        Variant("Potential winnings", .potentialWinnings),
        Variant("Win bonus", .winBonus, summary: "Ten percent of the winnings"),
        Variant("Without bonus", .init(.winBonus(percentage: nil), .none)),
        Variant("Payout", .payout),
    ]
}
