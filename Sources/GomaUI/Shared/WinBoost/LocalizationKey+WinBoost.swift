/// Texts that a win boost brings itself.
extension LocalizationKey {
    public static let almostThere = Self("almostThere", english: "You're almost there!")
    public static let boostReached = Self("boostReached", english: "You made it!")
    public static let getWinBoost = Self("getWinBoost", english: "Get a {percentage} win boost")
    public static let maximumWinBoost = Self("maximumWinBoost", english: "Max win boost activated! ({percentage})")
    public static let maximumWinBoostReached = Self("maximumWinBoostReached", english: "Max win boost activated!")
    public static let addOneLeg = Self("addOneLeg", english: "by adding 1 more leg to your betslip")
    public static let addLegs = Self("addLegs", english: "by adding {count} more legs to your betslip")
    public static let minimumOddsEach = Self("minimumOddsEach", english: "({odds} min odds)")
    public static let allLegsAdded = Self("allLegsAdded", english: "All qualifying events added")
    public static let noHigherBoost = Self("noHigherBoost", english: "There is no higher boost")
}
