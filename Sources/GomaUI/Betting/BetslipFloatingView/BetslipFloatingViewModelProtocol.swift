/// Decides what the way to the bet slip shows.
@MainActor
public protocol BetslipFloatingViewModelProtocol: DisplayStateSource<BetslipFloatingDisplayState> {
    /// Leads to the bet slip.
    func openBetslip()
}
