#if canImport(Combine)
    import Combine
#else
    import OpenCombine
#endif

/// Behaves as in production: a bet can be placed again, offers to give it up come and go, a part or all of it is cashed
/// out after a while, and each match decides its own selection.
public final class MockTicketBetInfoViewModel: MockViewModel<TicketBetInfoDisplayState>,
    TicketBetInfoViewModelProtocol
{
    /// How long an answer to a cash-out takes.
    public static let answerTime = Duration.milliseconds(1500)
    /// How long it is said that the selections are on the bet slip.
    public static let rebetTime = Duration.seconds(2)
    /// Time from one step of the feed to the next.
    public static let stepTime = Duration.seconds(2)

    private lazy var rebetButton = ChildModels(of: self, at: \.rebet) { [weak self, environment] in
        Self.button($0, in: environment) { self?.rebet() }
    }
    private lazy var cashOutButton = ChildModels(of: self, at: \.cashOut) { [weak self, environment] in
        Self.button($0, in: environment) { self?.askForCashout() }
    }
    private lazy var fullCashoutButton = ChildModels(of: self, at: \.fullCashout) { [weak self, environment] in
        Self.button($0, in: environment) { self?.cashOut(nil) }
    }
    private lazy var tickets = ChildModels(of: self, at: \.tickets) { [environment] in
        MockTicketSelectionViewModel($0, in: environment)
    }
    private lazy var amounts = ChildModels(of: self, at: \.cashoutAmount) { [weak self, environment] in
        Self.amount($0, in: environment) { self?.showTools(for: $0) }
    }
    private lazy var sliders = ChildModels(of: self, at: \.cashoutSlider) { [weak self, environment] in
        Self.slider($0, in: environment) { self?.cashOut($0) }
    }
    private lazy var statuses = ChildModels(of: self, at: \.status) { [environment] in
        MockBetTicketStatusViewModel($0, in: environment)
    }

    /// What placing the bet again means to the owner, such as a bet slip.
    public var onRebet: (() -> Void)?
    /// Whether what is asked for is not given.
    public var fails = false
    private var answer: AnyCancellable?
    private var rebetNotice: AnyCancellable?
    private var feed: AnyCancellable?
    /// What has been asked for; all of the bet where `nil`.
    private var requested: Money?

    override public init(_ state: TicketBetInfoDisplayState, in environment: ViewEnvironment) {
        super.init(state, in: environment)
        keepInStep { [weak self] in self?.keepTime(for: $0) }
    }

    public var rebetViewModel: any ButtonIconViewModelProtocol { rebetButton.only }
    public var cashOutViewModel: (any ButtonIconViewModelProtocol)? { cashOutButton.first }
    public var ticketViewModels: [any TicketSelectionViewModelProtocol] { tickets.models }
    public var cashoutAmountViewModel: (any CashoutAmountViewModelProtocol)? { amounts.first }
    public var cashoutSliderViewModel: (any CashoutSliderViewModelProtocol)? { sliders.first }
    public var fullCashoutViewModel: (any ButtonIconViewModelProtocol)? { fullCashoutButton.first }
    public var statusViewModel: (any BetTicketStatusViewModelProtocol)? { statuses.first }

    // MARK: The parts' models, for feeds

    public var ticketModels: [MockTicketSelectionViewModel] { tickets.models }
    public var cashoutAmountModel: MockCashoutAmountViewModel? { amounts.first }

    public func openBet() {
        record("openBet()")
    }

    /// One selection is decided; the bet is once that says so.
    public func settleTicket(at index: Int, as result: BetResult) {
        tickets.models[index].settle(as: result)
        conclude()
    }

    // MARK: What the buttons mean

    private func rebet() {
        let (old, notice) = (currentDisplayState.rebet, environment.text(.addedToBetslip))
        update {
            $0.rebet.title = notice
            $0.rebet.isEnabled = false
        }
        rebetNotice = environment.scheduler.after(Self.rebetTime) { [weak self] in
            self?.update { if $0.rebet.title == notice { $0.rebet = old } }
        }
        onRebet?()
    }

    /// Asks for an offer, or takes the one there is away.
    private func askForCashout() {
        let title = environment.text(.partialCashout)
        update { state in
            guard state.cashoutAmount == nil, state.cashoutSlider == nil, state.fullCashout == nil else {
                return state.withdrawCashout()
            }
            state.cashoutAmount = CashoutAmountDisplayState(
                title: title, amount: state.stake, phase: .loading,
                secondsLeft: MockCashoutAmountViewModel.validity)
        }
    }

    /// Asks for an amount, or for all of the bet.
    private func cashOut(_ amount: Money?) {
        guard currentDisplayState.status == nil, !currentDisplayState.isLoading else { return }
        requested = amount
        update { $0.isLoading = true }
    }

    // MARK: What comes of it

    private func keepTime(for state: TicketBetInfoDisplayState) {
        if !state.isLoading {
            answer = nil
        } else if answer == nil {
            answer = environment.scheduler.after(Self.answerTime) { [weak self] in self?.receiveAnswer() }
        }
        if !state.followsFeed {
            feed = nil
        } else if feed == nil {
            feed = environment.scheduler.every(Self.stepTime) { [weak self] in self?.advance() }
        }
    }

    private func receiveAnswer() {
        let worth = worth
        guard !fails else { return refuse(worth ?? currentDisplayState.stake) }
        guard let amount = requested, let worth, amount.hundredths < worth.hundredths else {
            return update {
                $0.isLoading = false
                $0.settle(as: .cashedOut)
            }
        }
        let rest = Money(hundredths: worth.hundredths - amount.hundredths, worth.currency)
        update {
            $0.isLoading = false
            $0.giveUp(amount, of: worth)
            $0.cashoutAmount?.amount = rest
        }
        showTools(for: rest)
    }

    private func refuse(_ worth: Money) {
        let (title, message) = (environment.text(.partialCashout), environment.text(.cashoutFailed))
        update {
            $0.isLoading = false
            $0.cashoutAmount = CashoutAmountDisplayState(
                title: $0.cashoutAmount?.title ?? title, amount: worth, phase: .failed(message: message),
                secondsLeft: $0.cashoutAmount?.secondsLeft)
        }
    }

    /// What all of the bet brings now.
    private var worth: Money? {
        let state = currentDisplayState
        return state.cashoutSlider?.maximum ?? state.cashoutAmount?.amount
    }

    /// What can be done with an offer: give up a part for a part of it, or all for all.
    private func showTools(for offer: Money) {
        let title = "\(environment.text(.cashOut)) \(environment.money.string(offer))"
        let choose = environment.text(.chooseCashout)
        let least = Money(hundredths: min(10, offer.hundredths), offer.currency)
        if let slider = sliders.first { slider.updateRange(minimum: least, maximum: offer) }
        update {
            $0.fullCashout = .fullCashout(title: title)
            guard $0.cashoutSlider == nil else { return }
            $0.cashoutSlider = CashoutSliderDisplayState(
                title: choose, minimum: least, maximum: offer, amount: offer, button: .cashOut(title: title))
        }
    }

    // MARK: The feed

    /// The first match that is not decided begins, sees two goals, and decides its selection; then it is the next one's
    /// turn.
    private func advance() {
        guard let index = currentDisplayState.tickets.firstIndex(where: { $0.result == nil }) else {
            return update { $0.followsFeed = false }
        }
        let score = currentDisplayState.tickets[index].score
        guard let score else { return tickets.models[index].goLive(score: TicketScore(0, 0)) }
        guard score.home + score.away >= 2 else {
            return tickets.models[index].goLive(score: TicketScore(score.home + 1, score.away))
        }
        settleTicket(at: index, as: index.isMultiple(of: 2) ? .won : .draw)
    }

    private func conclude() {
        guard currentDisplayState.status == nil, currentDisplayState.outcome != .open else { return }
        update {
            $0.settle(as: $0.outcome)
            $0.followsFeed = false
        }
    }

    // MARK: Making the parts' models

    private static func button(
        _ state: ButtonIconDisplayState, in environment: ViewEnvironment, onPress: @escaping () -> Void
    ) -> MockButtonIconViewModel {
        let model = MockButtonIconViewModel(state, in: environment)
        model.onPress = onPress
        return model
    }

    private static func amount(
        _ state: CashoutAmountDisplayState, in environment: ViewEnvironment, onOffer: @escaping (Money) -> Void
    ) -> MockCashoutAmountViewModel {
        let model = MockCashoutAmountViewModel(state, in: environment)
        model.onOffer = onOffer
        return model
    }

    private static func slider(
        _ state: CashoutSliderDisplayState, in environment: ViewEnvironment, onCashOut: @escaping (Money) -> Void
    ) -> MockCashoutSliderViewModel {
        let model = MockCashoutSliderViewModel(state, in: environment)
        model.onCashOut = onCashOut
        return model
    }
}
