extension BetDetailRowDisplayState {
    static let amount = Self(label: "Amount", value: .money(Money(100.75, "XAF")))
    static let stake = Self(label: "Stake", value: .money(Money(50, "XAF")), corners: .top)
    static let totalOdds = Self(label: "Total Odds", value: .odds(3.5), corners: .bottom)
    static let potentialWin = Self(label: "Potential Win", value: .money(Money(175, "XAF")), corners: .all)
    static let placed = Self(
        label: "Bet Placed on Sun 01/01 - 18:59", value: .text(""), style: .header)
    static let details = Self(label: "Bet Details", value: .text(""), style: .header, corners: .top)
    static let longValue = Self(label: "Transaction ID", value: .text("TXN-20250116-ABC123456789"))
    static let negative = Self(label: "WHT (20%)", value: .money(Money(-18.70, "XAF")))
    static let resultWon = Self(label: "Bet result", value: .result(.won), corners: .all)
    static let resultLost = Self(label: "Bet result", value: .result(.lost), corners: .all)
}

/// The bet detail's page in the gallery.
enum BetDetailRowCatalog: CatalogEntry {
    typealias ComponentType = BetDetailRowView

    static let category = Category.betting
    static let subcategory = "Tickets"
    static let summary = "One line of a bet's details: a name and its value, or a caption."
    static let tags = ["ticket", "details", "amount", "odds"]
    static let defaultWidth = 48
    static let variants: [Variant<BetDetailRowDisplayState>] = [
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
