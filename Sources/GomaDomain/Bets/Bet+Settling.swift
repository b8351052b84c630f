import Foundation

/// What a bet brings, and how it ends.
extension Bet {
    /// What it brings if all goes well that is not decided.
    package var potential: Returns { returns(for: factor { $0.odds.value }) }

    /// The odds of all of it as it was placed: what each unit of its stake brings if all comes true.
    package var odds: Odds { Odds(nearest: selections.map(\.odds.value).sumOfProducts(choosing: size) / ways) }

    /// Takes from a match what is decided there; what is known already stays. The bet is decided with its last selection, or as
    /// soon as nothing can be won any more.
    /// - Returns: what is to be paid, 0 where it is lost; `nil` while it is pending, and where it was over before.
    @discardableResult
    package mutating func settle(by match: Match) -> Amount? {
        guard state == .pending else { return nil }
        for index in selections.indices where selections[index].match == match.id {
            let selection = selections[index]
            guard selection.result == nil else { continue }
            selections[index].result = match.find(selection.outcome, of: selection.market)?.outcome.result
        }
        return settleIfDecided()
    }

    /// Whether all that it is on is void. One that brings its stake back otherwise has been won in part, and lost in part.
    package var isAllVoid: Bool { selections.allSatisfy { $0.result == .void } }

    /// A part of what it brought has not been paid: the bonus that it was staked of has expired.
    package mutating func forfeit(_ amount: Amount) { paid -= amount }

    private mutating func settleIfDecided() -> Amount? {
        let best = factor { $0.odds.value }
        guard best == 0 || selections.allSatisfy({ $0.result != nil }) else { return nil }
        let due = returns(for: best).payout
        paid += due
        state = best > ways ? .won : best == ways ? .void : .lost
        return due
    }

    /// Its returns, reckoned as a slip's by what each unit of the stake brings; a boost is for a bet that wins, and what has
    /// been paid counts for the most that it pays.
    func returns(for factor: Amount) -> Returns {
        Returns(
            stake: stake, times: factor / ways, boost: factor > ways ? standingBoost : 0, upTo: max(most - paid, 0))
    }

    /// What is left of the boost: no more than the selections that are not void reach together.
    private var standingBoost: Amount {
        let standing = selections.filter { $0.result != .void }
        guard standing.count < selections.count else { return boost }
        return min(boost, WinBoost(selections: standing.map(\.odds)).share)
    }

    /// What the stake is multiplied by in all its ways.
    /// - Parameter open: what stands for a selection that is not decided.
    func factor(_ open: (Selection) -> Amount) -> Amount {
        selections.map { $0.factor ?? open($0) }.sumOfProducts(choosing: size)
    }

    /// The bets among which the stake is divided.
    var ways: Amount { selections.map { _ in 1 }.sumOfProducts(choosing: size) }

    /// How many selections have to come true together.
    private var size: Int {
        switch kind {
        case .single: 1
        case .multiple: selections.count
        case .system(let size): size
        }
    }
}
