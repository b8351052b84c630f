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

    func string(_ key: LocalizationKey) -> String
}

extension LocalizationProvider {
    public var examples: [String: String] { [:] }

    /// A text with what stands in braces replaced; braces in a value are a part of that.
    package func string(_ key: LocalizationKey, _ values: KeyValuePairs<String, String>) -> String {
        string(key).filled(with: values)
    }

    /// A number with its noun.
    package func counted(_ count: Int, _ one: LocalizationKey, _ many: LocalizationKey) -> String {
        string(count == 1 ? one : many, ["count": String(count)])
    }

    /// A number with its noun; `nil` for none.
    package func countedIfAny(_ count: Int, _ one: LocalizationKey, _ many: LocalizationKey) -> String? {
        count == 0 ? nil : counted(count, one, many)
    }
}
