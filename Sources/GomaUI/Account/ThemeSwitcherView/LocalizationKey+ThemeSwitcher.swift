extension LocalizationKey {
    static let themeLight = Self("themeLight", english: "Light")
    static let themeSystem = Self("themeSystem", english: "System")
    static let themeDark = Self("themeDark", english: "Dark")
    static let themeNotChanged = Self("themeNotChanged", english: "The theme could not be changed")
    static let keyChooseTheme = Self("keyChooseTheme", english: "use this theme")
}
