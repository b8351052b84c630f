/// The customer takes part in a promotion.
public struct TakePart: ComponentRequest {
    public static let name = "promotions:take-part"
    /// In which promotion.
    public let id: String

    public init(id: String) { self.id = id }

    public var words: String { "take part in \(id)" }
}
