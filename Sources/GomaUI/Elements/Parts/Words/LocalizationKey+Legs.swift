/// Texts on the legs that a bet still takes to a win boost.
extension LocalizationKey {
    package static let almostThere = Self("almostThere", english: "You’re almost there!")
    package static let getWinBoost = Self("getWinBoost", english: "Get a {percentage} win boost")
    static let addOneLeg = Self("addOneLeg", english: "by adding {count} more leg to your bet slip")
    static let addLegs = Self("addLegs", counted: "by adding {count} more legs to your bet slip")
    static let minimumOddsEach = Self("minimumOddsEach", english: "({odds} min odds)")
}

extension ViewEnvironment {
    /// What is still to be added to a bet for a win boost.
    /// - Parameters:
    ///   - count: how many selections.
    ///   - minimumOdds: decimal odds that each must have; `nil` where any will do.
    package func legsToAdd(_ count: Int, minimumOdds: Odds?) -> String {
        let legs = counted(count, .addOneLeg, .addLegs)
        guard let minimumOdds else { return legs }
        return legs + " " + text(.minimumOddsEach, ["odds": odds.string(minimumOdds)])
    }
}
