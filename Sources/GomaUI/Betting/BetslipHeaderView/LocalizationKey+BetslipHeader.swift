extension LocalizationKey {
    static let or = Self("or", english: "or")
    static let loggingIn = Self("loggingIn", english: "Logging in")
    static let keyCloseBetslip = Self("keyCloseBetslip", english: "close the bet slip")
    static let loginFailed = Self("loginFailed", english: "Not logged in")
}
