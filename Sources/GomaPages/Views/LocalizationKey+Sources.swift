/// What pages say of the sources of their values.
extension LocalizationKey {
    static let sourceLoading = Self("sourceLoading", english: "Loading…")
    static let askAgain = Self("askAgain", english: "Try again")
}
