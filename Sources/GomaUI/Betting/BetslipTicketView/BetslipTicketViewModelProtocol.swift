/// Decides what a selection of the bet slip shows, and what taking it out means.
public protocol BetslipTicketViewModelProtocol: DisplayStateSource<BetslipTicketDisplayState> {
    /// Takes the selection out of the bet slip, whatever its status: it may be what keeps the bet from being placed.
    func remove()

    /// Puts a selection back that has just been taken out.
    func undoRemoval()

    /// Called by the view once the price movement has been shown for long enough.
    func clearOddsChange()
}
