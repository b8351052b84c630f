/// The customer takes part in a promotion.
public struct TakePart: ComponentRequest {
    public static let name = "promotions:take-part"
    /// In which promotion.
    public let id: String
    /// Where taking part leads; `nil` where the owner knows.
    public let url: String?

    public init(id: String, url: String? = nil) {
        self.id = id
        self.url = url
    }

    public var words: String { "take part in \(id)" }
}
