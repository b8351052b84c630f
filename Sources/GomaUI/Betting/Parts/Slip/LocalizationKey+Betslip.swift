/// Texts that stakes and bet slips bring themselves.
extension LocalizationKey {
    static let oddsCaption = Self("oddsCaption", english: "Odds")
    static let stakeNotANumber = Self("stakeNotANumber", english: "Enter an amount such as {example}")
    static let stakeBelowMinimum = Self("stakeBelowMinimum", english: "The lowest stake is {amount}")
    static let stakeAboveMaximum = Self("stakeAboveMaximum", english: "The highest stake is {amount}")
    static let stakeAboveBalance = Self(
        "stakeAboveBalance", english: "The stake is above your balance of {amount}")
    static let ticketsInvalid = Self("ticketsInvalid", english: "Remove the selections that cannot be bet on")
}
