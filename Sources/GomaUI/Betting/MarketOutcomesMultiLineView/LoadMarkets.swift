/// The markets of a group are wanted.
public struct LoadMarkets: ComponentRequest {
    public static let name = "betting:load-markets"
    /// Of which group, as its state says.
    public let group: String

    public init(group: String) { self.group = group }

    public var words: String { "load the markets of \(group)" }
}
