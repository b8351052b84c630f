import Synchronization

/// A language that can be changed while an app runs: every environment that has it speaks the new one from then on. What is on
/// the screen is to be drawn anew by whoever changes it.
public final class LanguageSwitch: LocalizationProvider {
    private let spoken: Mutex<any LocalizationProvider>

    /// - Parameter language: the one that is spoken at first.
    public init(_ language: any LocalizationProvider) { spoken = Mutex(language) }

    /// The language that is spoken.
    public var language: any LocalizationProvider {
        get { spoken.withLock { $0 } }
        set { spoken.withLock { $0 = newValue } }
    }

    public var locale: String { language.locale }
    public var decimalSeparator: String { language.decimalSeparator }
    public var groupingSeparator: String { language.groupingSeparator }
    public var examples: [String: String] { language.examples }

    public func string(_ key: LocalizationKey) -> String { language.string(key) }
}
