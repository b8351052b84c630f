extension BetDetailResultSummaryDisplayState {
    /// The gallery's "Won".
    public static let won = vasco(.won)
    /// The gallery's "Lost".
    public static let lost = vasco(.lost)
    /// The gallery's "Draw".
    public static let draw = vasco(.draw)
    /// The gallery's "Open". Not yet decided.
    public static let open = vasco(.open)
    /// The gallery's "Cashed out".
    public static let cashedOut = vasco(.cashedOut)

    private static func vasco(_ result: BetResult) -> Self {
        Self(
            match: "Ceara SC CE x CR Vasco da Gama RJ", betType: "Double chance - Ceara SC CE", result: result)
    }
}

/// The bet's result's page in the gallery.
public enum BetDetailResultSummaryCatalog: CatalogEntry {
    public typealias ComponentType = BetDetailResultSummaryView

    public static let category = Category.betting
    public static let subcategory = "Tickets"
    public static let summary = "The match and market of a bet, and how it has ended."
    public static let tags = ["ticket", "details", "result", "won", "lost"]
    public static let defaultWidth = 44
    public static let waivers = [
        CoverageWaiver("use", because: "it stands by itself on the page of a bet, and is only read")
    ]
    public static let variants: [Variant<BetDetailResultSummaryDisplayState>] = [
        Variant("Won", .won),
        Variant("Lost", .lost),
        Variant("Draw", .draw),
        Variant("Open", .open, summary: "Not yet decided"),
        Variant("Cashed out", .cashedOut),
    ]
}
