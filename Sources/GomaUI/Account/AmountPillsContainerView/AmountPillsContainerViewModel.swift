/// The model of an amount pills container: a press moves the choice once and tells whoever owns the deposit the
/// amount.
public final class AmountPillsContainerViewModel: ViewModel<AmountPillsContainerDisplayState>,
    AmountPillsContainerViewModelProtocol, ActingModel
{
    public static let actions = [
        Action("selectPill(id:)", selectPill), Action("clearSelection()", clearSelection),
    ]

    public var pillViewModels: [any AmountPillViewModelProtocol] {
        parts(\.pills) { AmountPillViewModel($0) { [weak self] in self?.selectPill(id: $0) } }
    }

    public func selectPill(id: String) {
        record(id)
        let pill = currentDisplayState.pills.first { $0.id == id && $0.isEnabled }
        guard let amount = pill?.amount else { return }
        update { $0.pills.choose(id) }
        ask(to: ChooseDeposit(row: currentDisplayState.id, amount: amount))
    }

    public func clearSelection() {
        record()
        update { $0.pills.choose(nil) }
        ask(to: ChooseDeposit(row: currentDisplayState.id))
    }
}
