import Foundation

extension Customer {
    /// Sets a limit: a lower one counts at once, a higher one after a day.
    /// - Parameter amount: `nil` for none.
    func setLimit(_ kind: Limit.Kind, _ period: LimitPeriod, to amount: Amount?) throws(AppRefusal) {
        guard isLoggedIn else { throw .account(.loggedOut) }
        try change { (record, moment) throws(AppRefusal) in
            var limit = record.limit(kind, period) ?? Limit(kind, period)
            try refusing(AppRefusal.limit, try limit.set(amount, at: moment))
            record.limits.removeAll { $0.kind == kind && $0.period == period }
            if limit.amount(at: moment) != nil || limit.pending(at: moment) != nil { record.limits.append(limit) }
            let begins = limit.pending(at: moment)?.begins ?? moment
            record.note(.limit(period, amount, begins: begins, of: kind), at: moment)
        }
    }

    /// By which limits begin anew: at midnight where the customer is; weeks begin on Monday (ISO 8601).
    var calendar: Calendar {
        var calendar = Calendar(identifier: .iso8601)
        calendar.timeZone = environment.timeZone
        return calendar
    }

    /// When a limit begins anew or another one counts next, for a customer who is there to see it; `nil` for never.
    private var limitTurn: Date? {
        guard isLoggedIn else { return nil }
        let (moment, calendar) = (now, calendar)
        return record.limits.map { $0.turn(after: moment, in: calendar) }.filter { $0 > moment }.min()
    }

    /// Has those told who follow when a limit begins anew or another one counts, in place of what was awaited before.
    func awaitLimitTurn() {
        let id = "limits"
        guard let turn = limitTurn else { return forgetArrival(of: id) }
        awaitArrival(of: id, in: .zero, since: turn) { customer in
            customer.mark()
            customer.awaitLimitTurn()
        }
    }
}

extension CustomerRecord {
    func limit(_ kind: Limit.Kind, _ period: LimitPeriod) -> Limit? {
        limits.first { $0.kind == kind && $0.period == period }
    }

    func used(of limit: Limit, at moment: Date, in calendar: Calendar) -> Amount {
        limit.kind == .session
            ? limit.used(by: account?.sessions(until: moment) ?? [], at: moment, in: calendar)
            : limit.used(by: wallet.transactions, at: moment, in: calendar)
    }

    /// Looks whether limits let a stake through: those of stakes, of losses, and of sessions, once their time is used up.
    func checkLimits(ofStake stake: Amount, at moment: Date, in calendar: Calendar) throws(AppRefusal) {
        // A minute more has to fit.
        try checkLimit(.session, 1, at: moment, in: calendar)
        try checkLimit(.stake, stake, at: moment, in: calendar)
        // What a bonus pays of it is no loss.
        let cash = wallet.funds.taking(stake, first: .cash).cash
        if cash > 0 { try checkLimit(.loss, cash, at: moment, in: calendar) }
    }

    /// Looks whether limits let an amount through.
    func checkLimit(
        _ kind: Limit.Kind, _ amount: Amount, at moment: Date, in calendar: Calendar
    ) throws(AppRefusal) {
        for limit in limits where limit.kind == kind {
            let used = self.used(of: limit, at: moment, in: calendar)
            guard limit.fits(amount, used: used, at: moment) else {
                throw .aboveLimit(kind, left: limit.left(of: used, at: moment) ?? 0)
            }
        }
    }
}
