extension BetDetailRowDisplayState {
    static let amount = Self(label: .text("Amount"), value: .money(Money(100.75, "XAF")))
    static let potentialWin = Self(label: .text("Potential win"), value: .money(Money(175, "XAF")), corners: .all)
    static let placed = Self(
        label: .placed(CalendarMoment(year: 2023, month: 1, day: 1, hour: 18, minute: 59)), value: .text(""),
        style: .header)
    static let details = Self(label: .text("Bet details"), value: .text(""), style: .header, corners: .top)
    static let longValue = Self(label: .text("Transaction ID"), value: .text("TXN-20250116-ABC123456789"))
    static let negative = Self(label: .text("WHT (20%)"), value: .money(Money(-18.70, "XAF")))
    static let resultWon = Self(label: .result, value: .result(.won), corners: .all)
    static let resultLost = Self(label: .result, value: .result(.lost), corners: .all)
}

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
        Variant("Top corners", .init(label: .text("Stake"), value: .money(Money(50, "XAF")), corners: .top)),
        Variant("Bottom corners", .init(label: .text("Total odds"), value: .odds(3.5), corners: .bottom)),
        Variant("All corners", .potentialWin),
        Variant("Header with top corners", .details),
        Variant("Long value", .longValue, summary: "Cut in its middle where room ends"),
        Variant("Negative amount", .negative, summary: "What is taken off"),
        Variant("Result won", .resultWon),
        Variant("Result lost", .resultLost),
    ]
}
