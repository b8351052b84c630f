/// The model of a cashout submission info: "OK" takes the notice away and tells the
/// owner, "Retry" asks for the cash-out again and tells what came of it.
public final class CashoutSubmissionInfoViewModel: ViewModel<CashoutSubmissionInfoDisplayState>,
    CashoutSubmissionInfoViewModelProtocol, PlacedModel
{
    public var buttonViewModel: any ButtonViewModelProtocol {
        part(named: "button", read: { [environment] in $0.button(in: environment) }) {
            ButtonViewModel($0) { [weak self] in self?.answer() }
        }
    }

    override public func keepTime(
        for state: CashoutSubmissionInfoDisplayState, after old: CashoutSubmissionInfoDisplayState?
    ) {
        let bet = state.betID
        ask(to: AwaitCashout(bet: bet), about: bet, while: state.state == .submitting) { [weak self] in
            self?.receive($0)
        }
        ask(
            to: CashOut(bet: bet, amount: state.amount, isFull: state.isFull), about: bet,
            while: state.state == .retrying
        ) { [weak self] in self?.receive($0) }
    }

    /// Once for a notice: what has been taken away is not answered again.
    private func answer() {
        guard currentDisplayState.isVisible else { return }
        if currentDisplayState.state == .success { ask(to: AcknowledgeCashout(bet: currentDisplayState.betID)) }
        update { $0.answer() }
    }

    private func receive(_ answer: RequestAnswer<Void>) {
        update { $0.tell(answer.failure.map(CashoutSubmissionState.error) ?? .success) }
    }
}
