/// Texts that filter panels, and other lists of options, bring themselves.
extension LocalizationKey {
    static let noOptions = Self("noOptions", english: "Nothing to choose from")
    static let noEvents = Self("noEvents", english: "No events")
    static let searchOptions = Self("searchOptions", english: "Search")
    static let nothingFoundFor = Self("nothingFoundFor", english: "Nothing found for \"{text}\"")
    static let resetFilter = Self("resetFilter", english: "Reset")
    static let keyResetFilter = Self("keyResetFilter", english: "reset")
    /// What a key does that chooses one of several, and never takes a choice back.
    static let keyChoose = Self("keyChoose", english: "choose")
}
