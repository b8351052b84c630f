/// Texts of what a press copies.
extension LocalizationKey {
    static let copied = Self("copied", english: "Copied")
    static let keyCopyTransactionID = Self("keyCopyTransactionID", english: "copy the transaction ID")
}
