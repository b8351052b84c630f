/// Texts that several components of the casino bring themselves.
extension LocalizationKey {
    package static let noGames = Self("noGames", english: "No games in this category")
    package static let gamesFailed = Self("gamesFailed", english: "The games did not load")
    package static let keyOpenGame = Self("keyOpenGame", english: "open the game")
    static let stakesFrom = Self("stakesFrom", english: "from {amount}")
}

extension ViewEnvironment {
    /// The least that a round of a game costs, in words; `nil` where that is not told.
    func words(forLeastStake stake: Money?) -> String? {
        stake.map { text(.stakesFrom, ["amount": money.string($0)]) }
    }
}
