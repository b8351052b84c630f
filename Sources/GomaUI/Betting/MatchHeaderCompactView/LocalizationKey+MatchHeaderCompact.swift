extension LocalizationKey {
    static let keyOpenCountry = Self("keyOpenCountry", english: "open the country")
    static let keyOpenLeague = Self("keyOpenLeague", english: "open the league")
}
