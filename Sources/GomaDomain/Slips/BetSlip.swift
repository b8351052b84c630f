/// The bet slip: what the customer has chosen.
package struct BetSlip: Codable, Hashable, Sendable {
    /// A chosen outcome.
    package struct Selection: Codable, Hashable, Sendable, Identifiable {
        package let match: String
        package let market: String
        package let outcome: String
        /// Seconds for which a selection that was taken out can be put back; `nil` for one that is in.
        package fileprivate(set) var secondsToUndo: Int?

        package var id: String { "\(match)/\(market)/\(outcome)" }

        package init(match: String, market: String, outcome: String) {
            self.match = match
            self.market = market
            self.outcome = outcome
        }
    }

    /// In the order in which they were chosen; those that can still be put back are among them.
    package internal(set) var selections: [Selection] = []
    /// Whether the customer takes a bet at other odds, where they move while it is on its way.
    package var acceptsOddsChanges = true

    /// How many selections have to come true together, where that is not all of them; `nil` for all.
    package var systemSize: Int?

    /// How long a selection that was taken out can be put back, in seconds.
    package static let secondsToUndo = 5
    package static let mostSelections = 30

    package init() {}

    /// Those that count.
    package var active: [Selection] { selections.filter { $0.secondsToUndo == nil } }

    package func contains(_ match: String, _ market: String, _ outcome: String) -> Bool {
        active.contains { $0.match == match && $0.market == market && $0.outcome == outcome }
    }

    /// Whether a bet can be on what is on the slip and a selection that takes the place of another of its market.
    package func hasRoom(for selection: Selection) -> Bool {
        active.count { $0.match != selection.match || $0.market != selection.market } < Self.mostSelections
    }

    /// Puts an outcome on the slip, in place of another of the same market, or takes it off for good.
    /// - Parameter isOpen: whether bets are taken on it; what is on the slip can be taken off all the same.
    package mutating func toggle(_ selection: Selection, isOpen: Bool) {
        if contains(selection.match, selection.market, selection.outcome) {
            selections.removeAll { $0.id == selection.id }
            forgetSystemIfEmpty()
        } else if isOpen, hasRoom(for: selection) {
            selections.removeAll { $0.match == selection.match && $0.market == selection.market }
            selections.append(selection)
        }
    }

    /// The slip with what counts on another one, in place of other outcomes of the same markets, as far as there is room. Other
    /// odds are accepted where they are on both.
    package func adding(_ other: BetSlip) -> BetSlip {
        var slip = self
        for selection in other.active where !slip.contains(selection.match, selection.market, selection.outcome) {
            slip.toggle(selection, isOpen: true)
        }
        slip.systemSize = other.systemSize ?? systemSize
        slip.acceptsOddsChanges = acceptsOddsChanges && other.acceptsOddsChanges
        return slip
    }

    /// Takes a selection off; for ``secondsToUndo`` it can be put back.
    /// - Returns: `false` for one that does not count.
    package mutating func remove(_ id: String) -> Bool {
        guard let index = selections.firstIndex(where: { $0.id == id && $0.secondsToUndo == nil }) else { return false }
        selections[index].secondsToUndo = Self.secondsToUndo
        return true
    }

    /// Puts a selection back that can still be put back, where there is room for it.
    package mutating func undoRemoval(_ id: String) {
        guard let index = selections.firstIndex(where: { $0.id == id }), hasRoom(for: selections[index]) else { return }
        selections[index].secondsToUndo = nil
    }

    /// A second less to put a selection back; after the last one it is off for good.
    package mutating func secondPassed(for id: String) {
        guard let index = selections.firstIndex(where: { $0.id == id }),
            let seconds = selections[index].secondsToUndo
        else { return }
        if seconds > 1 {
            selections[index].secondsToUndo = seconds - 1
        } else {
            selections.remove(at: index)
            forgetSystemIfEmpty()
        }
    }

    /// With nothing left on the slip, and nothing to be put back, what is chosen next is bet on together again.
    private mutating func forgetSystemIfEmpty() {
        if selections.isEmpty { systemSize = nil }
    }
}
