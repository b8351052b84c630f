import Foundation

extension BetSlip {
    /// How its selections make up a bet: as it was chosen, where there are enough of them.
    package var betKind: Bet.Kind {
        if active.count < 2 { return .single }
        guard let systemSize, systemSizes.contains(systemSize) else { return .multiple }
        return .system(systemSize)
    }

    /// How many of its selections may have to come true together, beside all: from two on each may be bet on by itself.
    package var systemSizes: Range<Int> { 1..<max(1, active.count) }

    /// Whether a selection would have to come true together with another of its match, as no bet does.
    package func clashes(_ selection: Selection) -> Bool {
        !betKind.isOfEachAlone && active.count { $0.match == selection.match } > 1
    }

    /// Whether two selections clash, so that no bet is taken on the slip as it is.
    package var hasClash: Bool { active.contains { clashes($0) } }

    /// The odds of it as a bet: what each unit of the stake brings if all comes true. `nil` without selections.
    /// - Parameter price: the odds of now.
    package func odds(_ price: (Selection) -> Odds?) -> Odds? {
        let prices = active.compactMap(price)
        guard case .system(let size) = betKind else { return Odds(combining: prices) }
        let ways = prices.map { _ in Amount(1) }.sumOfProducts(choosing: size)
        return ways > 0 ? Odds(nearest: prices.map(\.value).sumOfProducts(choosing: size) / ways) : nil
    }

    /// The share of the winnings that is added for many selections at good odds; a system has none.
    package func boost(_ price: (Selection) -> Odds?) -> Amount {
        guard betKind == .multiple else { return 0 }
        return WinBoost(selections: active.compactMap(price)).share
    }

    /// Takes off what a bet is on, apart from what is to be bet on once more. The next selections are bet on together again,
    /// where none is left.
    package mutating func remove(selectionsOf bet: Bet, except kept: Set<String> = []) {
        let placed = Set(bet.selections.map(\.id)).subtracting(kept)
        for chosen in active where placed.contains(chosen.id) { toggle(chosen, isOpen: false) }
        if active.isEmpty { systemSize = nil }
    }

    /// The slip without what can still be put back.
    package var withoutRemoved: BetSlip { keeping { $0.secondsToUndo == nil } }

    /// The slip with those selections alone of which something holds.
    package func keeping(_ holds: (Selection) -> Bool) -> BetSlip {
        var slip = self
        slip.selections.removeAll { !holds($0) }
        return slip
    }
}
