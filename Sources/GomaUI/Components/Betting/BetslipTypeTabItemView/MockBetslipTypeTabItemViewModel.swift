/// Behaves as in production: is selected by a press, or leaves that to the owner of all tabs.
public final class MockBetslipTypeTabItemViewModel: MockViewModel<BetslipTypeTabItemDisplayState>,
    BetslipTypeTabItemViewModelProtocol
{
    /// What a press means to an owner that keeps the selection.
    public var onSelect: (() -> Void)?

    public func select() {
        record("select()")
        if let onSelect { onSelect() } else { update { $0.isSelected = true } }
    }

    public func setSelected(_ isSelected: Bool) { update { $0.isSelected = isSelected } }
}
