/// Decides what the bet slip says about the next win boost.
public protocol BetslipOddsBoostHeaderViewModelProtocol: DisplayStateSource<BetslipOddsBoostHeaderDisplayState> {
    /// Asks how win boosts work.
    func showBoostDetails()
}
