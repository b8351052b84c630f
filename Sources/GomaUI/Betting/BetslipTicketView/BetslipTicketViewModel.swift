/// The model of a betslip ticket: tells which way its price moved, and can be put back for a while after it was taken
/// out.
public final class BetslipTicketViewModel: ViewModel<BetslipTicketDisplayState>,
    BetslipTicketViewModelProtocol, ActingModel
{
    public static let actions = [Action("remove()", remove), Action("undoRemoval()", undoRemoval)]

    private let countdown = SecondsCountdown()

    public func remove() {
        record()
        change(isRemoved: true) { $0.remove() }
    }

    public func undoRemoval() {
        record()
        change(isRemoved: false) { $0.undoRemoval() }
    }

    /// Tells the owner what has become of the selection, where anything has.
    private func change(isRemoved: Bool, _ change: (inout BetslipTicketDisplayState) -> Void) {
        let before = currentDisplayState.presence
        update(change)
        guard currentDisplayState.presence != before else { return }
        ask(to: RemoveSelection(id: currentDisplayState.id, isRemoved: isRemoved))
    }

    public func clearOddsChange() { update { $0.clearOddsChange() } }

    override public func keepTime(for state: BetslipTicketDisplayState, after old: BetslipTicketDisplayState?) {
        countdown.keep(state.secondsLeft, of: state.id, on: environment.scheduler) { [weak self] in
            self?.update { $0.secondPassed() }
        }
    }
}
