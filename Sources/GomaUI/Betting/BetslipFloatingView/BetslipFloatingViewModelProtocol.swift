/// Decides what the way to the bet slip shows.
public protocol BetslipFloatingViewModelProtocol: DisplayStateSource<BetslipFloatingDisplayState> {
    /// Leads to the bet slip.
    func openBetslip()
}
