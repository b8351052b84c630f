/// The model of a cashout amount: an offer takes a while to come and may fail to; one that stands for some seconds
/// counts them down, and is renewed with another amount once it has expired.
public final class CashoutAmountViewModel: ViewModel<CashoutAmountDisplayState>,
    CashoutAmountViewModelProtocol, ActingModel
{
    public static let actions = [Action("reload()", reload)]

    private var onOffer: ((Money) -> Void)?
    private var renewals = 0
    private let countdown = SecondsCountdown()

    /// An offer inside something larger.
    /// - Parameter onOffer: called with each offer that arrives.
    public convenience init(
        _ place: StatePlace<CashoutAmountDisplayState>, onOffer: @escaping (Money) -> Void
    ) {
        self.init(place)
        self.onOffer = onOffer
    }

    public func reload() { act { $0.loadAgain() } }

    override public func keepTime(for state: CashoutAmountDisplayState, after old: CashoutAmountDisplayState?) {
        if state.betID != old?.betID { renewals = 0 }
        ask(
            to: LoadCashout(bet: state.betID, previous: state.amount, renewal: renewals), about: state.betID,
            while: state.phase == .loading
        ) { [weak self] in self?.receive($0) }
        let seconds = state.phase == .offered ? state.secondsLeft : nil
        countdown.keep(seconds, of: state.betID, on: environment.scheduler) { [weak self] in
            self?.update { $0.secondPassed() }
        }
    }

    private func receive(_ answer: RequestAnswer<Money>) {
        if let failure = answer.failure { update { $0.fail(failure) } }
        guard case .done(let amount) = answer else { return }
        renewals += 1
        update { $0.offer(amount) }
        if currentDisplayState.phase == .offered { onOffer?(currentDisplayState.amount) }
    }
}
