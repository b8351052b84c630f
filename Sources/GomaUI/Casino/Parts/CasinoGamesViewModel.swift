/// The model of a section of games: those that did not come can be asked for again.
open class CasinoGamesViewModel<State: CasinoGamesState>: ViewModel<State> {
    private var request: AnyObject?

    /// Asks for the games once more, unless it does so already; what comes of it shows in the phase.
    public func reload() {
        record()
        guard request == nil else { return }
        update { $0.phase = .loading }
        request = ask(to: LoadGames(section: currentDisplayState.id)) { [weak self] answer in
            self?.update { $0.phase = answer.failure.map(CasinoGamesPhase.failed) ?? .games }
        }
    }

    override open func keepTime(for state: State, after old: State?) {
        if state.phase != .loading || state.id != old?.id { request = nil }
    }
}
