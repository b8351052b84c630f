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
    public static let keyEnter = Self("keyEnter", english: "enter")
    public static let keyShow = Self("keyShow", english: "show")
    public static let keyHide = Self("keyHide", english: "hide")
    public static let keyDone = Self("keyDone", english: "done")
    public static let keyNext = Self("keyNext", english: "next")
    public static let keyGo = Self("keyGo", english: "go")
    public static let keySearch = Self("keySearch", english: "search")
    public static let keySend = Self("keySend", english: "send")
}
