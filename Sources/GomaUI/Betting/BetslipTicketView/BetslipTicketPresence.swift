/// The presence of a selection in the bet slip.
public enum BetslipTicketPresence: Codable, Hashable, Sendable {
    case shown
    /// Taken out, and still to be put back.
    case removed(secondsLeft: Limited<Seconds>)
    /// Taken out for good; nothing is shown.
    case gone
}
