/// The result of a ticket.
public struct BetTicketStatusDisplayState: DisplayState {
    /// `nil` where nothing is known of the ticket.
    public var result: BetResult?
    /// Which corners of its ground are round, for one at the end of a card.
    public var corners: CardCorners

    public static let blank = Self(result: nil)

    public init(result: BetResult?, corners: CardCorners = .none) {
        self.result = result
        self.corners = corners
    }
}
