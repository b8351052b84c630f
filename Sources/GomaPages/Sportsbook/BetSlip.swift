import GomaUI

/// The bet slip: what the customer has chosen.
public struct BetSlip: Hashable, Sendable {
    /// A chosen outcome.
    public struct Selection: Hashable, Sendable {
        public let match: String
        public let market: String
        public let outcome: String
        /// Seconds for which a selection that was taken out can be put back; `nil` for one that is in.
        public var secondsToUndo: Int?

        var id: String { "\(match)/\(market)/\(outcome)" }
    }

    /// In the order in which they were chosen; those that can still be put back are among them.
    public var selections: [Selection] = []
    public var balance: Money
    /// Whether the customer takes a bet at other odds, where they move while it is on its way.
    public var acceptsOddsChanges = true

    public init(balance: Money) { self.balance = balance }

    /// Those that count.
    public var active: [Selection] { selections.filter { $0.secondsToUndo == nil } }

    public func contains(_ match: String, _ market: String, _ outcome: String) -> Bool {
        active.contains { $0.match == match && $0.market == market && $0.outcome == outcome }
    }
}
