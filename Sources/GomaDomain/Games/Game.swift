/// A game of the casino.
package struct Game: Hashable, Sendable, Identifiable {
    /// The ways in which it is played.
    package enum Mode: CaseIterable, Hashable, Sendable {
        case money
        /// Without money.
        case practice
    }

    /// The reasons why it cannot be played.
    package enum Obstacle: Error, Hashable, Sendable {
        /// Nobody can, in that way.
        case notOffered
        case account(Account.Obstacle)
        /// There is less than the least stake.
        case belowLeastStake(Amount)
    }

    package let id: String
    package var name: String
    /// Who makes it; `nil` where that is not told.
    package var provider: String?
    /// The ways in which it can be played now; none where nobody can.
    package var modes: Set<Mode>
    /// What a round costs.
    package var stakes: StakeRange

    /// Games that are remembered as played of late at most.
    package static let mostRecent = 10

    package init(
        id: String, name: String, provider: String? = nil, modes: Set<Mode> = Set(Mode.allCases), stakes: StakeRange
    ) {
        self.id = id
        self.name = name
        self.provider = provider
        self.modes = modes
        self.stakes = stakes
    }

    /// Why it cannot be played; `nil` where it can. To practise takes no login and no money.
    /// - Parameter balance: what the customer can stake.
    package func obstacle(to mode: Mode, for account: Account?, balance: Amount) -> Obstacle? {
        guard modes.contains(mode) else { return .notOffered }
        guard mode == .money else { return nil }
        guard let account else { return .account(.loggedOut) }
        if let obstacle = account.obstacle(to: .stake) { return .account(obstacle) }
        return balance < stakes.least ? .belowLeastStake(stakes.least) : nil
    }
}
