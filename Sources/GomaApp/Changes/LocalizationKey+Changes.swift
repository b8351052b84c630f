/// Texts of parts that follow others.
extension LocalizationKey {
    /// What stands on the button while nothing is chosen.
    static let chooseDeposit = Self("chooseDeposit", english: "Choose an amount to pay in")
    static let payIn = Self("payIn", english: "Pay in {amount}")
    /// What is said of a game that is to be played.
    static let playedOnPage = Self(
        "playedOnPage", english: "no game begins on a page, but {game} counts as played last")
}
