/// Texts that the component brings itself.
extension LocalizationKey {
    public static let show = Self("show", english: "Show")
    public static let hide = Self("hide", english: "Hide")
    public static let fieldRequired = Self("fieldRequired", english: "Required")
    public static let invalidEmail = Self("invalidEmail", english: "Please enter a valid email address")
    public static let invalidPhone = Self("invalidPhone", english: "Please enter a valid phone number")
    public static let weakPassword = Self(
        "weakPassword",
        english: "Password must be at least 8 characters long and contain uppercase, lowercase, and a number")
}
