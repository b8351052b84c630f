extension LocalizationKey {
    static let logInToBet = Self("logInToBet", english: "Log in to bet")
}
