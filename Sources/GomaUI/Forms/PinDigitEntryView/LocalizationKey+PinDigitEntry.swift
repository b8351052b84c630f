extension LocalizationKey {
    static let pinTitle = Self("pinTitle", english: "Code of {count} digits")
    static let pinCut = Self("pinCut", english: "Only the first {count} digits were taken")
    static let pinNotDigits = Self("pinNotDigits", english: "The code has only digits")
    static let pinIncomplete = Self("pinIncomplete", english: "Enter all {count} digits")
    static let pinRefused = Self("pinRefused", english: "This is not the right code")
    /// A box without a digit, between others.
    static let spokenBlank = Self("spokenBlank", english: "blank")
}
