#if canImport(Combine)
    import Combine
#else
    import OpenCombine
#endif

/// Behaves as in production: reads the stake, computes what the bet brings, and places it after a while; a bet that is
/// placed is paid from the balance, and for a few seconds can be taken back.
public final class MockBetInfoSubmissionViewModel: MockViewModel<BetInfoSubmissionDisplayState>,
    BetInfoSubmissionViewModelProtocol
{
    /// How long a bet is on its way.
    public static let submissionTime = Duration.milliseconds(1200)
    /// How long a bet that is placed can be taken back, in seconds.
    public static let secondsToTakeBack = 5

    private lazy var rows = ChildModels(of: self, named: "rows", isList: true, derive: { $0.rows }) {
        MockBetSummaryRowViewModel($0, in: $1)
    }
    private lazy var stakeField = ChildModels(
        of: self, named: "stakeField", isList: false, derive: { [$0.stakeField] },
        write: { state, field in state.isStakeFocused = field.isFocused },
        make: { [weak self] state, environment -> MockBorderedTextFieldViewModel in
            let model = MockBorderedTextFieldViewModel(state, in: environment)
            model.onEdit = { self?.changeStake(to: $0) }
            model.validate = { _ in self?.sentence }
            return model
        })
    private lazy var quickAdds = ChildModels(of: self, named: "quickAdds", isList: true, derive: { $0.quickAdds }) {
        [weak self] state, environment -> MockQuickAddButtonViewModel in
        let model = MockQuickAddButtonViewModel(state, in: environment)
        model.onAdd = { self?.addToStake($0) }
        return model
    }
    private lazy var placeButton = ChildModels(of: self, named: "placeBet", isList: false, derive: { [$0.placeBet] }) {
        [weak self] state, environment -> MockButtonViewModel in
        let model = MockButtonViewModel(state, in: environment)
        model.onPress = { self?.placeBet() }
        return model
    }
    private lazy var takeBackButton = ChildModels(
        of: self, named: "takeBack", isList: false, derive: { $0.takeBack.map { [$0] } ?? [] }
    ) { [weak self] state, environment -> MockButtonViewModel in
        let model = MockButtonViewModel(state, in: environment)
        model.onPress = { self?.takeBackBet() }
        return model
    }

    /// What the next bets are answered with; `nil` to take them.
    public var refusal: BetRefusal?
    /// What it means to the owner that a bet is placed for good; gets its stake.
    public var onConfirm: ((Money) -> Void)?
    private var timer: AnyCancellable?
    /// The odds with which the bet was sent.
    private var oddsSent: Double?

    override public init(_ state: BetInfoSubmissionDisplayState, in environment: ViewEnvironment) {
        super.init(state, in: environment)
        follow(state)
    }

    public var rowViewModels: [any BetSummaryRowViewModelProtocol] { rows.models }
    public var stakeFieldViewModel: any BorderedTextFieldViewModelProtocol { stakeField.only }
    public var quickAddViewModels: [any QuickAddButtonViewModelProtocol] { quickAdds.models }
    public var placeBetViewModel: any ButtonViewModelProtocol { placeButton.only }
    public var takeBackViewModel: (any ButtonViewModelProtocol)? { takeBackButton.first }

    // MARK: What the customer does

    public func changeStake(to text: String) {
        record("changeStake(to:)", text)
        setStake(text)
    }

    public func addToStake(_ amount: Int) {
        record("addToStake(_:)", amount)
        guard let stake = parts.stake(adding: amount) else { return }
        setStake(stake)
    }

    public func placeBet() {
        record("placeBet()")
        guard parts.canPlaceBet else { return }
        update {
            $0.phase = .submitting
            $0.isStakeFocused = false
        }
    }

    public func takeBackBet() {
        record("takeBackBet()")
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

    override public func stateWillChange(
        from old: BetInfoSubmissionDisplayState, to new: BetInfoSubmissionDisplayState
    ) {
        if old.phase != new.phase { follow(new) }
    }

    private var parts: BetInfoSubmissionParts { BetInfoSubmissionParts(currentDisplayState, in: environment) }

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
    private func follow(_ state: BetInfoSubmissionDisplayState) {
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

extension ChildModels {
    /// Children of a bet's submission, each as it follows from the whole.
    fileprivate convenience init(
        of parent: MockBetInfoSubmissionViewModel, named name: String, isList: Bool,
        derive: @escaping @MainActor (BetInfoSubmissionParts) -> [Child],
        write: @escaping (inout BetInfoSubmissionDisplayState, Child) -> Void = { _, _ in },
        make: @escaping @MainActor (Child, ViewEnvironment) -> Model
    ) {
        let environment = parent.environment
        self.init(
            of: parent, named: name, isList: isList,
            derive: { derive(BetInfoSubmissionParts($0, in: environment)) },
            write: { state, _, child in write(&state, child) }, make: { make($0, environment) })
    }
}
