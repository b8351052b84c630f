/// The customer has seen that a bet was cashed out.
public struct AcknowledgeCashout: ComponentRequest {
    public static let name = "betting:acknowledge-cashout"
    public static let isNotice = true
    /// Which bet.
    public let bet: String

    public init(bet: String) { self.bet = bet }

    public var words: String { "take note that the cash-out of the bet \(bet) was seen" }
}
