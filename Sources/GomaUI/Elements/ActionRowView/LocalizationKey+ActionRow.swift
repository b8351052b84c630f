extension LocalizationKey {
    /// Said of a row that tells of a success.
    static let spokenRowDone = Self("spokenRowDone", english: "done")
    /// Said of a row that tells of a failure.
    static let spokenRowFailed = Self("spokenRowFailed", english: "failed")
}
