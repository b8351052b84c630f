/// Decides what an outcome shows, and what choosing it means.
public protocol OutcomeItemViewModelProtocol: DisplayStateSource<OutcomeItemDisplayState> {
    /// Puts the outcome on the bet slip or takes it off; only an open one can be chosen.
    func toggleSelection()

    /// Asks for more about the outcome, as a long press does elsewhere.
    func requestDetails()

    /// Called by the view once the price movement has been shown for long enough.
    func clearOddsChange()
}
