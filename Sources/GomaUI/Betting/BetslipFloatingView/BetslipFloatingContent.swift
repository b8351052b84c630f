/// The contents of the bet slip, as seen from outside.
public enum BetslipFloatingContent: Codable, Hashable, Sendable {
    /// Not known yet.
    case unknown
    case noTickets
    /// - `selectionCount`: how many have been picked, whether or not they count for a boost.
    /// - `odds`: decimal odds of all of them together; `nil` where they cannot be bet on so.
    /// - `boost`: `nil` where none can be won.
    case withTickets(selectionCount: Limited<Quantity>, odds: Odds?, boost: WinBoostProgress?)
}
