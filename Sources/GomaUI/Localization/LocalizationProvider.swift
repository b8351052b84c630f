/// Texts and number forms of one language.
public protocol LocalizationProvider: Sendable {
    /// BCP 47 name, such as "en" or "pt".
    var locale: String { get }
    /// Between units and decimals.
    var decimalSeparator: String { get }
    /// Between thousands.
    var groupingSeparator: String { get }
    /// Whether clocks count to twelve, twice a day.
    var isTwelveHourClock: Bool { get }

    func string(_ key: LocalizationKey) -> String
}

extension LocalizationProvider {
    public var isTwelveHourClock: Bool { false }
}
