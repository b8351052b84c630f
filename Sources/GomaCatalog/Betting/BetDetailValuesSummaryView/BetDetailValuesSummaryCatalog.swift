extension BetDetailValuesSummaryDisplayState {
    /// The gallery's "Default". Caption, money and result.
    public static let standard = Self(header: .placed, rows: money, footer: .resultLost)
    /// The gallery's "Single row".
    public static let singleRow = Self(rows: [.init(label: "Total Amount", value: .money(Money(500, "XAF")))])
    /// The gallery's "With header". A caption, but no result yet.
    public static let withoutFooter = Self(header: .placed, rows: money)
    /// The gallery's "With footer". A result, but no caption.
    public static let withoutHeader = Self(rows: money, footer: .resultWon)
    /// The gallery's "Without header, without footer".
    public static let rowsAlone = Self(rows: money)
    /// The gallery's "Without footer". An open bet: nothing is taxed or paid yet.
    public static let open = Self(header: .placed, rows: [money[0], money[1], money[3]])
    /// The gallery's "Without header". A bet that brought nothing.
    public static let lost = Self(rows: [money[0], money[1]], footer: .resultLost)
    /// The gallery's "Empty".
    public static let empty = Self(rows: [])

    private static let money: [BetDetailRowDisplayState] = [
        .init(label: "Odds", value: .odds(1.86)),
        .init(label: "Amount", value: .money(Money(100.75, "XAF"))),
        .init(label: "Stake After Tax", value: .money(Money(86.96, "XAF"))),
        .init(label: "Potential Winnings", value: .money(Money(74.78, "XAF"))),
        .init(label: "WHT (20%)", value: .money(Money(-18.70, "XAF"))),
        .init(label: "Payout", value: .money(Money(161.75, "XAF"))),
    ]
}

/// The bet's money's page in the gallery.
public enum BetDetailValuesSummaryCatalog: CatalogEntry {
    public typealias ComponentType = BetDetailValuesSummaryView

    public static let category = Category.betting
    public static let subcategory = "Tickets"
    public static let summary = "The money of a bet, line by line, with its caption and its result."
    public static let tags = ["ticket", "details", "amount", "payout", "tax"]
    public static let children: [any StandardComponent.Type] = [BetDetailRowView.self]
    public static let defaultWidth = 48
    public static let waivers = [
        CoverageWaiver("use", because: "it stands by itself on the page of a bet, and is only read")
    ]
    public static let variants: [Variant<BetDetailValuesSummaryDisplayState>] = [
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
