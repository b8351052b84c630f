import Foundation

extension Wallet {
    /// Time goes by: with its end the bonus that is wagered expires, and what is left of it is gone.
    package mutating func pass(to moment: Date) {
        guard let open = openIndex, let ends = bonuses[open].ends, moment >= ends else { return }
        let id = bonuses[open].id
        if bonus > 0 { enter(.bonusExpired, Funds(bonus: -bonus), id: "\(id)/expired", at: ends, for: id) }
        bonuses[open].phase = .expired(ends)
    }

    /// A bonus that is wagered enough is the customer's, with all that it has won.
    mutating func releaseIfWagered(at moment: Date) {
        guard let open = openIndex, bonuses[open].turnover.isDone else { return }
        let id = bonuses[open].id
        if bonus > 0 {
            enter(.bonusReleased, Funds(cash: bonus, bonus: -bonus), id: "\(id)/released", at: moment, for: id)
        }
        bonuses[open].phase = .released(moment)
    }

    /// A bonus of which nothing is left, and nothing can come back, makes room for the next.
    mutating func endIfSpent(at moment: Date) {
        guard let open = openIndex, bonus == 0 else { return }
        let id = bonuses[open].id
        guard !transactions.contains(where: { $0.kind == .stake && $0.status == .pending && $0.reference == id })
        else { return }
        bonuses[open].phase = .spent(moment)
    }

    /// Where the bonus stands that is being wagered.
    var openIndex: Int? { bonuses.lastIndex { $0.phase == .wagering } }
}
