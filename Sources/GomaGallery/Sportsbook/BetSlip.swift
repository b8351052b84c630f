import Foundation
import GomaUI

/// What the customer has chosen and wants to stake.
public struct BetSlip: Hashable, Sendable {
    /// A chosen outcome.
    public struct Selection: Hashable, Sendable {
        public let match: String
        public let market: String
        public let outcome: String
        /// The price when it was chosen, or accepted since.
        public var odds: Double

        var id: String { "\(match)/\(market)/\(outcome)" }
    }

    public var selections: [Selection] = []
    /// As typed.
    public var stake = ""
    public var balance: Money
    /// Whether the customer takes whatever price there is when the bet is placed.
    public var acceptsOddsChanges = false
    /// What became of the bet placed last.
    public var outcome: Placing = .none

    /// What becomes of a bet.
    public enum Placing: Hashable, Sendable {
        case none
        case sending
        case placed(stake: Money)
        case failed(reason: String)
    }

    public init(balance: Money) { self.balance = balance }

    public func contains(_ match: String, _ market: String, _ outcome: String) -> Bool {
        selections.contains { $0.match == match && $0.market == market && $0.outcome == outcome }
    }
}
