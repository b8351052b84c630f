/// The model of a casino game play mode selector: guests are led to the login and those short of money to the
/// deposit, a game takes a moment to open and may not, and one that was not available can be asked for again.
public final class CasinoGamePlayModeSelectorViewModel: ViewModel<CasinoGamePlayModeSelectorDisplayState>,
    CasinoGamePlayModeSelectorViewModelProtocol, ActingModel
{
    public static let actions = [Action("refresh()", refresh)]

    public var playButtonViewModel: any ButtonViewModelProtocol {
        part(named: "playButton", read: { [environment] in $0.playButton(in: environment) }) {
            ButtonViewModel($0) { [weak self] in self?.play() }
        }
    }

    public var practiceButtonViewModel: (any ButtonViewModelProtocol)? {
        part(named: "practiceButton", read: { [environment] in $0.practiceButton(in: environment) }) {
            ButtonViewModel($0) { [weak self] in self?.update { $0.begin(isPractice: true) } }
        }
    }

    public var ownButtonViewModels: [any ButtonViewModelProtocol] {
        parts(named: "ways", read: \.ownButtons) { place in
            ButtonViewModel(place) { [weak self] in self?.takeWay(place.state.id) }
        }
    }

    private func takeWay(_ id: String) { ask(to: ChooseWayToPlay(game: currentDisplayState.id, way: id)) }

    public func refresh() { act { $0.refresh() } }

    private func play() {
        switch currentDisplayState.access {
        case .guest: ask(to: OpenLogin(game: currentDisplayState.id))
        case .balanceTooLow: ask(to: OpenDeposit(game: currentDisplayState.id))
        case .player: update { $0.begin(isPractice: false) }
        case .unavailable: break
        }
    }

    override public func keepTime(
        for state: CasinoGamePlayModeSelectorDisplayState, after old: CasinoGamePlayModeSelectorDisplayState?
    ) {
        ask(
            to: PlayGame(id: state.id, isPractice: state.start == .starting(isPractice: true)), about: state.id,
            while: state.start.isStarting
        ) { [weak self] answer in self?.update { $0.start = answer.failure.map(CasinoGameStart.failed) ?? .choosing } }
        ask(to: LoadGame(id: state.id), about: state.id, while: state.isLoading) { [weak self] in self?.receive($0) }
        if let old, state.isClosed(after: old) || state.isAvailableAgain(after: old) {
            update { $0.start = .choosing }
        }
    }

    /// Without an answer a game counts as one that cannot be played now, and it is said why.
    private func receive(_ answer: RequestAnswer<CasinoGameAccess>) {
        update { state in
            state.isLoading = false
            state.access = if case .done(let access) = answer { access } else { .unavailable }
            state.start = answer.failure.map(CasinoGameStart.failed) ?? .choosing
        }
    }
}
