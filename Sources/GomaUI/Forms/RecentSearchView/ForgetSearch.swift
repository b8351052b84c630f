/// A search is to be taken out of the history.
public struct ForgetSearch: ComponentRequest {
    public static let name = "app:forget-search"
    public static let isNotice = true
    /// What was searched for.
    public let text: String
    /// Where it was searched; `nil` where the owner knows.
    public let search: String?

    public init(_ text: String, in search: String? = nil) {
        self.text = text
        self.search = search
    }

    public var words: String { "forget the search for \(text)\(search.map { " in \($0)" } ?? "")" }
}
