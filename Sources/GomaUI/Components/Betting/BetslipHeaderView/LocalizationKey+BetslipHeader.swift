/// Texts that the component brings itself.
extension LocalizationKey {
    public static let closeBetslip = Self("closeBetslip", english: "Close")
    public static let joinNow = Self("joinNow", english: "Join now")
    public static let or = Self("or", english: "or")
    public static let logIn = Self("logIn", english: "Log in")
    public static let loggingIn = Self("loggingIn", english: "Logging in")
    public static let balance = Self("balance", english: "Balance:")
    public static let keyJoin = Self("keyJoin", english: "join")
    public static let keyLogIn = Self("keyLogIn", english: "log in")
    public static let keyCloseBetslip = Self("keyCloseBetslip", english: "close the bet slip")
}
