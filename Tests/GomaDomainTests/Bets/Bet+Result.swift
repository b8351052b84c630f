import Testing

@testable import GomaDomain

extension Bet {
    /// Settles it by a match on which one of its selections has a result.
    /// - Returns: what is to be paid; `nil` while the bet is pending, and where it was over before.
    @discardableResult
    mutating func settle(_ selection: String, as result: Outcome.Result) throws -> Amount? {
        let known = selections.first { $0.id == selection }
        let chosen = try #require(known)
        var outcome = Outcome(id: chosen.outcome, title: "", odds: chosen.odds)
        outcome.result = result
        return settle(
            by: Match(
                id: chosen.match, competition: "", home: "", away: "", phase: .ended,
                markets: [Market(id: chosen.market, outcomes: [outcome])]))
    }
}
