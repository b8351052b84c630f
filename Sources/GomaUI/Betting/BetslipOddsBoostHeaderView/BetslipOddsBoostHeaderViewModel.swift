/// The model of a betslip odds boost header: follows the selections of the bet slip, and reaches the highest boost
/// with the last.
public final class BetslipOddsBoostHeaderViewModel: ViewModel<BetslipOddsBoostHeaderDisplayState>,
    BetslipOddsBoostHeaderViewModelProtocol, ActingModel
{
    public static let actions = [
        Action("showBoostDetails()", showBoostDetails), Action("addSelection()", addSelection),
        Action("removeSelection()", removeSelection),
    ]

    public func showBoostDetails() {
        record()
        guard currentDisplayState.isEnabled else { return }
        ask(to: ExplainBoosts())
    }

    /// Sets how far the boost has come; `nil` while that is not known.
    public func updateProgress(_ progress: WinBoostProgress?) { update { $0.progress = progress } }

    /// A selection that counts came into the bet slip.
    public func addSelection() {
        record()
        change { $0.addSelection() }
    }

    /// A selection that counts left the bet slip.
    public func removeSelection() {
        record()
        change { $0.removeSelection() }
    }

    private func change(_ change: (inout WinBoostProgress) -> Void) {
        guard var progress = currentDisplayState.progress else { return }
        change(&progress)
        updateProgress(progress)
    }
}
