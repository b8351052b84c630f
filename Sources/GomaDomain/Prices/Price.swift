import Foundation

/// A price as the bookmaker offers it, and the way it moved last.
package struct Price: Hashable, Sendable {
    package private(set) var odds: Odds
    /// The last movement, until it has been seen.
    package private(set) var change: OddsChange
    /// Counts the movements, so that a second rise is told from the first.
    package private(set) var changeCount: Int

    package init(_ odds: Odds, change: OddsChange = .none, changeCount: Int = 0) {
        self.odds = odds
        self.change = change
        self.changeCount = changeCount
    }

    /// Takes a new price: the direction follows from the old one; an equal price is no movement, and leaves the last one standing.
    package mutating func move(to price: Odds) {
        let movement = OddsChange(from: odds, to: price)
        guard movement != .none else { return }
        odds = price
        change = movement
        changeCount += 1
    }

    /// Moves by a twentieth of itself, and by one step at least; never below the least that is offered, where it is not there
    /// already.
    package mutating func step(_ direction: OddsChange) {
        let way = max(Self.step, odds.value * Self.share)
        let target =
            switch direction {
            case .none: odds.value
            case .up: (odds.value + way).rounded(toMultipleOf: Self.step)
            case .down: (odds.value - way).rounded(toMultipleOf: Self.step)
            }
        move(to: Odds(nearest: max(min(Self.least, odds.value), target)))
    }

    /// Takes the movement as seen.
    package mutating func clearChange() { change = .none }

    /// Share of itself by which a price moves.
    private static let share = Decimal(hundredths: 5)
    /// Moving prices come in multiples of this.
    private static let step = Decimal(hundredths: 5)
    /// The least price that a movement ends at.
    private static let least = Decimal(hundredths: 101)
}

extension Decimal {
    fileprivate func rounded(toMultipleOf step: Decimal) -> Decimal { (self / step).rounded(to: 0) * step }
}
