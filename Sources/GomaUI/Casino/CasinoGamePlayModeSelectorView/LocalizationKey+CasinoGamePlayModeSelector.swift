/// Texts that the component brings itself.
extension LocalizationKey {
    static let logInToPlay = Self("logInToPlay", english: "Log in to play")
    static let playNow = Self("playNow", english: "Play now")
    static let depositToPlay = Self("depositToPlay", english: "Deposit to play")
    static let gameUnavailable = Self("gameUnavailable", english: "Not available now")
    static let playForPractice = Self("playForPractice", english: "Practise")
    static let startingGame = Self("startingGame", english: "Opening {game}")
    static let gameDidNotStart = Self("gameDidNotStart", english: "The game did not open")
    static let gameUnknown = Self("gameUnknown", english: "It could not be found out")
    static let checkGameAgain = Self("checkGameAgain", english: "Check again")
    static let keyCheckGameAgain = Self("keyCheckGameAgain", english: "check again")
    static let volatilityLow = Self("volatilityLow", english: "low volatility")
    static let volatilityMedium = Self("volatilityMedium", english: "medium volatility")
    static let volatilityHigh = Self("volatilityHigh", english: "high volatility")
}
