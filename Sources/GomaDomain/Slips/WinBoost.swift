import Foundation

/// The boost of a bet on many selections together: with each one more, a greater share of the winnings is added.
package struct WinBoost: Hashable, Sendable {
    package struct Step: Hashable, Sendable {
        /// Selections from which on it applies.
        package let count: Int
        /// What is added to the winnings, 0…1.
        package let share: Amount
    }

    /// Odds that a selection has to have to count.
    package static let leastOdds: Odds = 1.2
    package static let steps = [
        Step(count: 3, share: Amount(hundredths: 3)), Step(count: 4, share: Amount(hundredths: 5)),
        Step(count: 5, share: Amount(hundredths: 10)), Step(count: 7, share: Amount(hundredths: 20)),
        Step(count: 10, share: Amount(hundredths: 50)),
    ]

    /// Selections that count.
    package let count: Int

    /// - Parameter selections: the odds of all that is chosen.
    package init(selections: [Odds]) { count = selections.count { $0 >= Self.leastOdds } }

    /// The step that is reached; `nil` for none.
    package var reached: Step? { Self.steps.last { $0.count <= count } }
    /// The step that is next; `nil` where all are reached.
    package var next: Step? { Self.steps.first { $0.count > count } }
    /// What is added to the winnings, 0…1.
    package var share: Amount { reached?.share ?? 0 }
}
