/// The model of a betslip header: a guest who logs in waits for the balance, and then has it.
public final class BetslipHeaderViewModel: ViewModel<BetslipHeaderDisplayState>,
    BetslipHeaderViewModelProtocol, ActingModel
{
    public static let actions = [
        Action("join()", join),
        Action("logIn()", logIn),
        Action("close()", close),
    ]

    private var arrival: AnyObject?

    public func join() {
        record()
        guard currentDisplayState.isEnabled, currentDisplayState.session.isGuest else { return }
        ask(to: OpenRegistration())
    }

    public func logIn() {
        record()
        guard currentDisplayState.isEnabled, currentDisplayState.session.isGuest else { return }
        update { $0.session = .loggingIn }
    }

    public func close() { act(asking: CloseBetslip(slip: currentDisplayState.slipID)) }

    override public func keepTime(for state: BetslipHeaderDisplayState, after old: BetslipHeaderDisplayState?) {
        guard old?.session != state.session || old?.slipID != state.slipID else { return }
        arrival = nil
        guard state.session == .loggingIn else { return }
        arrival = ask(to: LogIn(slip: state.slipID)) { [weak self] in self?.receive($0) }
    }

    /// Who cannot be logged in stays a guest, and is told why.
    private func receive(_ answer: RequestAnswer<Money>) {
        update {
            if case .done(let balance) = answer { $0.session = .loggedIn(balance: balance) }
            if let failure = answer.failure { $0.session = .loginFailed(failure) }
        }
    }
}
