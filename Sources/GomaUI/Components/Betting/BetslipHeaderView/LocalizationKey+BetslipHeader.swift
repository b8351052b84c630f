/// Texts that the component brings itself.
extension LocalizationKey {
    public static let closeBetslip = Self("closeBetslip", english: "Close")
    public static let joinNow = Self("joinNow", english: "Join now")
    public static let or = Self("or", english: "or")
    public static let logIn = Self("logIn", english: "Log in")
    public static let loggingIn = Self("loggingIn", english: "Logging in")
    public static let balance = Self("balance", english: "Balance:")
}
