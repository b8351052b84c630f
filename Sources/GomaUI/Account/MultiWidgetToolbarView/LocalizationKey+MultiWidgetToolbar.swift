extension LocalizationKey {
    static let toolbarHome = Self("toolbarHome", english: "Home")
    static let toolbarProfile = Self("toolbarProfile", english: "My profile")
    static let toolbarSupport = Self("toolbarSupport", english: "Support")
    /// Read aloud before the code of the language that is spoken.
    static let toolbarLanguage = Self("toolbarLanguage", english: "Language {code}")
}
