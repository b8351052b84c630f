/// Texts that the component brings itself.
extension LocalizationKey {
    static let closeBetslip = Self("closeBetslip", english: "Close")
    package static let joinNow = Self("joinNow", english: "Join now")
    static let or = Self("or", english: "or")
    package static let logIn = Self("logIn", english: "Log in")
    static let loggingIn = Self("loggingIn", english: "Logging in")
    static let balance = Self("balance", english: "Balance:")
    static let keyJoin = Self("keyJoin", english: "join")
    static let keyLogIn = Self("keyLogIn", english: "log in")
    static let keyCloseBetslip = Self("keyCloseBetslip", english: "close the bet slip")
}
