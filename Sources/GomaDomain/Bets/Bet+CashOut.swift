import Foundation

/// What a bet is worth before its end.
extension Bet {
    /// What all of it brings now, rounded to hundredths: the stake, by as much more as its odds were better than those of now,
    /// less a margin; never more than it can win. A boost is not in it. `nil` where there is nothing to be had: it is over, a
    /// selection that is not decided has no price, or nothing is left.
    /// - Parameters:
    ///   - margin: share that is kept, 0…1.
    ///   - price: the odds of now for a selection; `nil` where no bets are taken on it.
    package func cashOutValue(margin: Amount, price: (Selection) -> Odds?) -> Amount? {
        guard state == .pending else { return nil }
        guard selections.allSatisfy({ $0.result != nil || price($0) != nil }) else { return nil }
        let fair = factor { $0.odds.value / (price($0) ?? $0.odds).value }
        let kept = 1 - min(max(margin, 0), 1)
        let value = (stake * fair * kept / ways).rounded()
        let offer = min(value, returns(for: factor { $0.odds.value }).payout)
        return offer > 0 ? offer : nil
    }

    /// What all of it brings by the prices of matches; `nil` too where one of them is not among them.
    package func cashOutValue(margin: Amount, in matches: some Sequence<Match>) -> Amount? {
        cashOutValue(margin: margin) { selection in
            guard let match = matches.first(where: { $0.id == selection.match }),
                let found = match.find(selection.outcome, of: selection.market),
                match.takesBets(on: found.outcome, of: found.market)
            else { return nil }
            return found.outcome.odds
        }
    }

    /// Gives all of it up, or the part that an amount is of its value; the rest of the stake stands.
    /// - Parameter value: what all of it brings now.
    package mutating func cashOut(_ amount: Amount, of value: Amount) throws(Refusal) {
        guard state == .pending else { throw .over(state) }
        guard amount.isPayable else { throw .amount }
        guard amount <= value else { throw .aboveValue(value) }
        paid += amount
        guard amount < value else {
            state = .cashedOut
            return
        }
        stake = stake * (value - amount) / value
    }
}
