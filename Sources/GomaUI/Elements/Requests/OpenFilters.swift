/// All filters are to be opened.
public struct OpenFilters: ComponentRequest {
    public static let name = "betting:open-filters"

    public init() {}

    public var words: String { "open all filters" }
}
