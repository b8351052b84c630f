/// A search is to be taken out of the history.
public struct ForgetSearch: ComponentRequest {
    public static let name = "app:forget-search"
    public static let isNotice = true
    /// What was searched for.
    public let text: String

    public init(_ text: String) { self.text = text }

    public var words: String { "forget the search for \(text)" }
}
