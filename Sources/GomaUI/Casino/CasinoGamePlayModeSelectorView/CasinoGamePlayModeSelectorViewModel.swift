/// The model of a casino game play mode selector: guests are led to the login and those short of money to the
/// deposit, a game takes a moment to open and may not, and one that was not available can be asked for again.
public final class CasinoGamePlayModeSelectorViewModel: ViewModel<CasinoGamePlayModeSelectorDisplayState>,
    CasinoGamePlayModeSelectorViewModelProtocol, ActingModel
{
    public static let actions = [Action("refresh()", refresh)]

    /// How long an answer takes.
    public static let answerTime = Duration.seconds(1)

    /// What stands between the customer and a game that is available again.
    public var accessWhenAvailable = CasinoGameAccess.player
    private var opening: AnyObject?
    private var arrival: AnyObject?

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

    public func refresh() {
        record()
        update { $0.refresh() }
    }

    private func play() {
        switch currentDisplayState.access {
        case .guest: ask(to: .openLogin)
        case .balanceTooLow: ask(to: .openDeposit)
        case .player: update { $0.begin(isPractice: false) }
        case .unavailable: break
        }
    }

    override public func keepTime(
        for state: CasinoGamePlayModeSelectorDisplayState, after old: CasinoGamePlayModeSelectorDisplayState?
    ) {
        keepOpening(state)
        keepLoading(state)
    }

    private func keepOpening(_ state: CasinoGamePlayModeSelectorDisplayState) {
        guard case .starting(let isPractice) = state.start else { return opening = nil }
        guard opening == nil else { return }
        opening = ask(for: Self.answerTime) { [weak self] in self?.open(isPractice: isPractice, $0) }
    }

    private func open(isPractice: Bool, _ answer: MockAnswer) {
        switch answer {
        case .given:
            update { $0.start = .choosing }
            ask(to: .playGame(currentDisplayState.name, isPractice: isPractice))
        case .refused: update { $0.start = .failed(message: nil) }
        case .silence: update { $0.start = .failed(message: environment.text(.noAnswer)) }
        }
    }

    private func keepLoading(_ state: CasinoGamePlayModeSelectorDisplayState) {
        guard state.isLoading else { return arrival = nil }
        guard arrival == nil else { return }
        arrival = ask(for: Self.answerTime) { [weak self] in self?.receive($0) }
    }

    /// Without an answer a game counts as one that cannot be played now.
    private func receive(_ answer: MockAnswer) {
        update { state in
            state.isLoading = false
            guard answer == .given else { return state.access = .unavailable }
            if state.access == .unavailable { state.access = accessWhenAvailable }
        }
    }
}
