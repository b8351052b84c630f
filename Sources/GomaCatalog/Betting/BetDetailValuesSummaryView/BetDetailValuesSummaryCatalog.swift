extension BetDetailValuesSummaryDisplayState {
    static let standard = Self(header: .placed, rows: money, footer: .resultLost)
    static let singleRow = Self(rows: [.init(label: .text("Total amount"), value: .money(Money(500, "XAF")))])
    static let withoutFooter = Self(header: .placed, rows: money)
    static let withoutHeader = Self(rows: money, footer: .resultWon)
    static let rowsAlone = Self(rows: money)
    static let open = Self(header: .placed, rows: [money[0], money[1], money[3]])
    static let lost = Self(rows: [money[0], money[1]], footer: .resultLost)
    static let empty = Self(rows: [])

    private static let money: [BetDetailRowDisplayState] = [
        .init(label: .text("Odds"), value: .odds(1.86)),
        .init(label: .text("Amount"), value: .money(Money(100.75, "XAF"))),
        .init(label: .text("Stake after tax"), value: .money(Money(86.96, "XAF"))),
        .init(label: .text("Potential winnings"), value: .money(Money(74.78, "XAF"))),
        .init(label: .text("WHT (20%)"), value: .money(Money(-18.70, "XAF"))),
        .init(label: .text("Payout"), value: .money(Money(161.75, "XAF"))),
    ]
}

enum BetDetailValuesSummaryCatalog: CatalogEntry {
    typealias ComponentType = BetDetailValuesSummaryView

    static let category = Category.betting
    static let subcategory = "Tickets"
    static let summary = "The money of a bet, line by line, with its caption and its result."
    static let tags = ["ticket", "details", "amount", "payout", "tax"]
    static let children: [any StandardComponent.Type] = [BetDetailRowView.self]
    static let defaultWidth = 48
    static let waivers = [CoverageWaiver("use", because: "it stands by itself on the page of a bet, and is only read")]
    static let variants: [Variant<BetDetailValuesSummaryDisplayState>] = [
        Variant("Default", .standard, summary: "Caption, money and result"),
        Variant("Single row", .singleRow),
        Variant("With header", .withoutFooter, summary: "A caption, but no result yet"),
        Variant("With footer", .withoutHeader, summary: "A result, but no caption"),
        Variant("Without header", .lost, summary: "A bet that brought nothing"),
        Variant("Without footer", .open, summary: "An open bet: nothing is taxed or paid yet"),
        Variant("Without header, without footer", .rowsAlone),
        Variant("Empty", .empty),
    ]
}
