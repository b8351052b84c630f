/// A market of a match, and its outcomes.
package struct Market: Hashable, Sendable, Identifiable {
    package let id: String
    package var name: MarketName
    /// Whether no bets are taken for the moment.
    package var isSuspended: Bool
    /// The group that it is listed in beside all markets; `nil` for none.
    package var group: MarketGroup?
    package var outcomes: [Outcome]

    package init(
        id: String, name: MarketName = "", isSuspended: Bool = false, group: MarketGroup? = nil, outcomes: [Outcome]
    ) {
        self.id = id
        self.name = name
        self.isSuspended = isSuspended
        self.group = group
        self.outcomes = outcomes
    }

    /// Whether it is decided.
    package var isSettled: Bool { !outcomes.isEmpty && outcomes.allSatisfy { $0.result != nil } }

    /// Says which outcomes won, and takes no more bets; without winners the market is void.
    mutating func settle(_ winners: [String]) {
        settle(Dictionary(winners.map { ($0, .won) }) { first, _ in first })
    }

    /// Gives outcomes their results, and takes no more bets; one that is not named is lost. Where none of them is named, as
    /// after a draw that the market does not list, the market is void.
    mutating func settle(_ results: [String: Outcome.Result]) {
        isSuspended = true
        let isVoid = outcomes.allSatisfy { results[$0.id] == nil }
        for index in outcomes.indices {
            outcomes[index].result = isVoid ? .void : results[outcomes[index].id] ?? .lost
        }
    }

    /// Leaves decided what was, where nothing else is told of it, and takes no more bets then.
    mutating func keepResults(of known: Market) {
        for index in outcomes.indices where outcomes[index].result == nil {
            let id = outcomes[index].id
            guard let result = known.outcomes.first(where: { $0.id == id })?.result else { continue }
            outcomes[index].result = result
            isSuspended = true
        }
    }
}
