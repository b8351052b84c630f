/// A notice on what has become of a request to cash out.
public struct CashoutSubmissionInfoDisplayState: DisplayState {
    /// The bet that is given up.
    public var betID: String
    /// What is asked for it.
    public var amount: Money
    /// Whether that is all of the bet, rather than a part.
    public var isFull: Bool
    /// What has become of the request.
    public var state: CashoutSubmissionState
    /// Whether it is there at all; an invisible one takes no room.
    public var isVisible: Bool

    public static let blank = Self(betID: "", amount: Money(0, ""), state: .success)

    public init(
        betID: String, amount: Money, isFull: Bool = false, state: CashoutSubmissionState, isVisible: Bool = true
    ) {
        self.betID = betID
        self.amount = amount
        self.isFull = isFull
        self.state = state
        self.isVisible = isVisible
    }
}
