/// One way in which a market can end.
package struct Outcome: Hashable, Sendable, Identifiable {
    package enum Result: String, Codable, CaseIterable, Hashable, Sendable {
        case won, lost, void
        /// Of a stake on it, half comes back as it is, and the other half is won, or lost: as with a line between two goals.
        case halfWon, halfLost
    }

    package let id: String
    package var title: OutcomeName
    /// What stands for the title where there is little room; the title itself where `nil`.
    package var shortTitle: String?
    package var price: Price
    /// `nil` until the market is settled.
    package var result: Result?

    package init(id: String, title: OutcomeName, shortTitle: String? = nil, price: Price) {
        self.id = id
        self.title = title
        self.shortTitle = shortTitle
        self.price = price
    }

    package init(id: String, title: OutcomeName, odds: Odds) { self.init(id: id, title: title, price: Price(odds)) }

    package var odds: Odds { price.odds }
}
