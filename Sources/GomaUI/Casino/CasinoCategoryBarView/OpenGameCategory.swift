/// All games of a category are to be shown.
public struct OpenGameCategory: ComponentRequest {
    public static let name = "casino:open-category"
    /// Which category.
    public let id: String

    public init(id: String) { self.id = id }

    public var words: String { "open the category \(id)" }
}
