/// Texts that the component brings itself.
extension LocalizationKey {
    static let keyAddToStake = Self("keyAddToStake", english: "add to the stake")
}
