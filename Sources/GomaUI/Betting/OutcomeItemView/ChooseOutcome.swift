/// An outcome was chosen for a bet, or given up.
public struct ChooseOutcome: ComponentRequest {
    public static let name = "betting:choose-outcome"
    public static let isNotice = true
    /// Which outcome of its market.
    public let id: String
    /// What is bet on, as the bookmaker names it; `nil` where nobody has told.
    public let offer: String?
    /// Whether it is chosen now.
    public let isChosen: Bool

    public init(id: String, offer: String? = nil, isChosen: Bool) {
        self.id = id
        self.offer = offer
        self.isChosen = isChosen
    }

    public var words: String { "\(isChosen ? "choose" : "give up") \(offer ?? id)" }
}
