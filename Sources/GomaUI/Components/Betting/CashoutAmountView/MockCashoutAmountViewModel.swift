import TerminalKit

/// Behaves as in production: an offer takes a while to come and may fail to; one that stands for some seconds counts
/// them down, and is renewed with another amount once it has expired.
public final class MockCashoutAmountViewModel: MockViewModel<CashoutAmountDisplayState>,
    CashoutAmountViewModelProtocol, ActingModel
{
    public static let actions = [Action("reload()", reload)]

    /// How long an offer takes to come.
    public static let loadingTime = Duration.milliseconds(1200)
    /// Seconds for which a renewed offer stands.
    public static let validity = 8
    /// What becomes of an amount from one offer to the next, in turn, in hundredths.
    private static let movements = [96, 103, 98, 105]

    /// Whether the next offers do not come.
    public var fails = false
    /// Called with each offer that arrives.
    public var onOffer: ((Money) -> Void)?
    private var renewals = 0
    private var arrival: AnyCancellable?
    private var countdown: AnyCancellable?

    /// An offer inside something larger.
    /// - Parameter onOffer: called with each offer that arrives.
    public convenience init(
        _ place: StatePlace<CashoutAmountDisplayState>, onOffer: @escaping (Money) -> Void
    ) {
        self.init(place)
        self.onOffer = onOffer
    }

    public func reload() {
        record()
        guard case .failed = currentDisplayState.phase else { return }
        load()
    }

    /// Asks for another offer; the one there was is withdrawn.
    public func load() {
        update { state in
            state.phase = .loading
            if state.secondsLeft != nil { state.secondsLeft = Self.validity }
        }
    }

    /// No offer is to be had; what is on its way is forgotten. Without a message it is said in general words.
    public func fail(message: String? = nil) { update { $0.phase = .failed(message: message) } }

    /// An offer from the feed.
    public func offer(_ amount: Money, forSeconds seconds: Int? = nil) {
        update { $0 = CashoutAmountDisplayState(title: $0.title, amount: amount, secondsLeft: seconds) }
    }

    override public func keepTime(for state: CashoutAmountDisplayState, after old: CashoutAmountDisplayState?) {
        if state.phase != .loading { arrival = nil }
        if state.phase != .offered || state.secondsLeft == nil { countdown = nil }
        switch state.phase {
        case .loading where arrival == nil:
            arrival = environment.scheduler.after(Self.loadingTime) { [weak self] in self?.arrive() }
        case .offered where state.secondsLeft != nil && countdown == nil:
            countdown = environment.scheduler.every(.seconds(1)) { [weak self] in self?.countDown() }
        case .loading, .offered, .failed: break
        }
    }

    private func arrive() {
        guard !fails else { return fail() }
        let movement = Self.movements[renewals % Self.movements.count]
        renewals += 1
        update { state in
            state.amount = state.amount.share(movement, of: 100)
            state.phase = .offered
        }
        onOffer?(currentDisplayState.amount)
    }

    private func countDown() {
        guard let seconds = currentDisplayState.secondsLeft else { return }
        if seconds > 1 { update { $0.secondsLeft = seconds - 1 } } else { load() }
    }
}
