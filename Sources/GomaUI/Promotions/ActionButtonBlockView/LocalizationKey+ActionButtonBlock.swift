/// Texts that the component brings itself.
extension LocalizationKey {
    static let offerTaken = Self("offerTaken", english: "Done")
}
