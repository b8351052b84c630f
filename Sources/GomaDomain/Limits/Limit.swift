import Foundation

/// A limit that a customer has set: a lower one counts at once, and a higher one, or none, after a day.
package struct Limit: Codable, Hashable, Sendable {
    /// The subject of a limit: amounts of money, and the minutes of sessions.
    package enum Kind: Codable, CaseIterable, Hashable, Sendable { case deposit, stake, loss, session }

    /// A change that does not count yet.
    package struct Change: Codable, Hashable, Sendable {
        /// What will be the limit; `nil` for none.
        package let amount: Amount?
        /// The first moment at which it counts.
        package let begins: Date
    }

    /// The reasons why a limit is not changed.
    package enum Refusal: Error, Hashable, Sendable {
        /// Below zero, no number, or more than can be paid.
        case amount
        /// There is nothing to be taken back.
        case nothingPending
    }

    package let kind: Kind
    package let period: LimitPeriod
    private var base: Amount?
    private var change: Change?

    /// How long a higher limit waits, in seconds.
    package static let delay: TimeInterval = 24 * 60 * 60

    /// - Parameter amount: in units of the currency, or minutes of sessions; `nil` for no limit.
    package init(_ kind: Kind, _ period: LimitPeriod, amount: Amount? = nil) {
        self.kind = kind
        self.period = period
        base = amount
    }

    /// What counts at a moment; `nil` for no limit.
    package func amount(at moment: Date) -> Amount? {
        guard let change, moment >= change.begins else { return base }
        return change.amount
    }

    /// What does not count yet at a moment; `nil` for nothing.
    package func pending(at moment: Date) -> Change? { change.flatMap { moment < $0.begins ? $0 : nil } }

    /// The next moment at which it begins anew, or a change of it counts.
    /// - Parameter calendar: says when periods begin, and where.
    package func turn(after moment: Date, in calendar: Calendar) -> Date {
        let anew = period.time(around: moment, in: calendar).upperBound
        return pending(at: moment).map { min($0.begins, anew) } ?? anew
    }

    /// Sets another limit, in place of one that does not count yet. One that is not higher counts at once, and the others wait
    /// from now on; the same one that is waiting goes on waiting.
    /// - Parameter amount: `nil` for no limit.
    package mutating func set(_ amount: Amount?, at moment: Date) throws(Refusal) {
        if let amount { guard amount.isFinite, (0...Amount.mostPayable).contains(amount) else { throw .amount } }
        if let pending = pending(at: moment), pending.amount == amount { return }
        base = self.amount(at: moment)
        change = nil
        guard let base else {
            self.base = amount
            return
        }
        if let amount, amount <= base {
            self.base = amount
        } else {
            change = Change(amount: amount, begins: moment.addingTimeInterval(Self.delay))
        }
    }

    /// Takes back what does not count yet.
    package mutating func takeBack(at moment: Date) throws(Refusal) {
        guard pending(at: moment) != nil else { throw .nothingPending }
        change = nil
    }

    /// What is left at a moment, 0 at least; `nil` for no limit.
    package func left(of used: Amount, at moment: Date) -> Amount? { amount(at: moment).map { max($0 - used, 0) } }

    /// Whether an amount can still be used, up to the last of the limit.
    package func fits(_ amount: Amount, used: Amount, at moment: Date) -> Bool {
        self.amount(at: moment).map { used + amount <= $0 } ?? true
    }
}
