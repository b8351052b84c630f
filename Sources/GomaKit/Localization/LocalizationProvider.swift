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

    /// The text that goes with a count. A provider of somebody's own has these two, and counts as the language of its
    /// name does.
    private func text(for count: Int, _ one: LocalizationKey, _ many: LocalizationKey) -> String {
        switch self {
        case let language as Localization: return language.string(for: count, one, many)
        case let spoken as LanguageSwitch: return spoken.language.text(for: count, one, many)
        default:
            let known = Localization(rawValue: locale)?.pluralForm(for: count)
            return string((known ?? PluralRule(of: locale).form(for: count)) == .one ? one : many)
        }
    }

    /// A number with its noun.
    /// - Parameter values: what else is put in; a `count` among them is the number as it is to be written.
    package func counted(
        _ count: Int, _ one: LocalizationKey, _ many: LocalizationKey, _ values: KeyValuePairs<String, String> = [:]
    ) -> String {
        text(for: count, one, many).filled(with: Array(values) + [(key: "count", value: String(count))])
    }

    /// A number with its noun; `nil` for none.
    package func countedIfAny(_ count: Int, _ one: LocalizationKey, _ many: LocalizationKey) -> String? {
        count == 0 ? nil : counted(count, one, many)
    }
}
