/// Texts that the component brings itself.
extension LocalizationKey {
    public static let keyOpenCountry = Self("keyOpenCountry", english: "open the country")
    public static let keyOpenLeague = Self("keyOpenLeague", english: "open the league")
}
