/// Texts that the component brings itself.
extension LocalizationKey {
    static let keyShowMarket = Self("keyShowMarket", english: "show the market")
}
