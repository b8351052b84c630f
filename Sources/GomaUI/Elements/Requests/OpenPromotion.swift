/// The page of a promotion is to be opened.
public struct OpenPromotion: ComponentRequest {
    public static let name = "promotions:open-promotion"
    /// Which promotion.
    public let id: String

    public init(id: String) { self.id = id }

    public var words: String { "open the promotion \(id)" }
}
