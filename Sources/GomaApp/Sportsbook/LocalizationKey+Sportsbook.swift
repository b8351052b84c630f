import GomaUI

/// Texts that the sportsbook brings itself.
extension LocalizationKey {
    static let allMarkets = Self("allMarkets", english: "All")
    static let emptyBetSlip = Self("emptyBetSlip", english: "Nothing chosen yet. Choose a price, and it comes here.")
    static let noMatches = Self("noMatches", english: "No match is let through by all filters.")
    static let noMatchFound = Self("noMatchFound", english: "No match has that name.")
    static let searchBegin = Self("searchBegin", english: "Type a team, a league or a country.")
    static let noOpenBets = Self("noOpenBets", english: "No bet is open. Choose a price to place one.")
    static let noSettledBets = Self("noSettledBets", english: "No bet has ended yet.")
    static let marketVoid = Self("marketVoid", english: "Void: stakes come back")
    static let betNumber = Self("betNumber", english: "Bet number")
    static let betStaked = Self("betStaked", english: "Staked")
    static let betOdds = Self("betOdds", english: "Odds")
    static let betPaid = Self("betPaid", english: "Paid out")
    static let slipSingle = Self("slipSingle", english: "Single")
    static let slipMultiple = Self("slipMultiple", english: "Multiple")
    static let slipSingles = Self("slipSingles", english: "Singles")
    static let bookOneEvent = Self("bookOneEvent", english: "{count} event")
    static let bookEvents = Self("bookEvents", english: "{count} events")
    static let bookUnknown = Self("bookUnknown", english: "{count} of what is not known")
    static let bookOneOnSlip = Self("bookOneOnSlip", english: "{count} selection is on the slip")
    static let bookOnSlip = Self("bookOnSlip", english: "{count} selections are on the slip")
    static let slipSystem = Self("slipSystem", english: "{size} of {count}")
}
