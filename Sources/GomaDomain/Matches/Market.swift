/// A market of a match, and its outcomes.
package struct Market: Hashable, Sendable, Identifiable {
    package let id: String
    package var name: String
    /// Whether no bets are taken for the moment.
    package var isSuspended: Bool
    /// The group that it is listed in beside all markets; `nil` for none.
    package var group: String?
    package var outcomes: [Outcome]

    package init(
        id: String, name: String = "", isSuspended: Bool = false, group: String? = nil, outcomes: [Outcome]
    ) {
        self.id = id
        self.name = name
        self.isSuspended = isSuspended
        self.group = group
        self.outcomes = outcomes
    }

    /// Says which outcomes won, and takes no more bets; without winners the market is void.
    mutating func settle(_ winners: [String]) {
        isSuspended = true
        for index in outcomes.indices {
            let isWinner = winners.contains(outcomes[index].id)
            outcomes[index].result = winners.isEmpty ? .void : isWinner ? .won : .lost
        }
    }
}
