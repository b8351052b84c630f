extension LocalizationKey {
    /// Said of a row that tells of a failure.
    static let spokenRowFailed = Self("spokenRowFailed", english: "failed")
}
