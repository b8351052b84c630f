import Foundation

/// A bonus that came with a deposit, on its way to be the customer's.
package struct Bonus: Codable, Hashable, Sendable, Identifiable {
    /// The progress of a bonus, and since when.
    package enum Phase: Codable, Hashable, Sendable {
        case wagering
        case released(Date)
        case expired(Date)
        /// Nothing is left of it, and no stake is out with a part of it.
        case spent(Date)
    }

    package let id: String
    /// The offer that it came by.
    package let offer: String
    package let amount: Amount
    package let began: Date
    /// The first moment at which it is over; `nil` for no end.
    package let ends: Date?
    package internal(set) var turnover: Turnover
    package internal(set) var phase = Phase.wagering
}
