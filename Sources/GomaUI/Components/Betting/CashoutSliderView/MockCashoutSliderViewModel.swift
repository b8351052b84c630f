import TerminalKit

/// Behaves as in production: prefers round amounts and the ends, writes the amount on the button, and asks for it. What
/// has been cashed out is gone; what is left can be cashed out as well.
public final class MockCashoutSliderViewModel: MockViewModel<CashoutSliderDisplayState>,
    CashoutSliderViewModelProtocol, ActingModel
{
    public static let actions = [Action("changeAmount(to:)", changeAmount)]

    /// How long an answer takes.
    public static let answerTime = Duration.milliseconds(1500)

    /// What asking for an amount means to the owner, such as a ticket; answered here where it is `nil`.
    public var onCashOut: ((Money) -> Void)?
    /// Called with what has been cashed out here.
    public var onSuccess: ((Money) -> Void)?
    /// Whether what is asked for is not given.
    public var fails = false
    private var answer: AnyCancellable?

    /// A slider inside something larger.
    /// - Parameter onCashOut: what asking for an amount means to the owner.
    public convenience init(
        _ place: StatePlace<CashoutSliderDisplayState>, onCashOut: @escaping (Money) -> Void
    ) {
        self.init(place)
        self.onCashOut = onCashOut
    }

    public var buttonViewModel: any ButtonViewModelProtocol {
        part(\.button) { MockButtonViewModel($0) { [weak self] in self?.cashOut() } }
    }

    public func changeAmount(to amount: Money) {
        record(amount)
        let state = currentDisplayState
        guard state.isEnabled, state.phase != .submitting else { return }
        update { $0.choose($0.snapped(amount.hundredths), in: environment) }
    }

    /// Other ends from the feed; what is chosen stays if it lies between them, at the upper end if it was there.
    public func updateRange(minimum: Money, maximum: Money) {
        update { $0.updateRange(minimum: minimum, maximum: maximum, in: environment) }
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

    override public func keepTime(for state: CashoutSliderDisplayState, after old: CashoutSliderDisplayState?) {
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
                $0.button.title = $0.buttonTitle(in: environment)
            }
        }
        let (given, rest) = (state.amount, state.range.upperBound - state.amount.hundredths)
        update {
            $0.maximum = Money(hundredths: max(rest, 0), $0.amount.currency)
            if $0.minimum.hundredths > $0.maximum.hundredths { $0.minimum = $0.maximum }
            $0.isEnabled = rest > 0
            $0.choose(rest, in: environment)
        }
        onSuccess?(given)
    }
}
