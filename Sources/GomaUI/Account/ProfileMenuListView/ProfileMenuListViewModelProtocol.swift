/// Decides which rows the account menu has, and what pressing one of them means.
public protocol ProfileMenuListViewModelProtocol: DisplayStateSource<ProfileMenuListDisplayState> {
    /// One for each row of the state, in its order. A press arrives there and is handed to the menu.
    var rowViewModels: [any ActionRowViewModelProtocol] { get }

    /// Goes to a row's page, or does what the row is for; logging out takes a second press.
    func selectItem(id: String)
}
