/// The result of a ticket.
public struct BetTicketStatusDisplayState: DisplayState {
    /// Which bet the ticket is of; `nil` where the owner knows.
    public var betID: String?
    /// How the ticket has ended; `nil` where nothing is known of it.
    public var result: BetResult?

    public static let blank = Self(result: nil)

    public init(betID: String? = nil, result: BetResult?) {
        self.betID = betID
        self.result = result
    }
}
