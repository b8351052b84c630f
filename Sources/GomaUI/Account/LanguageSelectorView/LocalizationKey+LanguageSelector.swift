extension LocalizationKey {
    static let loadingLanguages = Self("loadingLanguages", english: "Loading languages")
    static let languagesFailed = Self("languagesFailed", english: "The languages could not be loaded")
    static let noLanguages = Self("noLanguages", english: "There is no other language yet")
    static let keyChooseLanguage = Self("keyChooseLanguage", english: "speak this language")
}
