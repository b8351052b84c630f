/// Texts that messages over a page bring themselves.
extension LocalizationKey {
    package static let messagesWaiting = Self("messagesWaiting", english: "{count} more to come")
}
