extension LocalizationKey {
    static let keySearchAgain = Self("keySearchAgain", english: "search again")
    static let keyForgetSearch = Self("keyForgetSearch", english: "take out of the history")
}
