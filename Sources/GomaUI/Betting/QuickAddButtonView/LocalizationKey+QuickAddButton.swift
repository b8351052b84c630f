extension LocalizationKey {
    static let keyAddToStake = Self("keyAddToStake", english: "add to the stake")
}
