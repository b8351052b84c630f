import TerminalKit

/// The model of a ticket bet info: a bet can be placed again, offers to give it up come and go, a part or all of it
/// is cashed out after a while, and each match decides its own selection.
public final class TicketBetInfoViewModel: ViewModel<TicketBetInfoDisplayState>,
    TicketBetInfoViewModelProtocol, ActingModel
{
    public static let actions = [Action("openBet()", openBet)]

    /// How long it is said that the selections are on the bet slip.
    public static let rebetTime = Duration.seconds(2)
    /// Time from one step of the feed to the next.
    public static let stepTime = Duration.seconds(2)

    private var rebetNotice: AnyCancellable?
    private var feed: AnyCancellable?

    public var rebetViewModel: any ButtonIconViewModelProtocol {
        part(named: "rebet", read: { [environment] in $0.rebetButton(in: environment) }) {
            ButtonIconViewModel($0) { [weak self] in self?.rebet() }
        }
    }
    public var cashOutViewModel: (any ButtonIconViewModelProtocol)? {
        part(\.cashOut) { ButtonIconViewModel($0) { [weak self] in self?.askForCashout() } }
    }
    public var ticketViewModels: [any TicketSelectionViewModelProtocol] {
        parts(\.tickets, TicketSelectionViewModel.init)
    }
    public var cashoutAmountViewModel: (any CashoutAmountViewModelProtocol)? {
        part(\.cashoutAmount) { place -> CashoutAmountViewModel in
            CashoutAmountViewModel(place) { [weak self] in self?.showTools(for: $0) }
        }
    }
    public var cashoutSliderViewModel: (any CashoutSliderViewModelProtocol)? {
        part(
            named: "cashoutSlider", read: \.usableSlider,
            write: { if $0.cashoutSlider != nil { $0.cashoutSlider = $1 } }
        ) { place -> CashoutSliderViewModel in
            CashoutSliderViewModel(place) { [weak self] in self?.cashOut($0) }
        }
    }
    public var fullCashoutViewModel: (any ButtonViewModelProtocol)? {
        part(named: "fullCashout", read: { [environment] in $0.fullCashoutButton(in: environment) }) {
            place -> ButtonViewModel in
            ButtonViewModel(place) { [weak self] in self?.cashOutAll() }
        }
    }
    public var statusViewModel: (any BetTicketStatusViewModelProtocol)? {
        part(\.status, BetTicketStatusViewModel.init)
    }

    public func openBet() {
        record()
        ask(to: OpenBet(id: currentDisplayState.id))
    }

    // MARK: What the buttons mean

    /// Once for as long as it is said; the button stays where the keyboard is.
    private func rebet() {
        guard !currentDisplayState.wasAddedToBetslip else { return }
        update { $0.wasAddedToBetslip = true }
        ask(to: RepeatBet(id: currentDisplayState.id))
    }

    /// Asks for an offer, or takes the one there is away.
    private func askForCashout() { update { $0.toggleCashout() } }

    private func cashOut(_ amount: Money) { update { $0.giveUp(for: amount) } }

    private func cashOutAll() {
        if let offer = currentDisplayState.fullCashout { cashOut(offer) }
    }

    // MARK: What comes of it

    override public func keepTime(for state: TicketBetInfoDisplayState, after old: TicketBetInfoDisplayState?) {
        ask(to: state.cashOutRequest, while: state.isLoading) { [weak self] in self?.receive($0) }
        guard state.wasAddedToBetslip else { return rebetNotice = nil }
        guard rebetNotice == nil else { return }
        rebetNotice = environment.scheduler.after(Self.rebetTime) { [weak self] in
            self?.update { $0.wasAddedToBetslip = false }
        }
    }

    private func receive(_ answer: RequestAnswer<Void>) {
        update {
            switch answer {
            case .done: $0.receive($0.cashingOut)
            case .refused(let reason): $0.refuseCashout(RequestFailure(reason))
            case .silence: $0.refuseCashout(.noAnswer)
            }
        }
    }

    private func showTools(for offer: Money) { update { $0.showTools(for: offer) } }

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
        update { $0.settleTicket(at: index, as: index.isMultiple(of: 2) ? .won : .draw) }
    }

    private func goLive(at index: Int, score: TicketScore) { update { $0.tickets[index].goLive(score: score) } }
}
