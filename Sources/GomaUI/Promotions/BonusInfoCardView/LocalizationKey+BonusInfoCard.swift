/// Texts that the component brings itself.
extension LocalizationKey {
    static let bonusActive = Self("bonusActive", english: "Active")
    static let bonusReleased = Self("bonusReleased", english: "Released")
    static let bonusExpired = Self("bonusExpired", english: "Expired")
    static let bonusAmount = Self("bonusAmount", english: "Bonus amount")
    static let bonusRemaining = Self("bonusRemaining", english: "Remaining")
    static let wageringProgress = Self("wageringProgress", english: "Wagering progress")
    static let wageredOfRequired = Self("wageredOfRequired", english: "{wagered} of {required} wagered")
    static let remainingToWager = Self("remainingToWager", english: "{amount} remaining to wager")
    static let bonusExpiresAt = Self("bonusExpiresAt", english: "Expires: {date}")
    static let bonusExpiresIn = Self("bonusExpiresIn", english: "Expires in {time}")
    static let bonusReleasedAt = Self("bonusReleasedAt", english: "Released: {date}")
    static let bonusExpiredAt = Self("bonusExpiredAt", english: "Expired: {date}")
    static let daysAndTime = Self("daysAndTime", english: "{days} d {time}")
}
