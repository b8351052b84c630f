/// The customer claims a bonus.
public struct ClaimBonus: ComponentRequest {
    public static let name = "promotions:claim-bonus"
    /// Which bonus.
    public let id: String

    public init(id: String) { self.id = id }

    public var words: String { "claim the bonus \(id)" }
}
