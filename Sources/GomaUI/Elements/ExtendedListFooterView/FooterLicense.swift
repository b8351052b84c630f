/// The licence by which the bookmaker takes bets.
public struct FooterLicense: Codable, Hashable, Sendable {
    /// What the text is about.
    public var title: String
    /// The text of the law.
    public var text: String

    public init(title: String, text: String) {
        self.title = title
        self.text = text
    }
}
