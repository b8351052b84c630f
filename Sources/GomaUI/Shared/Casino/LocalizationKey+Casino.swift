/// Texts that several components of the casino bring themselves.
extension LocalizationKey {
    static let noGames = Self("noGames", english: "No games in this category")
    static let gamesFailed = Self("gamesFailed", english: "The games did not load")
    static let keyOpenGame = Self("keyOpenGame", english: "open the game")
    static let stakesFrom = Self("stakesFrom", english: "from {amount}")
}
