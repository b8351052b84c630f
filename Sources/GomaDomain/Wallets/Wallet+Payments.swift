import Foundation

/// What comes in, and goes out.
extension Wallet {
    /// Money is paid in, with a bonus on top where an offer brings one. That the offer has been used is for its owner to note.
    package mutating func deposit(
        _ amount: Amount, with offer: Offer? = nil, id: String, at moment: Date
    ) throws(Refusal) {
        try begin(id, amount, at: moment)
        var extra: Amount = 0
        if let offer {
            guard openBonus == nil else { throw .bonusOpen }
            guard !bonuses.contains(where: { $0.offer == offer.id }) else { throw .offerUsed }
            do throws(Offer.Refusal) { extra = try offer.bonus(for: amount, at: moment) } catch { throw .offer(error) }
        }
        enter(.deposit, Funds(cash: amount), id: id, at: moment)
        if let offer, extra > 0 { give(extra, by: offer, id: "\(id)/bonus", at: moment) }
    }

    /// A prize is won.
    package mutating func award(_ amount: Amount, id: String, at moment: Date) throws(Refusal) {
        try begin(id, amount, at: moment)
        enter(.prize, Funds(cash: amount), id: id, at: moment)
    }

    private mutating func give(_ amount: Amount, by offer: Offer, id: String, at moment: Date) {
        enter(.bonus, Funds(bonus: amount), id: id, at: moment, for: id)
        bonuses.append(
            Bonus(
                id: id, offer: offer.id, amount: amount, began: moment,
                ends: offer.secondsToWager.map(moment.addingTimeInterval),
                turnover: offer.bonus.turnover(for: amount)))
        releaseIfWagered(at: moment)
    }

    /// The customer asks for money, which is set aside at once.
    package mutating func askWithdrawal(of amount: Amount, id: String, at moment: Date) throws(Refusal) {
        try begin(id, amount, at: moment)
        guard amount <= withdrawable else { throw .aboveBalance(withdrawable) }
        enter(.withdrawal, Funds(cash: -amount), id: id, at: moment, .pending)
    }

    /// The money asked for has arrived.
    package mutating func completeWithdrawal(_ id: String) throws(Refusal) { try endWithdrawal(id, as: .done) }

    /// The customer takes a withdrawal back that is on its way: its money is there again.
    package mutating func cancelWithdrawal(_ id: String) throws(Refusal) { try endWithdrawal(id, as: .cancelled) }

    private mutating func endWithdrawal(_ id: String, as status: Transaction.Status) throws(Refusal) {
        let index = try pending(.withdrawal, id)
        let before = transactions[index].effect
        transactions[index].status = status
        funds = funds + transactions[index].effect + -before
    }
}
