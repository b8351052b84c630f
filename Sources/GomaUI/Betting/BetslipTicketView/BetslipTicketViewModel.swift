import TerminalKit

/// The model of a betslip ticket: tells which way its price moved, and can be put back for a while after it was taken
/// out.
public final class BetslipTicketViewModel: ViewModel<BetslipTicketDisplayState>,
    BetslipTicketViewModelProtocol, ActingModel
{
    public static let actions = [Action("remove()", remove), Action("undoRemoval()", undoRemoval)]

    /// What it means to the owner that the selection is out for good.
    public var onGone: (() -> Void)?
    private var countdown: AnyCancellable?

    public func remove() {
        record()
        update { $0.remove() }
        ask(to: RemoveSelection(id: currentDisplayState.id, isRemoved: true))
    }

    public func undoRemoval() {
        record()
        update { $0.undoRemoval() }
        ask(to: RemoveSelection(id: currentDisplayState.id, isRemoved: false))
    }

    public func clearOddsChange() { update { $0.clearOddsChange() } }

    /// A new price from the feed.
    public func updateOdds(to odds: Odds) { update { $0.movePrice(to: odds) } }

    override public func keepTime(for state: BetslipTicketDisplayState, after old: BetslipTicketDisplayState?) {
        guard case .removed = state.presence else { return countdown = nil }
        guard countdown == nil else { return }
        countdown = environment.scheduler.every(.seconds(1)) { [weak self] in self?.secondPassed() }
    }

    private func secondPassed() {
        update { $0.secondPassed() }
        if currentDisplayState.presence == .gone { onGone?() }
    }
}
