extension LocalizationKey {
    static let show = Self("show", english: "Show")
    static let hide = Self("hide", english: "Hide")
    static let fieldRequired = Self("fieldRequired", english: "Required")
    static let invalidText = Self("invalidText", english: "This cannot be taken")
    static let invalidEmail = Self("invalidEmail", english: "Please enter a valid email address")
    static let invalidPhone = Self("invalidPhone", english: "Please enter a valid phone number")
    static let weakPassword = Self(
        "weakPassword",
        english: "Password must be at least 8 characters long and contain uppercase, lowercase, and a number")
    static let keyEnter = Self("keyEnter", english: "enter")
    static let keyShow = Self("keyShow", english: "show")
    static let keyHide = Self("keyHide", english: "hide")
    static let keyNext = Self("keyNext", english: "next")
    static let keyGo = Self("keyGo", english: "go")
    static let keySearch = Self("keySearch", english: "search")
    static let keySend = Self("keySend", english: "send")
}
