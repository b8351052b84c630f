extension LocalizationKey {
    static let noBetDetails = Self("noBetDetails", english: "No details of this bet")
}
