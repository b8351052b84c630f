/// A language that the customer can choose.
public struct LanguageChoice: Codable, Hashable, Sendable {
    /// The language's code, such as "pt"; tells it from the others.
    public var code: String
    /// What the language calls itself.
    public var name: String
    /// What it is called in English; `nil` where nobody says.
    public var englishName: String?

    public init(code: String, name: String, englishName: String? = nil) {
        self.code = code
        self.name = name
        self.englishName = englishName
    }

    /// The name to show: its own, else the English one, else the code.
    public var shownName: String {
        [name, englishName ?? ""].first { !$0.isEmpty } ?? code
    }
}
