import TerminalKit

/// Behaves as in production: the ticket is settled once its last match has ended.
public final class MockBetTicketStatusViewModel: MockViewModel<BetTicketStatusDisplayState>,
    BetTicketStatusViewModelProtocol
{
    private var settlement: AnyCancellable?

    /// Ends the bet, or ends it in another way.
    public func settle(as result: BetResult) {
        settlement = nil
        update { $0.result = result }
    }

    /// Settles the ticket some time from now; what was to come before is forgotten.
    public func settle(as result: BetResult, after delay: Duration) {
        settlement = environment.scheduler.after(delay) { [weak self] in self?.settle(as: result) }
    }
}
