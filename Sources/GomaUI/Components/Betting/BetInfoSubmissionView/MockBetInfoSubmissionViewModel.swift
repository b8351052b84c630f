import TerminalKit

/// Behaves as in production: reads the stake, computes what the bet brings, and places it after a while; a bet that is
/// placed is paid from the balance, and for a few seconds can be taken back.
public final class MockBetInfoSubmissionViewModel: MockViewModel<BetInfoSubmissionDisplayState>,
    BetInfoSubmissionViewModelProtocol, ActingModel
{
    public static let actions = [
        Action("changeStake(to:)", changeStake),
        Action("addToStake(_:)", addToStake),
        Action("placeBet()", placeBet),
        Action("takeBackBet()", takeBackBet),
    ]

    /// How long a bet is on its way.
    public static let submissionTime = Duration.milliseconds(1200)
    /// How long a bet that is placed can be taken back, in seconds.
    public static let secondsToTakeBack = 5

    /// What the next bets are answered with; `nil` to take them.
    public var refusal: BetRefusal?
    /// What it means to the owner that a bet is placed for good; gets its stake.
    public var onConfirm: ((Money) -> Void)?
    private var timer: AnyCancellable?
    /// The odds with which the bet was sent.
    private var oddsSent: Double?

    public var rowViewModels: [any BetSummaryRowViewModelProtocol] {
        parts(named: "rows", read: parts { $0.rows }, MockBetSummaryRowViewModel.init)
    }
    public var stakeFieldViewModel: any BorderedTextFieldViewModelProtocol {
        part(named: "stakeField", read: parts { $0.stakeField }, write: { $0.isStakeFocused = $1.isFocused }) {
            place -> MockBorderedTextFieldViewModel in
            let model = MockBorderedTextFieldViewModel(place)
            model.onEdit = { [weak self] in self?.changeStake(to: $0) }
            model.validate = { [weak self] _ in self?.sentence }
            return model
        }
    }
    public var quickAddViewModels: [any QuickAddButtonViewModelProtocol] {
        parts(named: "quickAdds", read: parts { $0.quickAdds }) {
            MockQuickAddButtonViewModel($0) { [weak self] in self?.addToStake($0) }
        }
    }
    public var placeBetViewModel: any ButtonViewModelProtocol {
        part(named: "placeBet", read: parts { $0.placeBet }) {
            MockButtonViewModel($0) { [weak self] in self?.placeBet() }
        }
    }
    public var takeBackViewModel: (any ButtonViewModelProtocol)? {
        part(named: "takeBack", read: parts { $0.takeBack }) {
            MockButtonViewModel($0) { [weak self] in self?.takeBackBet() }
        }
    }

    // MARK: What the customer does

    public func changeStake(to text: String) {
        record(text)
        setStake(text)
    }

    public func addToStake(_ amount: Int) {
        record(amount)
        guard let stake = parts.stake(adding: amount) else { return }
        setStake(stake)
    }

    public func placeBet() {
        record()
        guard parts.canPlaceBet else { return }
        update {
            $0.phase = .submitting
            $0.isStakeFocused = false
        }
    }

    public func takeBackBet() {
        record()
        guard case .placed(let stake, _) = currentDisplayState.phase else { return }
        update {
            $0.phase = .editing
            $0.limits.pay(-stake.amount)
        }
    }

    // MARK: What happens elsewhere

    /// The selections have other odds, or are gone; a bet that is on its way is refused for it.
    public func updateOdds(to odds: Double?) { update { $0.odds = odds } }

    public func updateBoost(to boost: Percentage?) { update { $0.boost = boost } }

    /// A selection can no longer be bet on, or all can again; a bet that is on its way is refused for it.
    public func updateHasValidTickets(_ hasValidTickets: Bool) { update { $0.hasValidTickets = hasValidTickets } }

    public func updateLimits(_ limits: StakeLimits) { update { $0.limits = limits } }

    public func setEnabled(_ isEnabled: Bool) { update { $0.isEnabled = isEnabled } }

    private var parts: BetInfoSubmissionParts { BetInfoSubmissionParts(currentDisplayState, in: environment) }

    /// Reads what follows from a state.
    private func parts<Part>(
        _ read: @escaping @MainActor (BetInfoSubmissionParts) -> Part
    ) -> (BetInfoSubmissionDisplayState) -> Part {
        { [environment] in read(BetInfoSubmissionParts($0, in: environment)) }
    }

    private var sentence: String? { parts.problem.map(environment.sentence) }

    /// Another stake begins another bet.
    private func setStake(_ text: String) {
        guard currentDisplayState.isEditable else { return }
        update {
            $0.stake = text
            $0.phase = .editing
        }
    }

    /// Starts the time of a phase that passes by itself; the seconds of a placed bet run on.
    override public func keepTime(
        for state: BetInfoSubmissionDisplayState, after old: BetInfoSubmissionDisplayState?
    ) {
        guard state.phase != old?.phase else { return }
        switch state.phase {
        case .editing, .confirmed, .failed: timer = nil
        case .submitting:
            oddsSent = state.odds
            timer = environment.scheduler.after(Self.submissionTime) { [weak self] in self?.answer() }
        case .placed(_, let seconds):
            let next: Duration = seconds > 0 ? .seconds(1) : .zero
            timer = environment.scheduler.after(next) { [weak self] in self?.secondPassed() }
        }
    }

    private func answer() {
        let state = currentDisplayState
        let isStale = state.odds != oddsSent
        let refused = refusal ?? (!state.hasValidTickets ? .selectionClosed : isStale ? .oddsChanged : nil)
        guard let stake = parts.stake, refused == nil else {
            return update { $0.phase = refused.map(BetSubmissionPhase.failed) ?? .editing }
        }
        update {
            $0.phase = .placed(stake: stake, secondsToTakeBack: Self.secondsToTakeBack)
            $0.limits.pay(stake.amount)
        }
    }

    private func secondPassed() {
        guard case .placed(let stake, let seconds) = currentDisplayState.phase else { return }
        guard seconds <= 1 else {
            return update { $0.phase = .placed(stake: stake, secondsToTakeBack: seconds - 1) }
        }
        update {
            $0.phase = .confirmed(stake: stake)
            $0.stake = ""
        }
        onConfirm?(stake)
    }
}
