import Foundation

extension Bet {
    /// An outcome that a bet is on, with the odds at which it was placed.
    package struct Selection: Codable, Hashable, Sendable, Identifiable {
        package let match: String
        package let market: String
        package let outcome: String
        package let odds: Odds
        /// How it has ended; `nil` until it is decided.
        package internal(set) var result: Outcome.Result?

        package init(match: String, market: String, outcome: String, odds: Odds) {
            self.match = match
            self.market = market
            self.outcome = outcome
            self.odds = odds
        }

        /// What is chosen on a slip, at the odds of now.
        package init(_ chosen: BetSlip.Selection, at odds: Odds) {
            self.init(match: chosen.match, market: chosen.market, outcome: chosen.outcome, odds: odds)
        }

        package var id: String { "\(match)/\(market)/\(outcome)" }

        /// What a stake on it is multiplied by; `nil` until it is decided. Of a half result, half the stake comes back as it is,
        /// and the other half is won or lost.
        var factor: Amount? {
            switch result {
            case nil: nil
            case .won: odds.value
            case .halfWon: (odds.value + 1) / 2
            case .void: 1
            case .halfLost: Amount(hundredths: 50)
            case .lost: 0
            }
        }
    }
}
