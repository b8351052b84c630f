/// An explanation of boosts is wanted.
public struct ExplainBoosts: ComponentRequest {
    public static let name = "betting:explain-boosts"

    public init() {}

    public var words: String { "explain boosts" }
}
