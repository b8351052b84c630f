/// The customer's choice of colours.
public enum ThemeMode: String, CaseIterable, Codable, Hashable, Sendable {
    case light
    /// As the device has them.
    case system
    case dark

    /// The mode in a word.
    var title: LocalizationKey {
        switch self {
        case .light: .themeLight
        case .system: .themeSystem
        case .dark: .themeDark
        }
    }

    var icon: Pictogram {
        switch self {
        case .light: .sun
        case .system: .phone
        case .dark: .moon
        }
    }
}
