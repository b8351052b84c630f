/// The choices of a filter are to be opened.
public struct OpenFilter: ComponentRequest {
    public static let name = "betting:open-filter"
    /// Which filter.
    public let id: String

    public init(id: String) { self.id = id }

    public var words: String { "open the choices of \(id)" }
}
