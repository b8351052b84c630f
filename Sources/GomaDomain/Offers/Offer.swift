import Foundation

/// A bonus on a deposit that is offered to a customer for a time: it is claimed first, and used with a deposit then.
package struct Offer: Codable, Hashable, Sendable, Identifiable {
    /// The progress of a customer with an offer, and since when.
    package enum Phase: Codable, Hashable, Sendable {
        case open
        case claimed(Date)
        case used(Date)
        case expired(Date)
    }

    /// The reasons why it cannot be claimed, or used.
    package enum Refusal: Error, Hashable, Sendable {
        case notBegun(Date)
        case expired(Date)
        case notClaimed
        case claimed(Date)
        case used(Date)
        case belowMinimum(Amount)
    }

    package let id: String
    package let bonus: DepositBonus
    /// The first moment at which it is there; `nil` where it has always been.
    package let starts: Date?
    /// The first moment at which it is over; `nil` for no end.
    package let ends: Date?
    /// Seconds for which the bonus can be wagered; `nil` for no end.
    package let secondsToWager: TimeInterval?
    private var reached = Phase.open

    package init(
        id: String, bonus: DepositBonus, starts: Date? = nil, ends: Date? = nil, secondsToWager: TimeInterval? = nil
    ) {
        self.id = id
        self.bonus = bonus
        self.starts = starts
        self.ends = ends
        self.secondsToWager = secondsToWager
    }

    /// What has become of it by a moment: with its end it expires, unless it has been used.
    package func phase(at moment: Date) -> Phase {
        switch reached {
        case .open, .claimed:
            if let ends, moment >= ends { .expired(ends) } else { reached }
        case .used, .expired: reached
        }
    }

    /// The customer claims it, once.
    package mutating func claim(at moment: Date) throws(Refusal) {
        switch phase(at: moment) {
        case .open: break
        case .claimed(let since): throw .claimed(since)
        case .used(let since): throw .used(since)
        case .expired(let since): throw .expired(since)
        }
        if let starts, moment < starts { throw .notBegun(starts) }
        reached = .claimed(moment)
    }

    /// The same offer, of which use has been made.
    package func used(since moment: Date) -> Offer {
        var offer = self
        offer.reached = .used(moment)
        return offer
    }

    /// The offer that holds for a customer who knew an earlier one of its identity: that one, once it has been claimed.
    package func following(_ earlier: Offer) -> Offer { earlier.reached == .open ? self : earlier }

    /// What it brings on top of a deposit.
    package func bonus(for deposit: Amount, at moment: Date) throws(Refusal) -> Amount {
        switch phase(at: moment) {
        case .open: throw .notClaimed
        case .claimed: break
        case .used(let since): throw .used(since)
        case .expired(let since): throw .expired(since)
        }
        guard deposit >= bonus.minimum else { throw .belowMinimum(bonus.minimum) }
        return bonus.amount(for: deposit)
    }

    /// A deposit has brought the bonus, which it does once.
    /// - Returns: the bonus.
    package mutating func use(with deposit: Amount, at moment: Date) throws(Refusal) -> Amount {
        let amount = try bonus(for: deposit, at: moment)
        reached = .used(moment)
        return amount
    }
}
