extension BetDetailRowDisplayState {
    /// The gallery's "Standard".
    public static let amount = Self(label: "Amount", value: .money(Money(100.75, "XAF")))
    /// The gallery's "Top corners".
    public static let stake = Self(label: "Stake", value: .money(Money(50, "XAF")), corners: .top)
    /// The gallery's "Bottom corners".
    public static let totalOdds = Self(label: "Total Odds", value: .odds(3.5), corners: .bottom)
    /// The gallery's "All corners".
    public static let potentialWin = Self(label: "Potential Win", value: .money(Money(175, "XAF")), corners: .all)
    /// The gallery's "Header". A caption in the middle.
    public static let placed = Self(
        label: "Bet Placed on Sun 01/01 - 18:59", value: .text(""), style: .header)
    /// The gallery's "Header with top corners".
    public static let details = Self(label: "Bet Details", value: .text(""), style: .header, corners: .top)
    /// The gallery's "Long value". Cut in its middle where room ends.
    public static let longValue = Self(label: "Transaction ID", value: .text("TXN-20250116-ABC123456789"))
    /// The gallery's "Negative amount". What is taken off.
    public static let negative = Self(label: "WHT (20%)", value: .money(Money(-18.70, "XAF")))
    /// The gallery's "Result won".
    public static let resultWon = Self(label: "Bet result", value: .result(.won), corners: .all)
    /// The gallery's "Result lost".
    public static let resultLost = Self(label: "Bet result", value: .result(.lost), corners: .all)
}

/// The bet detail's page in the gallery.
public enum BetDetailRowCatalog: CatalogEntry {
    public typealias ComponentType = BetDetailRowView

    public static let category = Category.betting
    public static let subcategory = "Tickets"
    public static let summary = "One line of a bet's details: a name and its value, or a caption."
    public static let tags = ["ticket", "details", "amount", "odds"]
    public static let defaultWidth = 48
    public static let variants: [Variant<BetDetailRowDisplayState>] = [
        Variant("Standard", .amount),
        Variant("Header", .placed, summary: "A caption in the middle"),
        Variant("Top corners", .stake),
        Variant("Bottom corners", .totalOdds),
        Variant("All corners", .potentialWin),
        Variant("Header with top corners", .details),
        Variant("Long value", .longValue, summary: "Cut in its middle where room ends"),
        Variant("Negative amount", .negative, summary: "What is taken off"),
        Variant("Result won", .resultWon),
        Variant("Result lost", .resultLost),
    ]
}
