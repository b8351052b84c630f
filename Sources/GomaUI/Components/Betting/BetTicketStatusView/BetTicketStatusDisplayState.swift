/// How a ticket has ended.
public struct BetTicketStatusDisplayState: DisplayState {
    /// `nil` where nothing is known of the ticket.
    public var result: BetResult?

    public static let blank = Self(result: nil)

    public init(result: BetResult?) { self.result = result }
}
