/// The facts that everything a price shows follows from.
struct PriceFacts: Hashable {
    let match: String
    let market: String
    let outcome: Outcome
    let availability: OutcomeAvailability
    let isSelected: Bool
    let density: OutcomeDensity

    /// What the price shows.
    @MainActor
    func state(in environment: ViewEnvironment) -> OutcomeItemDisplayState {
        let name = outcome.title.words(in: environment)
        let title = density == .compact ? outcome.shortTitle ?? name : name
        let offer = BetSlip.Selection(match: match, market: market, outcome: outcome.id)
        return OutcomeItemDisplayState(
            id: outcome.id, title: title, odds: outcome.odds,
            availability: availability, isSelected: isSelected, oddsChange: outcome.price.change,
            changeCount: outcome.price.changeCount, density: density,
            completeName: title == name ? nil : name, bettingOfferID: offer.id)
    }
}

extension PriceFacts {
    /// The place of a price, and its form there.
    struct Place: Hashable {
        let match: String
        let market: String
        let outcome: String
        let density: OutcomeDensity
    }

    var place: Place { Place(match: match, market: market, outcome: outcome.id, density: density) }
}
