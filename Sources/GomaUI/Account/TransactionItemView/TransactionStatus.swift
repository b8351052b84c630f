/// The outcome of a transaction, or its purpose.
public enum TransactionStatus: String, CaseIterable, Codable, Hashable, Sendable {
    /// Won with a bet.
    case won
    /// Staked on a bet.
    case placed
    /// Kept for the state.
    case tax
    /// On its way.
    case pending
    /// Taken back.
    case cancelled
    /// Did not come about.
    case failed

    /// What it is called, what says it without colour, and the role of its ground.
    func look(in glyphs: Glyphs) -> (title: LocalizationKey, mark: String, role: ColorRole) {
        switch self {
        case .won: (.betWon, glyphs.success.string, .alertSuccess)
        case .placed: (.transactionPlaced, glyphs.info.string, .highlightTertiary)
        case .tax: (.transactionTax, "%", .textSecondary)
        case .pending: (.betPending, glyphs.ellipsis.string, .alertWarning)
        case .cancelled: (.paymentCancelled, glyphs.noValue.string, .textSecondary)
        case .failed: (.paymentFailed, glyphs.error.string, .alertError)
        }
    }

    /// Whether the money has neither come nor gone.
    var movesNothing: Bool {
        switch self {
        case .won, .placed, .tax: false
        case .pending, .cancelled, .failed: true
        }
    }
}
