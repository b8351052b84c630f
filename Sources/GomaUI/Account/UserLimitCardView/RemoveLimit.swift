/// A limit of the customer's is to be removed.
public struct RemoveLimit: ComponentRequest {
    public static let name = "account:remove-limit"
    /// Which limit.
    public let id: String

    public init(id: String) { self.id = id }

    public var words: String { "remove the limit \(id)" }
}
