import Foundation

extension Customer {
    var bets: [Bet] { record.bets }

    /// A bet, as far as its customer is there to see it.
    func bet(_ id: String) -> Bet? { isLoggedIn ? bets.first { $0.id == id } : nil }

    /// Places a bet, and takes its stake.
    func place(
        _ kind: Bet.Kind, on selections: [Bet.Selection], stake: Amount, boost: Amount = 0
    ) throws(AppRefusal) -> Bet {
        try check(.stake)
        if let problem = Self.stakes.problem(with: stake) { throw .stake(problem) }
        return try change { (record, moment) throws(AppRefusal) in
            try record.checkLimits(ofStake: stake, at: moment, in: calendar)
            let id = record.newID("B")
            let bet = try refusing(
                AppRefusal.bet,
                try Bet(
                    id: id, kind, on: selections, stake: stake, boost: boost, upTo: Self.mostPaid, placed: moment))
            try refusing(AppRefusal.wallet, try record.wallet.stake(stake, id: bet.id, at: moment))
            record.bets.append(bet)
            return bet
        }
    }

    /// Takes a bet back that has just been placed, and of which nothing is decided: it was never there, and its stake comes
    /// back.
    func takeBack(_ id: String) throws(AppRefusal) {
        try change { (record, moment) throws(AppRefusal) in
            guard let index = record.bets.firstIndex(where: { $0.id == id }) else { throw .unknown }
            guard record.bets[index].state == .pending else { throw .bet(.over(record.bets[index].state)) }
            guard record.bets[index].selections.allSatisfy({ $0.result == nil }) else { throw .bet(.decided) }
            try refusing(AppRefusal.wallet, try record.wallet.refund(id, id: "\(id)/back", at: moment))
            record.bets.remove(at: index)
        }
    }

    /// Settles what is decided by a match, and pays it.
    func settle(by match: Match) {
        change { record, moment in
            for index in record.bets.indices where record.bets[index].state == .pending {
                guard let due = record.bets[index].settle(by: match) else { continue }
                let bet = record.bets[index]
                // What is void comes back as it was paid, and counts as never staked, unless a part was given up. What brings
                // its stake back by winning and losing has been played.
                let back =
                    bet.isAllVoid ? (try? record.wallet.refund(bet.id, id: "\(bet.id)/back", at: moment)) : nil
                // The stake of a bet that stands is pending, so that it can be paid.
                let paid = back ?? (try? record.wallet.payOut(due, of: bet.id, id: "\(bet.id)/paid", at: moment)) ?? 0
                record.bets[index].forfeit(due - paid)
                let isForfeited = due > 0 && paid == 0
                record.note(
                    isForfeited ? .forfeited(bet: bet.id) : .settled(bet: bet.id, bet.state, paid: paid), at: moment)
            }
        }
    }

    /// Gives a bet up, or a part of it.
    /// - Parameter value: what all of it brings now.
    func cashOut(_ id: String, for amount: Amount, of value: Amount) throws(AppRefusal) {
        try change { (record, moment) throws(AppRefusal) in
            guard let index = record.bets.firstIndex(where: { $0.id == id }) else { throw .unknown }
            try refusing(AppRefusal.bet, try record.bets[index].cashOut(amount, of: value))
            let (isAll, entry) = (record.bets[index].state == .cashedOut, record.newID("C"))
            let paid = try refusing(
                AppRefusal.wallet,
                try record.wallet.cashOut(amount, of: id, isAll: isAll, id: entry, at: moment))
            record.bets[index].forfeit(amount - paid)
            record.note(.cashedOut(bet: id, paid), at: moment)
        }
    }
}
