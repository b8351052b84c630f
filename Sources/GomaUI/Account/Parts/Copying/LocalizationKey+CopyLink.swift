/// Texts of what a press copies.
extension LocalizationKey {
    package static let copied = Self("copied", english: "Copied")
    package static let keyCopyTransactionID = Self("keyCopyTransactionID", english: "copy the transaction ID")
}
