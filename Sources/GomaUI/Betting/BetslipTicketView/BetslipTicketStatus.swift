/// The availability of a selection of the bet slip.
public enum BetslipTicketStatus: Codable, Hashable, Sendable {
    case open
    /// What was selected is on its way.
    case loading
    /// No bets are taken for the moment; `nil` says so in general words.
    case suspended(reason: String?)
    /// It cannot be part of this bet; `nil` says so in general words.
    case disabled(reason: String?)
}
