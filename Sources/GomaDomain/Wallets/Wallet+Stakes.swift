import Foundation

/// What is staked, and what comes of it.
extension Wallet {
    /// Takes a stake: of cash first unless told otherwise, and of the other what is missing.
    package mutating func stake(
        _ amount: Amount, first part: Funds.Part = .cash, id: String, at moment: Date
    ) throws(Refusal) {
        try begin(id, amount, at: moment)
        guard amount <= total else { throw .aboveBalance(total) }
        let taken = funds.taking(amount, first: part)
        let source = taken.bonus > 0 ? openBonus?.id : nil
        enter(.stake, -taken, id: id, at: moment, .pending, for: source)
    }

    /// A stake is decided: what it brings is cash and bonus in the proportion in which it was paid, and the stake counts as
    /// wagered unless a part of it was given up.
    /// - Parameter amount: 0 where it is lost.
    /// - Returns: what has come, which is less than the amount where a bonus in the stake has expired.
    @discardableResult
    package mutating func payOut(
        _ amount: Amount, of stake: String, id: String, at moment: Date
    ) throws(Refusal) -> Amount {
        let (index, paid) = try pay(.payout, amount, of: stake, id: id, at: moment)
        close(index, at: moment)
        return paid
    }

    /// A stake is given up for an amount, or a part of it while the rest stands. It does not count as wagered.
    /// - Returns: what has come, which is less than the amount where a bonus in the stake has expired.
    @discardableResult
    package mutating func cashOut(
        _ amount: Amount, of stake: String, isAll: Bool, id: String, at moment: Date
    ) throws(Refusal) -> Amount {
        guard amount > 0 else { throw .amount }
        let (index, paid) = try pay(.cashOut, amount, of: stake, id: id, at: moment)
        if isAll { close(index, at: moment) }
        return paid
    }

    /// A stake comes back as it was paid, and does not count as wagered. One of which a part was given up does not.
    /// - Returns: what has come, which is less than the stake where a bonus in it has expired.
    @discardableResult
    package mutating func refund(_ stake: String, id: String, at moment: Date) throws(Refusal) -> Amount {
        try begin(id, at: moment)
        let index = try pending(.stake, stake)
        guard !isGivenUp(stake) else { throw .over }
        let paid = credit(.refund, -transactions[index].funds, of: transactions[index], id: id, at: moment)
        transactions[index].status = .done
        endIfSpent(at: moment)
        return paid
    }

    /// - Returns: where the stake is, and what has come.
    private mutating func pay(
        _ kind: Transaction.Kind, _ amount: Amount, of stake: String, id: String, at moment: Date
    ) throws(Refusal) -> (stake: Int, paid: Amount) {
        try begin(id, at: moment)
        guard amount == 0 || amount.isPayable else { throw .amount }
        let index = try pending(.stake, stake)
        let due = (-transactions[index].funds).sharing(amount)
        return (index, credit(kind, due, of: transactions[index], id: id, at: moment))
    }

    /// Enters what a stake brings. The bonus in it goes where that bonus has gone: it is cash once released, and nobody's once
    /// expired.
    /// - Returns: what has come.
    private mutating func credit(
        _ kind: Transaction.Kind, _ funds: Funds, of stake: Transaction, id: String, at moment: Date
    ) -> Amount {
        let due =
            switch bonuses.first(where: { $0.id == stake.reference })?.phase {
            case .wagering: funds
            case .released, .spent, nil: Funds(cash: funds.total)
            case .expired: Funds(cash: funds.cash)
            }
        if due.total > 0 { enter(kind, due, id: id, at: moment, for: stake.id) }
        return due.total
    }

    private mutating func close(_ index: Int, at moment: Date) {
        transactions[index].status = .done
        let stake = transactions[index]
        if let open = bonuses.lastIndex(where: { $0.phase == .wagering }), stake.moment >= bonuses[open].began,
            !isGivenUp(stake.id)
        {
            bonuses[open].turnover.wager(-stake.amount)
        }
        releaseIfWagered(at: moment)
        endIfSpent(at: moment)
    }

    /// Whether a stake has been given up for an amount, or a part of it has.
    private func isGivenUp(_ stake: String) -> Bool {
        transactions.contains { $0.kind == .cashOut && $0.reference == stake }
    }
}
