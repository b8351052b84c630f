/// The customer claims a bonus.
public struct ClaimBonus: ComponentRequest {
    public static let name = "promotions:claim-bonus"
    /// Which bonus.
    public let id: String
    /// Where claiming it leads; `nil` where the owner knows.
    public let url: String?

    public init(id: String, url: String? = nil) {
        self.id = id
        self.url = url
    }

    public var words: String { "claim the bonus \(id)" }
}
