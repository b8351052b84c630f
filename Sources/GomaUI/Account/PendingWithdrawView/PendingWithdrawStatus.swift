/// The progress of a withdrawal.
public enum PendingWithdrawStatus: Codable, Hashable, Sendable {
    /// Waits for its turn.
    case queued
    /// Not looked at yet.
    case pending
    /// Somebody has to agree to it.
    case awaitingApproval
    /// Is being prepared.
    case processing
    /// On its way to the customer's account.
    case inProgress
    /// Has arrived.
    case completed
    /// Did not arrive; `nil` where nobody says why.
    case failed(reason: String?)
    /// Taken back by the customer.
    case cancelled

    /// Whether nothing will become of it any more.
    package var isFinal: Bool {
        switch self {
        case .queued, .pending, .awaitingApproval, .processing, .inProgress: false
        case .completed, .failed, .cancelled: true
        }
    }

    /// What it is called, what says it without colour, and the role of that.
    func look(in glyphs: Glyphs) -> (title: LocalizationKey, mark: String, role: ColorRole) {
        switch self {
        case .queued: (.withdrawQueued, glyphs.separatorDot.string, .textSecondary)
        case .pending: (.betPending, glyphs.ellipsis.string, .alertWarning)
        case .awaitingApproval: (.withdrawAwaitingApproval, glyphs.warning.string, .alertWarning)
        case .processing: (.withdrawProcessing, glyphs.ellipsis.string, .highlightTertiary)
        case .inProgress: (.withdrawInProgress, glyphs.ellipsis.string, .highlightTertiary)
        case .completed: (.withdrawCompleted, glyphs.success.string, .alertSuccess)
        case .failed: (.paymentFailed, glyphs.error.string, .alertError)
        case .cancelled: (.paymentCancelled, glyphs.noValue.string, .textSecondary)
        }
    }
}
