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

    /// A selection that counts came into the bet slip.
    public func addSelection() { act { $0.progress?.addSelection() } }

    /// A selection that counts left the bet slip.
    public func removeSelection() { act { $0.progress?.removeSelection() } }
}
