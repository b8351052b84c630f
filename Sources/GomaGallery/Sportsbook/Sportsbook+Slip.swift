import Foundation
import GomaUI

/// What the customer does.
extension Sportsbook {
    /// Puts an outcome on the bet slip, in place of another of the same market, or takes it off.
    func toggle(_ selection: BetSlip.Selection) {
        if slip.contains(selection.match, selection.market, selection.outcome) {
            slip.selections.removeAll { $0.id == selection.id }
        } else if isOpen(selection) {
            slip.selections.removeAll { $0.match == selection.match && $0.market == selection.market }
            slip.selections.append(selection)
        }
        slipChanged(of: selection.match)
    }

    /// Takes a selection off the bet slip.
    func remove(_ id: String) {
        guard let selection = slip.selections.first(where: { $0.id == id }) else { return }
        slip.selections.removeAll { $0.id == id }
        slipChanged(of: selection.match)
    }

    func toggleFavorite(_ match: String) { update(match) { $0.isFavorite.toggle() } }

    /// The movement of a price has been shown for long enough.
    func clearChange(_ match: String, _ market: String, _ outcome: String) {
        update(match) { match in
            guard let place = match.markets.firstIndex(where: { $0.id == market }),
                let index = match.markets[place].outcomes.firstIndex(where: { $0.id == outcome })
            else { return }
            match.markets[place].outcomes[index].change = .none
        }
    }

    /// Whether an outcome can be bet on.
    func isOpen(_ selection: BetSlip.Selection) -> Bool {
        guard let match = matches[selection.match], let market = match.market(selection.market) else { return false }
        guard match.phase != .ended, !market.isSuspended else { return false }
        return market.outcomes.contains { $0.id == selection.outcome && $0.result == nil }
    }

    /// The outcome that a selection means.
    func outcome(of selection: BetSlip.Selection) -> (match: Match, market: Market, outcome: Outcome)? {
        guard let match = matches[selection.match], let market = match.market(selection.market),
            let outcome = market.outcomes.first(where: { $0.id == selection.outcome })
        else { return nil }
        return (match, market, outcome)
    }

    /// The prices of all selections together; `nil` without any.
    var totalOdds: Double? {
        let prices = slip.selections.compactMap { outcome(of: $0)?.outcome.odds }
        return prices.isEmpty ? nil : prices.reduce(1, *)
    }

    private func slipChanged(of match: String) {
        mark(.slip)
        mark(.match(match))
        tell()
    }
}

extension Match {
    func market(_ id: String) -> Market? { markets.first { $0.id == id } }
}
