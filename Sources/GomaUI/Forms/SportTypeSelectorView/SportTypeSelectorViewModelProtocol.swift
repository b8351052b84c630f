/// Decides which sports there are to choose from, and what choosing one of them means.
public protocol SportTypeSelectorViewModelProtocol: DisplayStateSource<SportTypeSelectorDisplayState> {
    /// One for each sport of the state, in its order. A press arrives there and is handed to the selector.
    var sportViewModels: [any SportTypeSelectorItemViewModelProtocol] { get }

    /// Chooses a sport in place of the one before, also once more the same.
    func selectSport(id: String)

    /// Leaves the screen without a choice.
    func cancel()
}
