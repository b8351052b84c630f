/// The customer's choice of colours.
public enum ThemeMode: String, CaseIterable, Codable, Hashable, Sendable {
    case light
    /// As the device has them.
    case system
    case dark

    /// The mode in a word, and in a picture.
    var look: (title: LocalizationKey, icon: Pictogram) {
        switch self {
        case .light: (.themeLight, .sun)
        case .system: (.themeSystem, .phone)
        case .dark: (.themeDark, .moon)
        }
    }
}
