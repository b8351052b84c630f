extension LocalizationKey {
    static let rewardBegins = Self("rewardBegins", english: "Start your journey!")
    static let rewardReached = Self("rewardReached", english: "Congratulations!")
    static let winBoostActivated = Self("winBoostActivated", english: "Win boost activated")
    static let winBoostEarned = Self("winBoostEarned", english: "You’ve earned a {percentage} win boost!")
}
