extension LocalizationKey {
    /// What a key does that brings the other sports.
    static let keyChangeSport = Self("keyChangeSport", english: "change the sport")
}
