/// The model of a bet info submission: reads the stake, computes what the bet brings, and places it after a while; a
/// bet that is placed is paid from the balance, and for a few seconds can be taken back.
public final class BetInfoSubmissionViewModel: ViewModel<BetInfoSubmissionDisplayState>,
    BetInfoSubmissionViewModelProtocol, ActingModel
{
    public static let actions = [
        Action("changeStake(to:)", changeStake),
        Action("addToStake(_:)", addToStake),
        Action("confirmStake()", confirmStake),
        Action("placeBet()", placeBet),
        Action("takeBackBet()", takeBackBet),
    ]

    private var passing: AnyObject?

    public func changeStake(to text: String) { act(text) { $0.changeStake(to: text) } }

    public func addToStake(_ amount: Int) { act(amount) { $0.addToStake(amount, in: environment) } }

    public func confirmStake() { act { $0.confirmStake(in: environment) } }

    public func placeBet() { act { $0.placeBet(in: environment) } }

    public func takeBackBet() { act { $0.takeBackBet() } }

    /// Starts the time of a phase that passes by itself; the seconds of a placed bet run on.
    override public func keepTime(
        for state: BetInfoSubmissionDisplayState, after old: BetInfoSubmissionDisplayState?
    ) {
        guard state.phase != old?.phase || state.slipID != old?.slipID else { return }
        switch state.phase {
        case .submitting(let odds):
            let stake = BetInfoSubmissionParts(state, in: environment).stake ?? state.limits.money(0)
            let bet = PlaceBet(
                stake: stake, odds: odds, acceptsOddsChanges: state.acceptsOddsChanges, slip: state.slipID)
            passing = ask(to: bet) { [weak self] in self?.receive($0) }
        case .takingBack(let stake):
            passing = ask(to: TakeBackBet(stake: stake, slip: state.slipID)) { [weak self] answer in
                self?.update { $0.receiveTakeBack(answer.failure) }
            }
        case .placed(_, let seconds):
            let time: Duration = seconds > 0 ? .seconds(1) : .zero
            passing = environment.scheduler.after(time) { [weak self] in self?.update { $0.secondPassed() } }
        case .editing, .standing, .confirmed, .failed: passing = nil
        }
    }

    private func receive(_ answer: RequestAnswer<Void>) {
        update { $0.receiveAnswer(refusedFor: answer.failure.map(BetRefusal.notTaken), in: environment) }
    }
}
