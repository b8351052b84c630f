import Foundation
import GomaUI

/// What the customer does.
extension Sportsbook {
    /// How long a selection that was taken out can be put back, in seconds.
    static let secondsToUndo = 5

    /// Puts an outcome on the bet slip, in place of another of the same market, or takes it off; tells what came of it.
    func toggle(_ selection: BetSlip.Selection) {
        let before = slip.active
        if slip.contains(selection.match, selection.market, selection.outcome) {
            slip.selections.removeAll { $0.id == selection.id }
        } else if isOpen(selection) {
            slip.selections.removeAll { $0.match == selection.match && $0.market == selection.market }
            slip.selections.append(selection)
        }
        slipChanged(of: [selection.match])
        before.filter { !slip.active.contains($0) }.forEach(tellChoice)
        slip.active.filter { !before.contains($0) }.forEach(tellChoice)
    }

    /// Takes a selection off the bet slip; for some seconds it can be put back.
    func remove(_ id: String) {
        guard slip.active.contains(where: { $0.id == id }) else { return }
        changeSelection(id) { $0.secondsToUndo = Self.secondsToUndo }
        undoing[id] = environment.scheduler.every(.seconds(1)) { [weak self] in self?.secondPassed(for: id) }
    }

    func undoRemoval(_ id: String) { changeSelection(id) { $0.secondsToUndo = nil } }

    /// The bet has been placed for good: the slip is empty.
    func betPlaced() {
        let matches = slip.selections.map(\.match)
        slip.selections = []
        slipChanged(of: matches)
    }

    /// What the customer has after a bet has been paid, or paid back.
    func setBalance(_ amount: Decimal) {
        guard slip.balance.amount != amount else { return }
        slip.balance.amount = amount
        slipChanged(of: [])
    }

    func setAcceptsOddsChanges(_ acceptsOddsChanges: Bool) {
        slip.acceptsOddsChanges = acceptsOddsChanges
        slipChanged(of: [])
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
        if slip.selections.contains(where: { $0.match == match }) { mark(.slip) }
    }

    /// Whether an outcome can be bet on.
    func isOpen(_ selection: BetSlip.Selection) -> Bool {
        guard let known = known(selection) else { return false }
        return known.match.phase != .ended && !known.market.isSuspended && known.outcome.result == nil
    }

    /// What a selection means; `nil` for what is not in the book.
    func known(_ selection: BetSlip.Selection) -> (match: Match, market: Market, outcome: Outcome)? {
        guard let match = matches[selection.match], let market = match.market(selection.market),
            let outcome = market.outcomes.first(where: { $0.id == selection.outcome })
        else { return nil }
        return (match, market, outcome)
    }

    /// The prices of all selections together; `nil` without any.
    var totalOdds: Odds? { Odds(combining: slip.active.compactMap { known($0)?.outcome.odds }) }

    /// Whether everything on the slip can be bet on.
    var hasOnlyOpenSelections: Bool { slip.active.allSatisfy(isOpen) }

    private func changeSelection(_ id: String, _ change: (inout BetSlip.Selection) -> Void) {
        guard let index = slip.selections.firstIndex(where: { $0.id == id }) else { return }
        change(&slip.selections[index])
        slipChanged(of: [slip.selections[index].match])
    }

    /// A second less to put a selection back; after the last one it is off for good.
    private func secondPassed(for id: String) {
        guard let index = slip.selections.firstIndex(where: { $0.id == id }),
            let seconds = slip.selections[index].secondsToUndo
        else { return }
        if seconds > 1 {
            slip.selections[index].secondsToUndo = seconds - 1
        } else {
            slip.selections.remove(at: index)
        }
        slipChanged(of: [])
    }

    private func slipChanged(of matches: [String]) {
        let removed = slip.selections.filter { $0.secondsToUndo != nil }.map(\.id)
        undoing = undoing.filter { removed.contains($0.key) }
        mark(.slip)
        for match in matches { mark(.match(match)) }
        tell()
    }
}

extension Match {
    func market(_ id: String) -> Market? { markets.first { $0.id == id } }
}
