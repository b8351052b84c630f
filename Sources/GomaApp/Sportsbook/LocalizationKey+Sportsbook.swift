import GomaUI

/// Texts that the sportsbook brings itself.
extension LocalizationKey {
    static let allMarkets = Self("allMarkets", english: "All")
    static let emptyBetSlip = Self("emptyBetSlip", english: "Nothing chosen yet. Choose a price, and it comes here.")
    static let noMatches = Self("noMatches", english: "No match is let through by all filters.")
}
