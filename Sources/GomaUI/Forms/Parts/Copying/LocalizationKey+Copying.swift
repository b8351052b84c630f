/// Texts of what can be copied.
extension LocalizationKey {
    package static let copyBookingCode = Self("copyBookingCode", english: "Copy booking code")
    package static let copiedToClipboard = Self("copiedToClipboard", english: "Copied to clipboard")
    package static let keyCopyCode = Self("keyCopyCode", english: "copy the code")
}
