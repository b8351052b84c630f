/// Behaves as in production: follows the selections of the bet slip, and reaches the highest boost with the last.
public final class MockBetslipOddsBoostHeaderViewModel: MockViewModel<BetslipOddsBoostHeaderDisplayState>,
    BetslipOddsBoostHeaderViewModelProtocol, ActingModel
{
    public static let actions = [Action("showBoostDetails()", showBoostDetails)]

    /// What asking how boosts work means to the owner.
    public var onShowDetails: (() -> Void)?

    public func showBoostDetails() {
        record()
        guard currentDisplayState.isEnabled else { return }
        onShowDetails?()
    }

    public func updateProgress(_ progress: WinBoostProgress?) { update { $0.progress = progress } }

    /// A selection that counts came into the bet slip.
    public func addSelection() { change { $0.selectionCount = min($0.selectionCount + 1, $0.eligibleCount) } }

    /// A selection that counts left the bet slip.
    public func removeSelection() { change { $0.selectionCount = max(0, $0.selectionCount - 1) } }

    /// The boost asks for so many selections from now on.
    public func setEligibleCount(_ count: Int) { change { $0.eligibleCount = max(1, count) } }

    public func setEnabled(_ isEnabled: Bool) { update { $0.isEnabled = isEnabled } }

    private func change(_ change: (inout WinBoostProgress) -> Void) {
        guard var progress = currentDisplayState.progress else { return }
        change(&progress)
        updateProgress(progress)
    }
}
