/// Decides what a search shows: what is typed, what was found, and what was searched for before.
public protocol SearchViewModelProtocol: DisplayStateSource<SearchDisplayState> {
    /// One for each search of before, in the state's order.
    var recentSearchViewModels: [any RecentSearchViewModelProtocol] { get }

    /// The customer has typed, deleted or pasted.
    func updateText(_ text: String)

    /// Empties the field.
    func clearText()

    /// The keyboard has come to the search or gone from it.
    func setFocused(_ isFocused: Bool)

    /// Return: shows what was found; after a failure, searches again.
    func submit()
}
