import GomaUI

/// The bet slip: what the customer has chosen.
struct BetSlip: Hashable, Sendable {
    /// A chosen outcome.
    struct Selection: Hashable, Sendable {
        let match: String
        let market: String
        let outcome: String
        /// Seconds for which a selection that was taken out can be put back; `nil` for one that is in.
        var secondsToUndo: Int?

        var id: String { "\(match)/\(market)/\(outcome)" }
    }

    /// In the order in which they were chosen; those that can still be put back are among them.
    var selections: [Selection] = []
    var balance: Money
    /// Whether the customer takes a bet at other odds, where they move while it is on its way.
    var acceptsOddsChanges = true

    init(balance: Money) { self.balance = balance }

    /// Those that count.
    var active: [Selection] { selections.filter { $0.secondsToUndo == nil } }

    func contains(_ match: String, _ market: String, _ outcome: String) -> Bool {
        active.contains { $0.match == match && $0.market == market && $0.outcome == outcome }
    }
}
