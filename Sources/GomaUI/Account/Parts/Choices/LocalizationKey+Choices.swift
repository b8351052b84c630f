/// Texts of choices that are shown once the owner has answered.
extension LocalizationKey {
    /// Said of the one that was pressed, until the answer comes.
    package static let spokenAskedFor = Self("spokenAskedFor", english: "asked for")
    package static let languageNotChanged = Self("languageNotChanged", english: "The language could not be changed")
}
