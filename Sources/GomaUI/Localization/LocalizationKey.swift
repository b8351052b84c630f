/// A text that components bring themselves, in each language of the library.
///
/// The texts stand in one file for each category. A ``LocalizationProvider`` of another language answers by ``name``.
public struct LocalizationKey: Hashable, Sendable {
    /// Unique, such as "weakPassword".
    public let name: String
    public let english: String
    public let portuguese: String

    public init(_ name: String, english: String, portuguese: String) {
        self.name = name
        self.english = english
        self.portuguese = portuguese
    }
}
