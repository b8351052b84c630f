/// Texts that a win boost brings itself.
extension LocalizationKey {
    package static let boostReached = Self("boostReached", english: "You made it!")
    package static let maximumWinBoost = Self("maximumWinBoost", english: "Max win boost activated! ({percentage})")
    package static let maximumWinBoostReached = Self("maximumWinBoostReached", english: "Max win boost activated!")
    package static let allLegsAdded = Self("allLegsAdded", english: "All qualifying events added")
    package static let noHigherBoost = Self("noHigherBoost", english: "There is no higher boost")
}
