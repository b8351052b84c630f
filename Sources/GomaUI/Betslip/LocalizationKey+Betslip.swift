/// Texts that stakes and bet slips bring themselves.
extension LocalizationKey {
    public static let stakeNotANumber = Self("stakeNotANumber", english: "Enter an amount such as {example}")
    public static let stakeBelowMinimum = Self("stakeBelowMinimum", english: "The lowest stake is {amount}")
    public static let stakeAboveMaximum = Self("stakeAboveMaximum", english: "The highest stake is {amount}")
    public static let stakeAboveBalance = Self(
        "stakeAboveBalance", english: "The stake is above your balance of {amount}")
    public static let ticketsInvalid = Self("ticketsInvalid", english: "Remove the selections that cannot be bet on")
}
