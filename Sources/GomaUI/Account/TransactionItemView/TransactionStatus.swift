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

    /// What it is called.
    var title: LocalizationKey {
        switch self {
        case .won: .betWon
        case .placed: .transactionPlaced
        case .tax: .transactionTax
        case .pending: .betPending
        case .cancelled: .paymentCancelled
        case .failed: .paymentFailed
        }
    }

    /// What says it without colour.
    func mark(in glyphs: Glyphs) -> String {
        switch self {
        case .won: glyphs.success.string
        case .placed: glyphs.radioOn.string
        case .tax: "%"
        case .pending: glyphs.ellipsis.string
        case .cancelled: glyphs.noValue.string
        case .failed: glyphs.error.string
        }
    }

    /// Whether the money has neither come nor gone.
    var movesNothing: Bool {
        switch self {
        case .won, .placed, .tax: false
        case .pending, .cancelled, .failed: true
        }
    }

    /// The role of its words and of its ground.
    var role: ColorRole {
        switch self {
        case .won: .alertSuccess
        case .placed: .highlightTertiary
        case .tax, .cancelled: .textSecondary
        case .pending: .alertWarning
        case .failed: .alertError
        }
    }
}
