extension BetTicketStatusDisplayState {
    /// The gallery's "Won".
    public static let won = Self(result: .won)
    /// The gallery's "Lost". Under a card, round at the bottom.
    public static let lost = Self(result: .lost, corners: .bottom)
    /// The gallery's "Draw". The stake comes back.
    public static let draw = Self(result: .draw)
    /// The gallery's "Cashed out". Given up before the end for an amount.
    public static let cashedOut = Self(result: .cashedOut)
    /// The gallery's "Pending". Not yet decided.
    public static let pending = Self(result: .open)
}

/// The ticket result's page in the gallery.
public enum BetTicketStatusCatalog: CatalogEntry {
    public typealias ComponentType = BetTicketStatusView

    public static let category = Category.betting
    public static let subcategory = "Tickets"
    public static let summary = "The bar under a ticket that says how it has ended."
    public static let tags = ["ticket", "result", "won", "lost", "cash out"]
    public static let variants: [Variant<BetTicketStatusDisplayState>] = [
        Variant("Won", .won),
        Variant("Lost", .lost, summary: "Under a card, round at the bottom"),
        Variant("Draw", .draw, summary: "The stake comes back"),
        Variant("Cashed out", .cashedOut, summary: "Given up before the end for an amount"),
        Variant("Pending", .pending, summary: "Not yet decided"),
    ]
}
