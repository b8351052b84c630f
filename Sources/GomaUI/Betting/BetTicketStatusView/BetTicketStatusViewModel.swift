/// The model of a bet ticket status: the ticket is settled once its last match has ended.
public final class BetTicketStatusViewModel: ViewModel<BetTicketStatusDisplayState>,
    BetTicketStatusViewModelProtocol, PlacedModel
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

    /// What the ticket's owner says meanwhile holds, and what was to come for one bet is not for another in its place.
    override public func keepTime(for state: BetTicketStatusDisplayState, after old: BetTicketStatusDisplayState?) {
        if let old, state.result != old.result || state.betID != old.betID { settlement = nil }
    }
}
