import TerminalKit

/// The model of a betslip header: a guest who logs in waits for the balance, and then has it.
public final class BetslipHeaderViewModel: ViewModel<BetslipHeaderDisplayState>,
    BetslipHeaderViewModelProtocol, ActingModel
{
    public static let actions = [
        Action("join()", join),
        Action("logIn()", logIn),
        Action("close()", close),
    ]

    /// How long the balance takes to come.
    public static let loginTime = Duration.milliseconds(800)

    /// What a guest who logs in turns out to have.
    public var accountBalance = Money(25_000, "XAF")
    private var arrival: AnyCancellable?

    public func join() {
        record()
        guard currentDisplayState.isEnabled, currentDisplayState.session == .guest else { return }
        ask(to: .openRegistration)
    }

    public func logIn() {
        record()
        guard currentDisplayState.isEnabled, currentDisplayState.session == .guest else { return }
        update { $0.session = .loggingIn }
    }

    public func close() {
        record()
        ask(to: .closeBetslip)
    }

    override public func keepTime(for state: BetslipHeaderDisplayState, after old: BetslipHeaderDisplayState?) {
        guard old?.session != state.session else { return }
        arrival = nil
        if state.session == .loggingIn { awaitBalance() }
    }

    private func awaitBalance() {
        arrival = environment.scheduler.after(Self.loginTime) { [weak self] in
            guard let self else { return }
            update { $0.session = .loggedIn(balance: accountBalance) }
        }
    }
}
