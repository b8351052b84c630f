/// The customer takes what a promotion or a banner offers.
public struct TakeOffer: ComponentRequest {
    public static let name = "promotions:take-offer"
    /// What the offer is called where it is counted.
    public let action: String
    /// Where it leads; `nil` where the owner knows.
    public let url: String?

    public init(action: String, url: String? = nil) {
        self.action = action
        self.url = url
    }

    public var words: String { "take the offer \(action)" }
}
