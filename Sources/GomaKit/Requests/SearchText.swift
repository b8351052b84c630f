/// The hits of a text are to be shown.
public struct SearchText: ComponentRequest {
    public static let name = "app:search"
    /// What is searched for.
    public let text: String
    /// Where it is searched; `nil` where the owner knows.
    public let search: String?

    public init(_ text: String, in search: String? = nil) {
        self.text = text
        self.search = search
    }

    public var words: String { "search for \"\(text)\"\(search.map { " in \($0)" } ?? "")" }
}
