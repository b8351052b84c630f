/// Decides which bet types there are, and which one the bet slip is switched to.
public protocol BetslipTypeSelectorViewModelProtocol: DisplayStateSource<BetslipTypeSelectorDisplayState> {
    /// One for each tab of the state, in its order. A press arrives there and is handed on.
    var tabViewModels: [any BetslipTypeTabItemViewModelProtocol] { get }

    /// Switches to a bet type; one that is selected already or does not exist changes nothing.
    func selectTab(id: String)
}
