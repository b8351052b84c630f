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

    /// What comes now of an amount that a stake brings: less than the amount where a bonus in the stake has expired; nothing of
    /// a stake that is not out.
    package func proceeds(of amount: Amount, for stake: String) -> Amount {
        guard let index = try? pending(.stake, stake) else { return 0 }
        let staked = -transactions[index].funds
        return due(staked.sharing(amount), of: transactions[index]).total
    }

    /// The amount of which so much comes: ``proceeds(of:for:)`` the other way round.
    package func amount(bringing proceeds: Amount, for stake: String) -> Amount {
        guard let index = try? pending(.stake, stake) else { return proceeds }
        let staked = -transactions[index].funds
        let part = due(staked, of: transactions[index]).total
        return part > 0 && part < staked.total ? (proceeds * staked.total / part).rounded() : proceeds
    }

    /// - Returns: where the stake is, and what has come.
    private mutating func pay(
        _ kind: Transaction.Kind, _ amount: Amount, of stake: String, id: String, at moment: Date
    ) throws(Refusal) -> (stake: Int, paid: Amount) {
        try begin(id, at: moment)
        guard amount == 0 || amount.isPayable else { throw .amount }
        let index = try pending(.stake, stake)
        let brought = (-transactions[index].funds).sharing(amount)
        return (index, credit(kind, brought, of: transactions[index], id: id, at: moment))
    }

    /// Where what a stake brings goes: the bonus in it where that bonus has gone. It is cash once released, and nobody's once
    /// expired.
    private func due(_ funds: Funds, of stake: Transaction) -> Funds {
        switch bonuses.first(where: { $0.id == stake.reference })?.phase {
        case .wagering: funds
        case .released, .spent, nil: Funds(cash: funds.total)
        case .expired: Funds(cash: funds.cash)
        }
    }

    /// Enters what a stake brings.
    /// - Returns: what has come.
    private mutating func credit(
        _ kind: Transaction.Kind, _ funds: Funds, of stake: Transaction, id: String, at moment: Date
    ) -> Amount {
        let coming = due(funds, of: stake)
        if coming.total > 0 { enter(kind, coming, id: id, at: moment, for: stake.id) }
        return coming.total
    }

    private mutating func close(_ index: Int, at moment: Date) {
        transactions[index].status = .done
        let stake = transactions[index]
        if let open = openIndex, stake.moment >= bonuses[open].began, !isGivenUp(stake.id) {
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
