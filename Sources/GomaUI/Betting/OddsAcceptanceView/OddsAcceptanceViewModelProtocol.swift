/// Decides whether changed odds are agreed to, and where the explanation is.
public protocol OddsAcceptanceViewModelProtocol: DisplayStateSource<OddsAcceptanceDisplayState> {
    /// Agrees to changed odds, or takes it back.
    func toggleAcceptance()

    /// Asks what is agreed to.
    func learnMore()
}
