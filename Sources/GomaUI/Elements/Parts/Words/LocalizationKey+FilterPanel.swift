/// Texts that filter panels, and other lists of options, bring themselves.
extension LocalizationKey {
    package static let noOptions = Self("noOptions", english: "Nothing to choose from")
    package static let noEvents = Self("noEvents", english: "No events")
    package static let searchOptions = Self("searchOptions", english: "Search")
    package static let nothingFoundFor = Self("nothingFoundFor", english: "Nothing found for \"{text}\"")
    package static let resetFilter = Self("resetFilter", english: "Reset")
    package static let keyResetFilter = Self("keyResetFilter", english: "reset")
    /// What a key does that chooses one of several, and never takes a choice back.
    package static let keyChoose = Self("keyChoose", english: "choose")
}
