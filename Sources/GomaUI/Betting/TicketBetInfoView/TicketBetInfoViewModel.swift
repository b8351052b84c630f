/// The model of a ticket bet info: a bet can be placed again, offers to give it up come and go, and a part or all of it
/// is cashed out.
public final class TicketBetInfoViewModel: ViewModel<TicketBetInfoDisplayState>,
    TicketBetInfoViewModelProtocol, ActingModel
{
    public static let actions = [Action("openBet()", openBet)]

    /// How long it is said that the selections are on the bet slip.
    public static let rebetTime = Duration.seconds(2)

    private var rebetNotice: AnyCancellable?

    public var rebetViewModel: any ButtonIconViewModelProtocol {
        part(named: "rebet", read: { [environment] in $0.rebetButton(in: environment) }) {
            ButtonIconViewModel($0) { [weak self] in self?.update { $0.repeatBet() } }
        }
    }
    public var cashOutViewModel: (any ButtonIconViewModelProtocol)? {
        part(\.cashOut) { ButtonIconViewModel($0) { [weak self] in self?.update { $0.toggleCashout() } } }
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
        part(named: "status", read: \.shownStatus, write: { $0.take($1) }, BetTicketStatusViewModel.init)
    }

    public func openBet() { act(asking: OpenBet(id: currentDisplayState.id)) }

    // MARK: What the buttons mean

    private func cashOut(_ amount: Money) { update { $0.giveUp(for: amount) } }

    private func cashOutAll() {
        if let offer = currentDisplayState.fullCashout { cashOut(offer) }
    }

    // MARK: What comes of it

    override public func keepTime(for state: TicketBetInfoDisplayState, after old: TicketBetInfoDisplayState?) {
        // Another offer may come before the answer, which is about what was asked for.
        let (request, worth) = (state.cashOutRequest, state.worth)
        ask(to: request, about: state.id, while: state.isLoading) { [weak self] in
            self?.receive($0, to: request, of: worth)
        }
        ask(to: RepeatBet(id: state.id), about: state.id, while: state.repetition == .asked) { [weak self] answer in
            self?.update { $0.repetition = RepeatBetPhase(answer) }
        }
        // What is said of another bet is said anew.
        if state.id != old?.id { rebetNotice = nil }
        guard state.repetition == .done else { return rebetNotice = nil }
        guard rebetNotice == nil else { return }
        rebetNotice = environment.scheduler.after(Self.rebetTime) { [weak self] in
            self?.update { $0.repetition = .idle }
        }
    }

    private func receive(_ answer: RequestAnswer<Void>, to request: CashOut, of worth: Money?) {
        update { state in
            if let failure = answer.failure { return state.refuseCashout(failure) }
            state.receive(request.isFull ? nil : request.amount, of: worth)
        }
        // An offer that is on its way is for as much of the bet as there was: it is forgotten, and another is asked for.
        guard answer.failure == nil, currentDisplayState.cashoutAmount?.phase == .loading else { return }
        update { $0.cashoutAmount?.fail() }
        update { $0.cashoutAmount?.load() }
    }

    /// One that comes once it has been withdrawn, or the bet has ended, is none.
    private func showTools(for offer: Money) {
        update { if $0.cashoutAmount?.phase == .offered { $0.showTools(for: offer) } }
    }
}
