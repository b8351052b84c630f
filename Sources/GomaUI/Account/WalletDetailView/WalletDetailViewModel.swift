/// The model of a wallet detail: leads to paying in and out, asks for the balances, and has back what is not paid
/// out.
public final class WalletDetailViewModel: ViewModel<WalletDetailDisplayState>, WalletDetailViewModelProtocol,
    ActingModel
{
    public static let actions = [
        Action("refresh()", refresh), Action("togglePendingWithdrawals()", togglePendingWithdrawals),
    ]

    public var withdrawButtonViewModel: any ButtonViewModelProtocol { withdrawButton(isEnabled: \.isOpenToWithdraw) }

    public var depositButtonViewModel: any ButtonViewModelProtocol { depositButton(into: \.accountID) { _ in true } }

    public var pendingWithdrawViewModels: [any PendingWithdrawViewModelProtocol] {
        parts(\.pendingWithdrawals) { [self] in pendingWithdrawal(at: $0) }
    }

    public func refresh() { act { $0.phase = .loading } }

    public func togglePendingWithdrawals() { act { $0.isExpanded.toggle() } }

    override public func keepTime(for state: WalletDetailDisplayState, after old: WalletDetailDisplayState?) {
        ask(
            to: LoadBalances(isFirst: state.balances == nil, account: state.accountID),
            about: state.accountID ?? state.phoneNumber, while: state.phase == .loading
        ) { [weak self] in self?.receive($0) }
    }

    /// Balances that did not come leave those of before.
    private func receive(_ answer: RequestAnswer<WalletBalances?>) {
        update { state in
            guard case .done(let news) = answer, let balances = news ?? state.balances else {
                return state.phase = .failed(answer.failure ?? .refused)
            }
            (state.balances, state.phase) = (balances, .ready)
        }
    }

    private func pendingWithdrawal(
        at place: StatePlace<PendingWithdrawDisplayState>
    ) -> PendingWithdrawViewModel {
        PendingWithdrawViewModel(place) { [weak self] money in self?.update { $0.balances?.receive(money) } }
    }
}
