/// Texts that several components of the casino bring themselves.
extension LocalizationKey {
    package static let noGames = Self("noGames", english: "No games in this category")
    package static let gamesFailed = Self("gamesFailed", english: "The games did not load")
    package static let keyOpenGame = Self("keyOpenGame", english: "open the game")
    package static let stakesFrom = Self("stakesFrom", english: "from {amount}")
}
