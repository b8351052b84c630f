extension BetTicketStatusDisplayState {
    static let won = Self(result: .won)
    static let lost = Self(result: .lost)
    static let draw = Self(result: .draw)
    static let cashedOut = Self(result: .cashedOut)
    static let pending = Self(result: .open)
}

enum BetTicketStatusCatalog: CatalogEntry {
    typealias ComponentType = BetTicketStatusView

    static let category = Category.betting
    static let subcategory = "Tickets"
    static let summary = "The bar under a ticket that says how it has ended."
    static let tags = ["ticket", "result", "won", "lost", "cash out"]
    static let variants: [Variant<BetTicketStatusDisplayState>] = [
        Variant("Won", .won),
        Variant("Lost", .lost),
        Variant("Void", .draw, summary: "The stake comes back"),
        Variant("Cashed out", .cashedOut, summary: "Given up before the end for an amount"),
        Variant("Pending", .pending, summary: "Not yet decided"),
    ]
}
