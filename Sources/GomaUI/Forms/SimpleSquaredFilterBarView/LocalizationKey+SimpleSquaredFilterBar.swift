extension LocalizationKey {
    /// What a key does that makes one of several choices the one that applies.
    static let keyChooseFilter = Self("keyChooseFilter", english: "choose it")
}
