/// Decides which options there are, and what choosing one of them means.
public protocol SelectOptionsViewModelProtocol: DisplayStateSource<SelectOptionsDisplayState> {
    /// One for each option of the state, in its order. A press arrives there and is handed to the list.
    var optionViewModels: [any SimpleOptionRowViewModelProtocol] { get }

    /// Chooses an option in place of the one that was chosen; there is no way back to none.
    func selectOption(id: String)
}
