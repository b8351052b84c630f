#if canImport(Combine)
    import Combine
#else
    import OpenCombine
#endif

/// Behaves as in production: tells which way its price moved, and can be put back for a while after it was taken out.
public final class MockBetslipTicketViewModel: MockViewModel<BetslipTicketDisplayState>,
    BetslipTicketViewModelProtocol
{
    /// How long a selection that was taken out can be put back, in seconds.
    public static let secondsToUndo = 5

    /// What it means to the owner that the selection is out for good.
    public var onGone: (() -> Void)?
    private var countdown: AnyCancellable?

    override public init(_ state: BetslipTicketDisplayState, in environment: ViewEnvironment) {
        super.init(state, in: environment)
        if case .removed = state.presence { countDown() }
    }

    public func remove() {
        record("remove()")
        guard currentDisplayState.presence == .shown else { return }
        update { $0.presence = .removed(secondsLeft: Self.secondsToUndo) }
    }

    public func undoRemoval() {
        record("undoRemoval()")
        guard case .removed = currentDisplayState.presence else { return }
        update { $0.presence = .shown }
    }

    public func clearOddsChange() { update { $0.oddsChange = .none } }

    /// A new price from the feed. The direction follows from the old one; an equal price changes nothing.
    public func updateOdds(to odds: Double) {
        update { state in
            if let old = state.odds, old != odds {
                state.oddsChange = odds > old ? .up : .down
                state.changeCount += 1
            }
            state.odds = odds
        }
    }

    /// Opens, suspends or forbids the selection.
    public func setStatus(_ status: BetslipTicketStatus) { update { $0.status = status } }

    override public func stateWillChange(from old: BetslipTicketDisplayState, to new: BetslipTicketDisplayState) {
        guard case .removed = new.presence else { return countdown = nil }
        if countdown == nil { countDown() }
    }

    private func countDown() {
        countdown = environment.scheduler.every(.seconds(1)) { [weak self] in self?.secondPassed() }
    }

    private func secondPassed() {
        guard case .removed(let seconds) = currentDisplayState.presence else { return }
        update { $0.presence = seconds > 1 ? .removed(secondsLeft: seconds - 1) : .gone }
        if currentDisplayState.presence == .gone { onGone?() }
    }
}
