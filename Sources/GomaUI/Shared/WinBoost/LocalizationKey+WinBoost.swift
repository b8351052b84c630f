/// Texts that a win boost brings itself.
extension LocalizationKey {
    static let almostThere = Self("almostThere", english: "You're almost there!")
    static let boostReached = Self("boostReached", english: "You made it!")
    static let getWinBoost = Self("getWinBoost", english: "Get a {percentage} win boost")
    static let maximumWinBoost = Self("maximumWinBoost", english: "Max win boost activated! ({percentage})")
    static let maximumWinBoostReached = Self("maximumWinBoostReached", english: "Max win boost activated!")
    static let addOneLeg = Self("addOneLeg", english: "by adding 1 more leg to your betslip")
    static let addLegs = Self("addLegs", english: "by adding {count} more legs to your betslip")
    static let minimumOddsEach = Self("minimumOddsEach", english: "({odds} min odds)")
    static let allLegsAdded = Self("allLegsAdded", english: "All qualifying events added")
    static let noHigherBoost = Self("noHigherBoost", english: "There is no higher boost")
}
