import GomaUI
import TerminalKit

/// The bet on what the slip holds: its stake is the customer's, all else is the book's.
///
/// There is no server behind a page, so the bet is answered by what the book knows when it has been on its way.
final class BookSubmissionModel: ViewModel<BetInfoSubmissionDisplayState>, BetInfoSubmissionViewModelProtocol {
    private let book: Sportsbook
    private var passing: AnyCancellable?

    /// How long a bet is on its way.
    static let answerTime: Duration? = .milliseconds(1200)

    init(_ book: Sportsbook) {
        self.book = book
        super.init(StatePlace(book.submissionState, in: book.environment))
        place.keep(book.follow(.slip) { [weak self] in self?.update { self?.book.tell(&$0) } })
    }

    func changeStake(to text: String) { update { $0.changeStake(to: text) } }

    func addToStake(_ amount: Int) { update { $0.addToStake(amount, in: environment) } }

    func confirmStake() { update { $0.confirmStake(in: environment) } }

    func placeBet() { update { $0.placeBet(in: environment) } }

    /// There is nobody to refuse it.
    func takeBackBet() {
        change {
            $0.takeBackBet()
            $0.receiveTakeBack()
        }
    }

    override func keepTime(for state: BetInfoSubmissionDisplayState, after old: BetInfoSubmissionDisplayState?) {
        guard state.phase != old?.phase else { return }
        let time = if case .submitting = state.phase { Self.answerTime } else { state.phase.duration }
        passing = time.map { time in
            environment.scheduler.after(time) { [weak self] in self?.pass() }
        }
    }

    private func pass() {
        if case .submitting = currentDisplayState.phase {
            change {
                book.tell(&$0)
                $0.receiveAnswer(in: environment)
            }
        } else {
            update { $0.secondPassed() }
            if case .confirmed = currentDisplayState.phase { book.betPlaced() }
        }
    }

    /// Changes the bet, and takes what it has paid, or got back, from the book's balance.
    private func change(_ change: (inout BetInfoSubmissionDisplayState) -> Void) {
        update(change)
        if let balance = currentDisplayState.limits.balance { book.setBalance(balance) }
    }
}

extension Sportsbook {
    /// A bet on the slip before anything has been typed.
    fileprivate var submissionState: BetInfoSubmissionDisplayState {
        var state = BetInfoSubmissionDisplayState(
            limits: StakeLimits(
                currency: balance.currency, minimum: 1, maximum: 5000, maximumWinnings: 1_000_000),
            quickAmounts: [5, 10, 50])
        tell(&state)
        return state
    }

    /// Brings a bet in step with the slip.
    fileprivate func tell(_ state: inout BetInfoSubmissionDisplayState) {
        state.odds = totalOdds
        state.hasValidTickets = hasOnlyOpenSelections
        state.acceptsOddsChanges = slip.acceptsOddsChanges
        state.limits.balance = balance.amount
    }
}
