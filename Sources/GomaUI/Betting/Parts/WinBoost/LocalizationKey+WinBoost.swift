/// Texts that a win boost brings itself.
extension LocalizationKey {
    package static let almostThere = Self("almostThere", english: "You're almost there!")
    package static let boostReached = Self("boostReached", english: "You made it!")
    package static let getWinBoost = Self("getWinBoost", english: "Get a {percentage} win boost")
    package static let maximumWinBoost = Self("maximumWinBoost", english: "Max win boost activated! ({percentage})")
    package static let maximumWinBoostReached = Self("maximumWinBoostReached", english: "Max win boost activated!")
    package static let addOneLeg = Self("addOneLeg", english: "by adding 1 more leg to your betslip")
    package static let addLegs = Self("addLegs", english: "by adding {count} more legs to your betslip")
    package static let minimumOddsEach = Self("minimumOddsEach", english: "({odds} min odds)")
    package static let allLegsAdded = Self("allLegsAdded", english: "All qualifying events added")
    package static let noHigherBoost = Self("noHigherBoost", english: "There is no higher boost")
}
