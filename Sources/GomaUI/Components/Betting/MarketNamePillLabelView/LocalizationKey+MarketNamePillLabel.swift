/// Texts that the component brings itself.
extension LocalizationKey {
    public static let keyShowMarket = Self("keyShowMarket", english: "show the market")
}
