/// More about an outcome is to be shown.
public struct ShowOutcome: ComponentRequest {
    public static let name = "betting:show-outcome"
    /// Which outcome of its market.
    public let id: String
    /// What is bet on when it is chosen, as the bookmaker names it; `nil` where nobody has told.
    public let offer: String?

    public init(id: String, offer: String? = nil) {
        self.id = id
        self.offer = offer
    }

    public var words: String { "show more about \(offer ?? id)" }
}
