/// Texts that a screen reader says of the mark.
extension LocalizationKey {
    static let statusSuccess = Self("statusSuccess", english: "Success")
    static let statusError = Self("statusError", english: "Error")
    static let statusWarning = Self("statusWarning", english: "Warning")
    static let statusInfo = Self("statusInfo", english: "Information")
}
