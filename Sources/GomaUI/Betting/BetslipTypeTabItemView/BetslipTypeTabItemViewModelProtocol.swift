/// Decides what a tab of bet types shows, and what choosing it means.
public protocol BetslipTypeTabItemViewModelProtocol: DisplayStateSource<BetslipTypeTabItemDisplayState> {
    /// Switches to the tab's bet type; the one that is selected stays so.
    func select()
}
