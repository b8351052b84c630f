/// Decides how a game can be played. Which way the customer takes is heard by the buttons.
public protocol CasinoGamePlayModeSelectorViewModelProtocol:
    DisplayStateSource<CasinoGamePlayModeSelectorDisplayState>
{
    /// Plays with money, or leads to what it takes before.
    var playButtonViewModel: any ButtonViewModelProtocol { get }
    /// One for each of the owner's own ways, in its order; where there are any, the others do not show.
    var ownButtonViewModels: [any ButtonViewModelProtocol] { get }
    /// Plays without money; `nil` where that cannot be done.
    var practiceButtonViewModel: (any ButtonViewModelProtocol)? { get }

    /// Asks once more what the game is like, and whether it can be played.
    func refresh()
}
