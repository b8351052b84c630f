/// The bet on what the slip holds: its stake is the customer's, all else is the book's.
extension Sportsbook {
    /// The bet, in step with the book.
    var submission: StatePlace<BetInfoSubmissionDisplayState> {
        let place = StatePlace(submissionState, in: environment)
        place.keep(
            follow(.slip) { [weak self, weak place] in
                place?.update { self?.tell(&$0) }
            })
        return place
    }

    /// A bet on the slip before anything has been typed.
    private var submissionState: BetInfoSubmissionDisplayState {
        let stakes = Customer.stakes
        var state = BetInfoSubmissionDisplayState(
            limits: StakeLimits(
                currency: customer.currency, minimum: stakes.minimum, maximum: stakes.maximum,
                maximumWinnings: Customer.mostPaid),
            quickAmounts: [5, 10, 50])
        tell(&state)
        return state
    }

    /// Brings a bet in step with the slip.
    private func tell(_ state: inout BetInfoSubmissionDisplayState) {
        state.odds = shownOdds
        state.boost = winBoost?.percentage
        state.hasValidTickets = hasOnlyOpenSelections && !slip.hasClash
        state.acceptsOddsChanges = slip.acceptsOddsChanges
        state.limits.balance = customer.isLoggedIn ? customer.balance.amount : nil
    }

    /// How far the slip is from the next boost; `nil` where there are none, or the slip has none.
    var winBoost: WinBoostProgress? {
        guard hasBoosts, !slip.hasClash,
            slip.active.isEmpty || slip.betKind == .multiple || slip.betKind == .single
        else { return nil }
        let boost = WinBoost(selections: slip.active.compactMap { known($0)?.outcome.odds })
        return WinBoostProgress(
            selectionCount: boost.count, eligibleCount: (boost.next ?? boost.reached)?.count ?? 0,
            percentage: boost.reached.map { Percentage($0.share * 100) },
            nextPercentage: boost.next.map { Percentage($0.share * 100) }, minimumOdds: WinBoost.leastOdds)
    }
}
