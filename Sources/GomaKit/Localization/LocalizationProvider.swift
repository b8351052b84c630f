/// Texts and number forms of one language.
public protocol LocalizationProvider: Sendable {
    /// BCP 47 name, such as "en" or "pt".
    var locale: String { get }
    /// Between units and decimals.
    var decimalSeparator: String { get }
    /// Between thousands.
    var groupingSeparator: String { get }
    /// What the states of the catalogue show in the language, by what they show in English; as in English where it has none.
    var examples: [String: String] { get }

    /// A text in the language, with its names in braces still in it; in English where the language has none.
    func string(_ key: LocalizationKey) -> String
}

extension LocalizationProvider {
    public var examples: [String: String] { [:] }

    /// A text with what stands in braces replaced; braces in a value are a part of that.
    package func string(_ key: LocalizationKey, _ values: KeyValuePairs<String, String>) -> String {
        string(key).filled(with: values)
    }

    /// Whether a count goes with the singular. A provider of somebody's own counts as the language of its name does.
    package func hasSingular(for count: Int) -> Bool {
        switch self {
        case let language as Localization: language.singularCounts.contains(count)
        case let spoken as LanguageSwitch: spoken.language.hasSingular(for: count)
        default: Localization(rawValue: locale)?.hasSingular(for: count) ?? (count == 1)
        }
    }

    /// A number with its noun.
    package func counted(_ count: Int, _ one: LocalizationKey, _ many: LocalizationKey) -> String {
        string(hasSingular(for: count) ? one : many, ["count": String(count)])
    }

    /// A number with its noun; `nil` for none.
    package func countedIfAny(_ count: Int, _ one: LocalizationKey, _ many: LocalizationKey) -> String? {
        count == 0 ? nil : counted(count, one, many)
    }
}
