/// The model of a quick add button: tells whoever owns the stake how much to add, unless it is disabled.
public final class QuickAddButtonViewModel: ViewModel<QuickAddButtonDisplayState>,
    QuickAddButtonViewModelProtocol, ActingModel
{
    public static let actions = [Action("add()", add)]

    /// What adding means to the owner of the stake; gets the amount.
    public var onAdd: ((Int) -> Void)?

    /// A button inside something larger.
    public convenience init(_ place: StatePlace<QuickAddButtonDisplayState>, onAdd: @escaping (Int) -> Void) {
        self.init(place)
        self.onAdd = onAdd
    }

    public func add() {
        record()
        let state = currentDisplayState
        guard state.adds else { return }
        if let onAdd { onAdd(state.amount) } else { ask(to: AddToStake(amount: state.amount, slip: state.slipID)) }
    }
}
