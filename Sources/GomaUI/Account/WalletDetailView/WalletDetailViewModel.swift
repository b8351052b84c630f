import TerminalKit

/// The model of a wallet detail: leads to paying in and out, asks for the balances, and has back what is not paid
/// out.
public final class WalletDetailViewModel: ViewModel<WalletDetailDisplayState>, WalletDetailViewModelProtocol,
    ActingModel
{
    public static let actions = [
        Action("refresh()", refresh), Action("togglePendingWithdrawals()", togglePendingWithdrawals),
    ]

    /// How long the balances take.
    public static let answerTime = Duration.seconds(1)

    /// What the account turns out to hold where nothing has been known of it.
    public var accountBalances = WalletBalances.hundredths(
        total: 200_000, current: 100_024, bonus: 100_024, cashback: 0, withdrawable: 100_024)
    private var request: AnyObject?

    public var withdrawButtonViewModel: any ButtonViewModelProtocol {
        let environment = environment
        return part(named: "withdrawButton", read: { $0.withdrawButton(in: environment) }) { place in
            ButtonViewModel(place) { [weak self] in self?.ask(to: .openWithdrawal) }
        }
    }

    public var depositButtonViewModel: any ButtonViewModelProtocol {
        let environment = environment
        return part(named: "depositButton", read: { $0.depositButton(in: environment) }) { place in
            ButtonViewModel(place) { [weak self] in self?.ask(to: .openDeposit) }
        }
    }

    public var pendingWithdrawViewModels: [any PendingWithdrawViewModelProtocol] {
        parts(\.pendingWithdrawals) { [self] in pendingWithdrawal(at: $0) }
    }

    public func refresh() {
        record()
        update { $0.refresh() }
    }

    public func togglePendingWithdrawals() {
        record()
        update { $0.isExpanded.toggle() }
    }

    override public func keepTime(for state: WalletDetailDisplayState, after old: WalletDetailDisplayState?) {
        guard state.phase == .loading else { return request = nil }
        guard request == nil else { return }
        request = ask(for: Self.answerTime) { [weak self] in self?.receive($0) }
    }

    private func receive(_ answer: MockAnswer) {
        update { state in
            switch answer {
            case .given: state.receive(state.balances ?? accountBalances)
            case .refused: state.fail()
            case .silence: state.fail(message: environment.text(.noAnswer))
            }
        }
    }

    private func pendingWithdrawal(
        at place: StatePlace<PendingWithdrawDisplayState>
    ) -> PendingWithdrawViewModel {
        let model = PendingWithdrawViewModel(place) { [weak self] money in
            self?.update { $0.balances?.receive(money) }
        }
        model.server = server
        return model
    }
}
