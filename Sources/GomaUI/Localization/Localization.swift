/// Texts and number forms of one language.
public protocol LocalizationProvider: Sendable {
    /// BCP 47 name, such as "en" or "pt".
    var locale: String { get }
    /// Between units and decimals.
    var decimalSeparator: String { get }
    /// Between thousands.
    var groupingSeparator: String { get }

    func string(_ key: LocalizationKey) -> String
}

/// The languages that come with the library.
public enum Localization: String, CaseIterable, LocalizationProvider {
    case english = "en"
    case portuguese = "pt"

    public var locale: String { rawValue }

    public var decimalSeparator: String {
        switch self {
        case .english: "."
        case .portuguese: ","
        }
    }

    public var groupingSeparator: String {
        switch self {
        case .english: ","
        case .portuguese: "."
        }
    }

    public func string(_ key: LocalizationKey) -> String {
        switch self {
        case .english: key.english
        case .portuguese: key.portuguese
        }
    }
}
