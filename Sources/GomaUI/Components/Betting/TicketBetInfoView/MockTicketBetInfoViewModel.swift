import TerminalKit

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

    /// Whether what is asked for is not given.
    public var fails = false
    private var answer: AnyCancellable?
    private var rebetNotice: AnyCancellable?
    private var feed: AnyCancellable?
    /// What has been asked for; all of the bet where `nil`.
    private var requested: Money?

    public var rebetViewModel: any ButtonIconViewModelProtocol {
        part(\.rebet) { MockButtonIconViewModel($0) { [weak self] in self?.rebet() } }
    }
    public var cashOutViewModel: (any ButtonIconViewModelProtocol)? {
        part(\.cashOut) { MockButtonIconViewModel($0) { [weak self] in self?.askForCashout() } }
    }
    public var ticketViewModels: [any TicketSelectionViewModelProtocol] {
        parts(\.tickets, MockTicketSelectionViewModel.init)
    }
    public var cashoutAmountViewModel: (any CashoutAmountViewModelProtocol)? {
        part(\.cashoutAmount) { MockCashoutAmountViewModel($0) { [weak self] in self?.showTools(for: $0) } }
    }
    public var cashoutSliderViewModel: (any CashoutSliderViewModelProtocol)? {
        part(\.cashoutSlider) { MockCashoutSliderViewModel($0) { [weak self] in self?.cashOut($0) } }
    }
    public var fullCashoutViewModel: (any ButtonIconViewModelProtocol)? {
        part(\.fullCashout) { MockButtonIconViewModel($0) { [weak self] in self?.cashOut(nil) } }
    }
    public var statusViewModel: (any BetTicketStatusViewModelProtocol)? {
        part(\.status, MockBetTicketStatusViewModel.init)
    }

    public func openBet() {
        record("openBet()")
        ask(to: .openBet(currentDisplayState.title))
    }

    /// One selection is decided; the bet is once that says so.
    public func settleTicket(at index: Int, as result: BetResult) {
        update { $0.tickets[index].settle(as: result) }
        conclude()
    }

    // MARK: What the buttons mean

    /// Once for as long as it is said; the button stays where the keyboard is.
    private func rebet() {
        let (old, notice) = (currentDisplayState.rebet, environment.text(.addedToBetslip))
        guard old.title != notice else { return }
        update { $0.rebet.title = notice }
        rebetNotice = environment.scheduler.after(Self.rebetTime) { [weak self] in
            self?.update { if $0.rebet.title == notice { $0.rebet = old } }
        }
        ask(to: .repeatBet(currentDisplayState.title))
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

    override public func keepTime(for state: TicketBetInfoDisplayState, after old: TicketBetInfoDisplayState?) {
        if !state.isLoading {
            answer = nil
        } else if answer == nil {
            answer = environment.scheduler.after(Self.answerTime) { [weak self] in self?.receiveAnswer() }
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
        update {
            $0.fullCashout = .fullCashout(title: title)
            $0.cashoutSlider?.updateRange(minimum: least, maximum: offer, in: environment)
            guard $0.cashoutSlider == nil else { return }
            $0.cashoutSlider = CashoutSliderDisplayState(
                title: choose, minimum: least, maximum: offer, amount: offer, button: .cashOut(title: title))
        }
    }

    // MARK: The feed

    /// Lets the matches of the bet go on from now, until all are decided.
    public func followMatches() {
        feed = environment.scheduler.every(Self.stepTime) { [weak self] in self?.advance() }
    }

    /// The first match that is not decided begins, sees two goals, and decides its selection; then it is the next one's
    /// turn.
    private func advance() {
        guard let index = currentDisplayState.tickets.firstIndex(where: { $0.result == nil }) else { return feed = nil }
        let score = currentDisplayState.tickets[index].score
        guard let score else { return goLive(at: index, score: TicketScore(0, 0)) }
        guard score.home + score.away >= 2 else {
            return goLive(at: index, score: TicketScore(score.home + 1, score.away))
        }
        settleTicket(at: index, as: index.isMultiple(of: 2) ? .won : .draw)
    }

    private func goLive(at index: Int, score: TicketScore) { update { $0.tickets[index].goLive(score: score) } }

    private func conclude() {
        guard currentDisplayState.status == nil, currentDisplayState.outcome != .open else { return }
        feed = nil
        update { $0.settle(as: $0.outcome) }
    }
}
