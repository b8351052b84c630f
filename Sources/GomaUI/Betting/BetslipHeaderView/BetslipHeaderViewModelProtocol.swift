/// Decides what the top line of the bet slip shows.
public protocol BetslipHeaderViewModelProtocol: DisplayStateSource<BetslipHeaderDisplayState> {
    /// A guest wants an account.
    func join()

    /// A guest has an account.
    func logIn()

    /// Puts the bet slip away.
    func close()
}
