extension LocalizationKey {
    static let enterBookingCode = Self("enterBookingCode", english: "Enter booking code")
    static let loadBetslip = Self("loadBetslip", english: "Load bet slip")
    static let codeMissing = Self("codeMissing", english: "Enter the code that you were given")
    static let codeTooShort = Self("codeTooShort", english: "A code has at least {count} characters")
    static let codeCut = Self("codeCut", english: "Only the first {count} characters were taken")
    static let codeFiltered = Self("codeFiltered", english: "Codes have only letters and digits; the rest was left out")
    static let codeNotFound = Self(
        "codeNotFound", english: "Booking code can’t be found. It either doesn’t exist or expired.")
}
