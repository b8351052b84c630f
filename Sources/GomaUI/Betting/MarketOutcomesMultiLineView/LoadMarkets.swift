/// The markets of a group are wanted.
public struct LoadMarkets: ComponentRequest {
    public static let name = "betting:load-markets"

    public init() {}

    public var words: String { "load the markets" }
}
