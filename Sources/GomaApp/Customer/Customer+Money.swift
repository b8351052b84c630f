import Foundation

/// What comes in and goes out.
extension Customer {
    /// As it is now: a bonus whose time is over has gone.
    var wallet: Wallet {
        var wallet = record.wallet
        wallet.pass(to: now)
        return wallet
    }
    /// When the bonus that is wagered expires, for a customer who is there to see it; `nil` for never.
    private var bonusEnd: Date? { isLoggedIn ? record.wallet.openBonus?.ends : nil }
    var currency: String { record.wallet.currency }
    /// All that can be staked.
    var balance: Money { Money(wallet.total, currency) }

    /// Pays in, with the bonus of an offer that the customer has claimed and can use.
    /// - Returns: what came on top.
    @discardableResult
    func deposit(_ amount: Amount) throws(AppRefusal) -> Amount {
        try check(.deposit)
        if let problem = Self.deposits.problem(with: amount) { throw .deposit(problem) }
        return try change { (record, moment) throws(AppRefusal) in
            try record.checkLimit(.deposit, amount, at: moment, in: calendar)
            record.wallet.pass(to: moment)
            let index = record.offers.firstIndex { (try? $0.bonus(for: amount, at: moment)) ?? 0 > 0 }
            let usable = record.wallet.openBonus == nil && !areOffersOver ? index : nil
            let id = record.newID("D")
            let offer = usable.map { record.offers[$0] }
            try refusing(AppRefusal.wallet, try record.wallet.deposit(amount, with: offer, id: id, at: moment))
            let bonus = usable.flatMap { try? record.offers[$0].use(with: amount, at: moment) } ?? 0
            record.note(.deposit(amount, bonus: bonus), at: moment)
            return bonus
        }
    }

    /// Has the bonus expire that is wagered, in place of one that was awaited before.
    func awaitBonusEnd() {
        let id = "bonus"
        guard let ends = bonusEnd else { return forgetArrival(of: id) }
        awaitArrival(of: id, in: .zero, since: ends) { customer in
            customer.change { record, _ in record.wallet.pass(to: ends) }
        }
    }

    /// What would come on top of a deposit now.
    func bonus(for amount: Amount) -> Amount {
        guard wallet.openBonus == nil, !areOffersOver else { return 0 }
        return record.offers.compactMap { try? $0.bonus(for: amount, at: now) }.first { $0 > 0 } ?? 0
    }

    /// Asks for money.
    /// - Returns: the withdrawal's identity.
    @discardableResult
    func withdraw(_ amount: Amount) throws(AppRefusal) -> String {
        try check(.withdraw)
        let id = try change { (record, moment) throws(AppRefusal) in
            let id = record.newID("W")
            try refusing(AppRefusal.wallet, try record.wallet.askWithdrawal(of: amount, id: id, at: moment))
            guard record.wallet.withdrawn <= Self.payoutWithoutProof || (record.documents ?? []).prove(.identity) else {
                throw .noProof(above: Self.payoutWithoutProof)
            }
            record.note(.withdrawal(amount, .pending), at: moment)
            return id
        }
        awaitPayout(of: id, since: now)
        return id
    }

    /// Pays out what has been asked for, once it has been on its way for long enough.
    func awaitPayout(of id: String, since moment: Date) {
        awaitArrival(of: id, in: Self.payoutTime, since: moment) { customer in
            try? customer.change { (record, moment) throws(Wallet.Refusal) in
                try record.wallet.completeWithdrawal(id)
                let amount = record.wallet.transactions.first { $0.id == id }?.amount ?? 0
                record.note(.withdrawal(-amount, .done), at: moment)
            }
        }
    }

    /// Has a withdrawal wait for the answer to a customer who asks for it back in time, however slow that is.
    func holdPayout(of id: String) {
        let entries = record.wallet.transactions
        guard let entry = entries.first(where: { $0.id == id && $0.kind == .withdrawal && $0.status == .pending })
        else { return }
        let wait = AppService.slowAnswerTime + Self.tellingInterval
        awaitPayout(of: id, since: max(entry.moment, now.addingTimeInterval((wait - Self.payoutTime).seconds)))
    }

    /// Takes a withdrawal back that is on its way.
    func cancelWithdrawal(_ id: String) throws(AppRefusal) {
        guard isLoggedIn else { throw .account(.loggedOut) }
        try change { (record, moment) throws(AppRefusal) in
            try refusing(AppRefusal.wallet, try record.wallet.cancelWithdrawal(id))
            let amount = record.wallet.transactions.first { $0.id == id }?.amount ?? 0
            record.note(.withdrawal(-amount, .cancelled), at: moment)
        }
        forgetArrival(of: id)
    }
}
