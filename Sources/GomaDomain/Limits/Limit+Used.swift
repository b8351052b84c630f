import Foundation

extension Limit {
    /// What transactions have used of it in its period around a moment: money paid in; stakes of the period that did not come
    /// back in it; stakes of the period less what they brought in it, 0 at least, the customer's own money alone. Nothing of
    /// sessions.
    package func used(by transactions: some Sequence<Transaction>, at moment: Date, in calendar: Calendar) -> Amount {
        let entries = transactions.history(in: period.time(around: moment, in: calendar))
        let stakes = entries.filter { $0.kind == .stake }
        let ids = Set(stakes.map(\.id))
        // What was staked in an earlier period was used of that one, and makes no room in this one by what it brings.
        let brought = entries.filter { $0.reference.map(ids.contains) == true }
        switch kind {
        case .deposit: return entries.filter { $0.kind == .deposit }.map(\.effect.cash).reduce(0, +)
        case .stake: return -(stakes + brought.filter { $0.kind == .refund }).map(\.effect.total).reduce(0, +)
        case .loss: return max(-(stakes + brought).map(\.effect.cash).reduce(0, +), 0)
        case .session: return 0
        }
    }

    /// Whole minutes of sessions in its period around a moment; nothing where something else is limited.
    package func used(by sessions: [DateInterval], at moment: Date, in calendar: Calendar) -> Amount {
        guard kind == .session else { return 0 }
        let time = period.time(around: moment, in: calendar)
        let period = DateInterval(start: time.lowerBound, end: time.upperBound)
        let seconds = sessions.compactMap { $0.intersection(with: period)?.duration }.reduce(0, +)
        return Amount(Int(seconds / 60))
    }
}
