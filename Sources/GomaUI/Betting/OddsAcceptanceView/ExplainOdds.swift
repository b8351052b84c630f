/// An explanation of how odds change is wanted.
public struct ExplainOdds: ComponentRequest {
    public static let name = "betting:explain-odds"

    public init() {}

    public var words: String { "explain how odds change" }
}
