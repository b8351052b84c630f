/// Texts that the component brings itself.
extension LocalizationKey {
    public static let keyAddToStake = Self("keyAddToStake", english: "add to the stake")
}
