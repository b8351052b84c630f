import Foundation

/// What the customer does.
extension Sportsbook {
    /// Puts an outcome on the bet slip, in place of another of the same market, or takes it off; tells what came of it.
    func toggle(_ selection: BetSlip.Selection) {
        let before = slip.active
        let isOpen = isOpen(selection)
        if isOpen, !slip.contains(selection.match, selection.market, selection.outcome) { tellIfFull(for: selection) }
        slip.toggle(selection, isOpen: isOpen)
        slipChanged(of: [selection.match])
        before.filter { !slip.active.contains($0) }.forEach(tellChoice)
        let chosen = slip.active.filter { !before.contains($0) }
        placing?.chosenAnew.formUnion(chosen.map(\.id))
        chosen.forEach(tellChoice)
    }

    /// Takes a selection off the bet slip; for some seconds it can be put back.
    func remove(_ id: String) {
        guard slip.remove(id) else { return }
        selectionChanged(id)
        undoing[id] = environment.scheduler.every(.seconds(1)) { [weak self] in
            self?.slip.secondPassed(for: id)
            self?.slipChanged(of: [])
        }
    }

    func undoRemoval(_ id: String) {
        if let removed = slip.selections.first(where: { $0.id == id }) { tellIfFull(for: removed) }
        slip.undoRemoval(id)
        selectionChanged(id)
    }

    /// Says that a bet has no more selections, where that keeps one off the slip.
    private func tellIfFull(for selection: BetSlip.Selection) {
        if !slip.hasRoom(for: selection) { refusals.tell(.bet(.selectionCount)) }
    }

    func setAcceptsOddsChanges(_ acceptsOddsChanges: Bool) {
        slip.acceptsOddsChanges = acceptsOddsChanges
        slipChanged(of: [])
    }

    func toggleFavorite(_ match: String) { update(match) { $0.isFavorite.toggle() } }

    /// The movement of a price has been shown for long enough.
    func clearChange(_ match: String, _ market: String, _ outcome: String) {
        update(match) { $0.clearChange(of: outcome, in: market) }
        if slip.selections.contains(where: { $0.match == match }) { mark(.slip) }
    }

    /// Whether an outcome can be bet on.
    func isOpen(_ selection: BetSlip.Selection) -> Bool {
        known(selection).map { $0.match.takesBets(on: $0.outcome, of: $0.market) } ?? false
    }

    /// What a selection means; `nil` for what is not in the book.
    func known(_ selection: BetSlip.Selection) -> (match: Match, market: Market, outcome: Outcome)? {
        guard let match = matches[selection.match],
            let found = match.find(selection.outcome, of: selection.market)
        else { return nil }
        return (match, found.market, found.outcome)
    }

    /// The odds of what the slip holds as it is to be bet on; `nil` without selections.
    var totalOdds: Odds? { slip.odds { known($0)?.outcome.odds } }

    /// The odds that are told of the slip.
    var shownOdds: Odds? { totalOdds.flatMap(told) }

    /// The slip's odds as they are told: the product of what is not bet on together is no price.
    func told(_ odds: Odds) -> Odds? { slip.hasClash ? nil : odds }

    /// Whether everything on the slip can be bet on.
    var hasOnlyOpenSelections: Bool { slip.active.allSatisfy(isOpen) }

    private func selectionChanged(_ id: String) {
        guard let selection = slip.selections.first(where: { $0.id == id }) else { return }
        slipChanged(of: [selection.match])
    }

    func slipChanged(of matches: [String]) {
        let removed = slip.selections.filter { $0.secondsToUndo != nil }.map(\.id)
        undoing = undoing.filter { removed.contains($0.key) }
        mark(.slip)
        for match in matches { mark(.match(match)) }
        tell()
    }
}
