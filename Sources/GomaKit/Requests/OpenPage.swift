/// A page of the app is to be opened.
public struct OpenPage: ComponentRequest {
    public static let name = "app:open-page"
    /// Which, by what leads to it.
    public let page: String

    public init(_ page: String) { self.page = page }

    public var words: String { "open the page \(page)" }
}
