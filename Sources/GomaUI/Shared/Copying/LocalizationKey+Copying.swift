/// Texts of what can be copied.
extension LocalizationKey {
    static let copyBookingCode = Self("copyBookingCode", english: "Copy booking code")
    static let copiedToClipboard = Self("copiedToClipboard", english: "Copied to clipboard")
    static let keyCopyCode = Self("keyCopyCode", english: "copy the code")
}
