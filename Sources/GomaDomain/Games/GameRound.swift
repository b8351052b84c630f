import Foundation

/// A round of a game with three reels: what they show, and what that pays. The same seed gives the same round.
package struct GameRound: Hashable, Sendable {
    /// What a reel can show, the dearest first.
    package enum Symbol: Int, CaseIterable, Hashable, Sendable { case seven, star, bell, gift, flame, sun }

    /// What the reels show, from left to right.
    package let symbols: [Symbol]

    package init(symbols: [Symbol]) { self.symbols = symbols }

    package init(seed: UInt64) {
        var random = LeagueRandom(seed)
        symbols = (0..<3).map { _ in Symbol.allCases[Int(random.next() % UInt64(Symbol.allCases.count))] }
    }

    /// What the stake is multiplied by: three of a kind, two sevens, or another pair, which brings most of it back. Over all
    /// rounds some 93 of a hundred staked come back.
    package var factor: Amount {
        let counts = Symbol.allCases.map { symbol in (symbol, symbols.count { $0 == symbol }) }
        guard let (symbol, count) = counts.first(where: { $0.1 > 1 }) else { return 0 }
        if count < 3 { return symbol == .seven ? 3 : Amount(hundredths: 80) }
        switch symbol {
        case .seven: return 50
        case .star: return 20
        case .bell: return 10
        case .gift: return 8
        case .flame: return 5
        case .sun: return 4
        }
    }

    /// What a stake brings, in whole hundredths.
    package func payout(of stake: Amount) -> Amount { (stake * factor).rounded() }
}
