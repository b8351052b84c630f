/// The model of a cashout slider: prefers round amounts and the ends, writes the amount on the button, and asks for
/// it. What has been cashed out is gone; what is left can be cashed out as well.
public final class CashoutSliderViewModel: ViewModel<CashoutSliderDisplayState>,
    CashoutSliderViewModelProtocol, ActingModel
{
    public static let actions = [Action("changeAmount(to:)", changeAmount)]

    private var onCashOut: ((Money) -> Void)?

    /// A slider inside something larger.
    /// - Parameter onCashOut: what asking for an amount means to the owner, such as a ticket; otherwise it is answered here.
    public convenience init(
        _ place: StatePlace<CashoutSliderDisplayState>, onCashOut: @escaping (Money) -> Void
    ) {
        self.init(place)
        self.onCashOut = onCashOut
    }

    public var buttonViewModel: any ButtonViewModelProtocol {
        part(named: "button", read: { [environment] in $0.button(in: environment) }) {
            ButtonViewModel($0) { [weak self] in self?.cashOut() }
        }
    }

    public func changeAmount(to amount: Money) {
        record(amount)
        guard currentDisplayState.isOpen else { return }
        update { $0.choose($0.snapped(amount.hundredths)) }
    }

    private func cashOut() {
        guard currentDisplayState.canCashOut else { return }
        if let onCashOut { return onCashOut(currentDisplayState.choice) }
        update { $0.cashOut() }
    }

    override public func keepTime(for state: CashoutSliderDisplayState, after old: CashoutSliderDisplayState?) {
        let maximum = state.maximum
        ask(
            to: CashOut(bet: state.betID, amount: state.amount, isFull: state.isAll(of: maximum)), about: state.betID,
            while: state.phase == .submitting
        ) { [weak self] in self?.receive($0, of: maximum) }
    }

    private func receive(_ answer: RequestAnswer<Void>, of maximum: Money) {
        update { state in
            guard let failure = answer.failure else { return state.give(of: maximum) }
            state.refuse(failure, of: maximum)
        }
    }
}
