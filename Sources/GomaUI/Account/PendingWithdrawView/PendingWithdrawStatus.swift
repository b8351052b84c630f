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

    /// What it is called.
    var title: LocalizationKey {
        switch self {
        case .queued: .withdrawQueued
        case .pending: .betPending
        case .awaitingApproval: .withdrawAwaitingApproval
        case .processing: .withdrawProcessing
        case .inProgress: .withdrawInProgress
        case .completed: .withdrawCompleted
        case .failed: .paymentFailed
        case .cancelled: .paymentCancelled
        }
    }

    /// What says it without colour.
    func mark(in glyphs: Glyphs) -> String {
        switch self {
        case .queued: glyphs.separatorDot.string
        case .pending, .awaitingApproval: glyphs.warning.string
        case .processing, .inProgress: glyphs.ellipsis.string
        case .completed: glyphs.success.string
        case .failed: glyphs.error.string
        case .cancelled: glyphs.noValue.string
        }
    }

    /// The role of its mark.
    var role: ColorRole {
        switch self {
        case .queued, .cancelled: .textSecondary
        case .pending, .awaitingApproval: .alertWarning
        case .processing, .inProgress: .highlightTertiary
        case .completed: .alertSuccess
        case .failed: .alertError
        }
    }
}
