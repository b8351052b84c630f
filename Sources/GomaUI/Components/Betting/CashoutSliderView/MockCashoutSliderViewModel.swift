#if canImport(Combine)
    import Combine
#else
    import OpenCombine
#endif

/// Behaves as in production: prefers round amounts and the ends, writes the amount on the button, and asks for it. What
/// has been cashed out is gone; what is left can be cashed out as well.
public final class MockCashoutSliderViewModel: MockViewModel<CashoutSliderDisplayState>,
    CashoutSliderViewModelProtocol
{
    /// How long an answer takes.
    public static let answerTime = Duration.milliseconds(1500)

    private lazy var button = ChildModels(of: self, at: \.button) {
        [environment, weak self] state -> MockButtonViewModel in
        let model = MockButtonViewModel(state, in: environment)
        model.onPress = { self?.cashOut() }
        return model
    }
    /// What asking for an amount means to the owner, such as a ticket; answered here where it is `nil`.
    public var onCashOut: ((Money) -> Void)?
    /// Called with what has been cashed out here.
    public var onSuccess: ((Money) -> Void)?
    /// Whether what is asked for is not given.
    public var fails = false
    private var answer: AnyCancellable?

    override public init(_ state: CashoutSliderDisplayState, in environment: ViewEnvironment) {
        super.init(state, in: environment)
        keepInStep { [weak self] in self?.awaitAnswer(for: $0) }
    }

    public var buttonViewModel: any ButtonViewModelProtocol { button.only }

    public func changeAmount(to amount: Money) {
        record("changeAmount(to:)", amount)
        let state = currentDisplayState
        guard state.isEnabled, state.phase != .submitting else { return }
        choose(state.snapped(amount.hundredths))
    }

    /// Other ends from the feed; what is chosen stays if it lies between them, at the upper end if it was there.
    public func updateRange(minimum: Money, maximum: Money) {
        let wasAll = currentDisplayState.amount.hundredths >= currentDisplayState.range.upperBound
        update {
            $0.minimum = minimum
            $0.maximum = maximum
        }
        let range = currentDisplayState.range
        choose(wasAll ? range.upperBound : currentDisplayState.amount.hundredths)
    }

    public func setEnabled(_ isEnabled: Bool) {
        update {
            $0.isEnabled = isEnabled
            $0.button.isEnabled = isEnabled && $0.phase != .submitting
        }
    }

    /// Asks for the amount chosen.
    private func cashOut() {
        let state = currentDisplayState
        guard state.isEnabled, state.phase != .submitting else { return }
        if let onCashOut { return onCashOut(state.amount) }
        let title = environment.text(.cashingOut)
        update {
            $0.phase = .submitting
            $0.button.isEnabled = false
            $0.button.title = title
        }
    }

    private func choose(_ hundredths: Int) {
        update { state in
            let chosen = min(max(hundredths, state.range.lowerBound), state.range.upperBound)
            state.amount = Money(hundredths: chosen, state.amount.currency)
            state.phase = .choosing
            state.button.title = title(for: state)
            state.button.isEnabled = state.isEnabled
        }
    }

    private func title(for state: CashoutSliderDisplayState) -> String {
        "\(environment.text(.cashOut)) \(environment.money.string(state.amount))"
    }

    private func awaitAnswer(for state: CashoutSliderDisplayState) {
        guard state.phase == .submitting else { return answer = nil }
        guard answer == nil else { return }
        answer = environment.scheduler.after(Self.answerTime) { [weak self] in self?.receiveAnswer() }
    }

    private func receiveAnswer() {
        let state = currentDisplayState
        guard !fails else {
            return update {
                $0.phase = .failed(message: nil)
                $0.button.isEnabled = $0.isEnabled
                $0.button.title = title(for: $0)
            }
        }
        let (given, rest) = (state.amount, state.range.upperBound - state.amount.hundredths)
        update {
            $0.maximum = Money(hundredths: max(rest, 0), $0.amount.currency)
            if $0.minimum.hundredths > $0.maximum.hundredths { $0.minimum = $0.maximum }
            $0.isEnabled = rest > 0
        }
        choose(rest)
        onSuccess?(given)
    }
}
