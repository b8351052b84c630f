extension BetDetailResultSummaryDisplayState {
    static let won = vasco(.won)
    static let lost = vasco(.lost)
    static let draw = vasco(.draw)
    static let open = vasco(.open)
    static let cashedOut = vasco(.cashedOut)

    private static func vasco(_ result: BetResult) -> Self {
        Self(
            match: "Ceara SC CE x CR Vasco da Gama RJ", betType: "Double chance - Ceara SC CE", result: result)
    }
}

enum BetDetailResultSummaryCatalog: CatalogEntry {
    typealias ComponentType = BetDetailResultSummaryView

    static let category = Category.betting
    static let subcategory = "Tickets"
    static let summary = "The match and market of a bet, and how it has ended."
    static let tags = ["ticket", "details", "result", "won", "lost"]
    static let defaultWidth = 44
    static let waivers = [CoverageWaiver("use", because: "it stands by itself on the page of a bet, and is only read")]
    static let variants: [Variant<BetDetailResultSummaryDisplayState>] = [
        Variant("Won", .won),
        Variant("Lost", .lost),
        Variant("Void", .draw),
        Variant("Open", .open, summary: "Not yet decided"),
        Variant("Cashed out", .cashedOut),
    ]
}
